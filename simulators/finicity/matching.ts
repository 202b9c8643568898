// Finicity's Account Owner Match: what is asked beside what the bank keeps of a holder, in scores from 0 to 100.
import type { WireAnswer } from '#simulators/bank-world/wire-server.ts'
import type { Customer } from './customers.ts'
import { failure } from './partner.ts'
import { wireHolder } from './wire.ts'

interface Asked {
  readonly name?: { readonly firstName?: unknown; readonly lastName?: unknown }
  readonly email?: unknown
  readonly phone?: unknown
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Share of the asked words that the kept text has. */
function scoreOf(asked: string, kept: string): number {
  const [wanted, there] = [wordsOf(asked), new Set(wordsOf(kept))]
  return Math.round((100 * wanted.filter((word) => there.has(word)).length) / Math.max(1, wanted.length))
}

/** E-mail and telephone are kept for the holder who is the customer; this world's banks keep nobody's address. */
export function matchOwners(customer: Customer, owners: readonly string[], asked: Asked): WireAnswer {
  const { firstName, lastName } = asked.name ?? {}
  if (typeof firstName !== 'string' || typeof lastName !== 'string' || !firstName || !lastName)
    return failure(400, '15001', 'One of the specified fields is missing or blank.')
  if (asked.phone !== undefined && !/^\d{1,10}$/.test(String(asked.phone)))
    return failure(400, '15001', 'One of the specified fields is missing or blank.')
  const { email, phone } = customer
  return {
    json: {
      holders: owners.map((ownerName) => {
        const isCustomer = ownerName === customer.fullName
        return {
          ...wireHolder(ownerName),
          addresses: [],
          emails:
            isCustomer && email
              ? [
                  {
                    email,
                    ...(asked.email ? { emailScores: { email: asked.email === email ? 100 : 0 } } : {}),
                  },
                ]
              : [],
          phones:
            isCustomer && phone
              ? [
                  {
                    phone,
                    ...(asked.phone
                      ? { phoneScores: { phone: phone.endsWith(String(asked.phone)) ? 100 : 0 } }
                      : {}),
                  },
                ]
              : [],
          nameScores: {
            ownerName: scoreOf(`${firstName} ${lastName}`, ownerName),
            firstName: scoreOf(firstName, ownerName),
            lastName: scoreOf(lastName, ownerName),
          },
        }
      }),
    },
  }
}
