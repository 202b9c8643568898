// The business record of a Finicity customer: what the vendor's own small-business reports are asked for by.
import { createHash } from 'node:crypto'
import { fromE164 } from '#core/fields/phone.ts'
import type { StatedParty } from '../port.ts'
import type { FinicityClient } from './client.ts'
import { businessAnswer, businessList } from './wire.ts'

/** A customer has one record at most. */
const THERE_ALREADY = '11000'

/**
 * Makes the record, or brings it up to date where it says something else. Answers a mark of what was written; `mark` again where nothing
 * had to be, and nothing where the vendor refused: the history is fetched all the same, and the next fetch tries again.
 */
export async function keepBusinessRecord(
  call: FinicityClient,
  customerId: string,
  { business }: StatedParty,
  mark: string | undefined,
): Promise<string | undefined> {
  if (!business) return mark
  const { name, phone, address } = business
  const record = {
    name,
    // An owner who applies guarantees what the business owes.
    personallyLiable: true,
    address: {
      addressLine1: address.line1,
      ...(address.line2 ? { addressLine2: address.line2 } : {}),
      city: address.city,
      state: address.state,
      postalCode: address.zip,
      country: 'US',
    },
    phoneNumber: { countryCode: '1', phoneNo: fromE164(phone) },
  }
  const wanted = createHash('sha256').update(JSON.stringify(record)).digest('base64url').slice(0, 16)
  if (wanted === mark) return mark
  const path = `/business-services/customers/${customerId}/businesses`
  const made = await call({ path, body: record, parse: (body) => businessAnswer.parse(body).businessId })
  if (made.ok) return wanted
  if (made.refusal.vendorCode !== THERE_ALREADY) return mark
  const found = await call({ path, parse: (body) => businessList.parse(body)[0]?.businessId ?? '' })
  if (!found.ok) return mark
  const changed = await call({
    path: `/business-services/businesses/${found.value}`,
    method: 'PUT',
    body: record,
    parse: (body) => businessAnswer.parse(body),
  })
  return changed.ok ? wanted : mark
}
