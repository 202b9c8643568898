// Who holds a Finicity account: the owners' names, and how well they match the applicant where that is bought.
import type { OwnerMatch } from '#core/domain/bank-history.ts'
import { fromE164 } from '#core/fields/phone.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Fault } from '../../faults.ts'
import type { StatedParty } from '../port.ts'
import type { FinicityClient } from './client.ts'
import { matchAnswer, ownerAnswer } from './wire.ts'

export interface Holders {
  readonly owners: readonly string[]
  readonly match?: OwnerMatch
}

interface Of {
  readonly customerId: string
  readonly accountId: string
  /** Milliseconds. */
  readonly slowMs: number
}

/** What one holder's scores say of the applicant, whole numbers from 0 to 100. */
type Scored = ReturnType<typeof matchAnswer.parse>['holders'][number]

/**
 * Owners of an account, matched with `stated` where one is given. Both calls are paid extras: a refusal of the match asks for the names
 * alone, and a refusal of these means only that they are unknown.
 */
export async function holdersOf(
  call: FinicityClient,
  of: Of,
  stated: StatedParty | undefined,
): Promise<Outcome<Holders, Fault>> {
  const matched = stated && (await matchHolders(call, of, stated))
  if (matched?.ok || (matched && isPassing(matched.refusal))) return matched
  const answer = await call({
    path: `/aggregation/v3/customers/${of.customerId}/accounts/${of.accountId}/owner`,
    timeoutMs: of.slowMs,
    parse: (body): Holders => ({
      owners: ownerAnswer.parse(body).holders.flatMap((holder) => holder.ownerName ?? []),
    }),
  })
  return answer.ok || isPassing(answer.refusal) ? answer : ok({ owners: [] })
}

const isPassing = ({ kind }: Fault): boolean => kind === 'unavailable' || kind === 'rate-limited'

/** Account Owner Match: the vendor compares with what the bank keeps, and answers the holders' names as well. */
const matchHolders = (
  call: FinicityClient,
  { customerId, accountId, slowMs }: Of,
  { firstName, lastName, email, phone, home }: StatedParty,
): Promise<Outcome<Holders, Fault>> =>
  call({
    path: `/account-owner-verification-matchings/customers/${customerId}/accounts/${accountId}`,
    timeoutMs: slowMs,
    body: {
      name: { firstName, lastName },
      ...(email ? { email } : {}),
      // Ten digits, without the country.
      ...(phone ? { phone: fromE164(phone) } : {}),
      ...(home
        ? {
            address: {
              line1: home.line1,
              ...(home.line2 ? { line2: home.line2 } : {}),
              city: home.city,
              state: home.state,
              postalCode: home.zip,
              country: 'US',
            },
          }
        : {}),
    },
    parse: (body): Holders => {
      const { holders } = matchAnswer.parse(body)
      const best = bestOf(holders)
      return { owners: holders.flatMap(({ ownerName }) => ownerName ?? []), ...(best ? { match: best } : {}) }
    },
  })

/** That of the holder whose name is nearest: another's address proves nothing. */
function bestOf(holders: readonly Scored[]): OwnerMatch | undefined {
  const most = (scores: readonly (number | undefined)[]) => {
    const told = scores.filter((score) => score !== undefined)
    return told.length ? Math.max(...told) : undefined
  }
  const read = holders.flatMap(({ nameScores, addresses, emails, phones }) => {
    const name = nameScores?.ownerName
    if (name === undefined) return []
    const address = most((addresses ?? []).map((one) => one.addressScores?.ownerAddress))
    const email = most((emails ?? []).map((one) => one.emailScores?.email))
    const phone = most((phones ?? []).map((one) => one.phoneScores?.phone))
    return {
      name,
      ...(address === undefined ? {} : { address }),
      ...(email === undefined ? {} : { email }),
      ...(phone === undefined ? {} : { phone }),
    }
  })
  return read.sort((a, b) => b.name - a.name)[0]
}
