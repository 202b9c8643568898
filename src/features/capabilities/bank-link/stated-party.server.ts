// Who applies, as their answers say it to a vendor of bank data.
import { filedName } from '#core/domain/one-name.ts'
import { fromE164, toE164 } from '#core/fields/phone.ts'
import type { LinkRequest, StatedAddress, StatedParty } from '#platform/providers/bank-data/port.ts'
import type { LeadRow } from '#platform/store/leads.ts'

type Person = Pick<LinkRequest, 'reference' | 'firstName' | 'lastName' | 'email' | 'phone'>

/** Opaque reference, name and contacts; what was not answered is '' or absent. */
export function personOf({ id, answers }: LeadRow): Person {
  const { firstName = '', lastName = '', email, cellPhone } = answers
  return {
    reference: id,
    firstName,
    lastName,
    ...(email ? { email } : {}),
    ...(cellPhone ? { phone: toE164(fromE164(cellPhone)) } : {}),
  }
}

/** Undefined without a name: then there is nobody to compare with. An only name is compared as the family's. */
export function partyOf(lead: LeadRow): StatedParty | undefined {
  const { email, phone, ...named } = personOf(lead)
  const { firstName, lastName } = lead.answers.oneName === true ? filedName(named) : named
  if (!firstName || !lastName) return undefined
  const { answers } = lead
  const home = addressOf([
    answers.homeAddress,
    answers.homeAddress2,
    answers.homeCity,
    answers.homeState,
    answers.homeZip,
  ])
  const address = addressOf([
    answers.businessAddress,
    answers.businessAddress2,
    answers.businessCity,
    answers.businessState,
    answers.businessZip,
  ])
  const { businessName, businessPhone } = answers
  return {
    firstName,
    lastName,
    ...(email ? { email } : {}),
    ...(phone ? { phone } : {}),
    ...(home ? { home } : {}),
    ...(businessName && businessPhone && address
      ? { business: { name: businessName, phone: toE164(fromE164(businessPhone)), address } }
      : {}),
  }
}

type Parts = readonly (string | undefined)[]

/** Undefined while a part other than the second line is missing. */
function addressOf([line1, line2, city, state, zip]: Parts): StatedAddress | undefined {
  if (!line1 || !city || !state || !zip) return undefined
  return { line1, ...(line2 ? { line2 } : {}), city, state, zip }
}
