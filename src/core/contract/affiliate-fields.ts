// What an affiliate is asked when it signs up: an application's questions by its ids, under the names that the specification gives them.
import { businessNameKind } from '#core/fields/business-name.ts'
import { flagKind } from '#core/fields/checkbox.ts'
import { emailKind } from '#core/fields/email.ts'
import { nameKind } from '#core/fields/name.ts'
import { ownWritingKind } from '#core/fields/own-writing.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { stateKind } from '#core/fields/state.ts'
import { streetKind } from '#core/fields/street.ts'
import { anyTextKind, textKind } from '#core/fields/text.ts'
import { zipKind } from '#core/fields/zip.ts'
import { en } from '#core/words/affiliate-fields/en.ts'
import { es } from '#core/words/affiliate-fields/es.ts'
import { hasLastName } from '#core/domain/one-name.ts'
import { field, type AnswersTo, type FieldSet, type Fields } from './field-set.ts'

export type AffiliateField = keyof typeof en

/** Specification 2, section 3. `address2`, `onename`, `ownname` and `owncompany` are ours (spec 245, spec 280). */
export const affiliateFields = {
  firstName: field(nameKind, ['firstname']),
  lastName: field(nameKind, ['lastname']),
  oneName: field(flagKind, ['onename']),
  ownName: field(ownWritingKind, ['ownname']),
  email: field(emailKind, ['email']),
  cellPhone: field(phoneKind, ['phone']),
  businessName: field(businessNameKind, ['company']),
  ownBusinessName: field(ownWritingKind, ['owncompany']),
  businessAddress: field(streetKind, ['address']),
  businessAddress2: field(anyTextKind, ['address2']),
  businessZip: field(zipKind, ['zip']),
  businessState: field(stateKind, ['state']),
  businessCity: field(textKind, ['city']),
} as const satisfies Fields<AffiliateField>

export const affiliateSet = {
  fields: affiliateFields,
  labels: { en, es },
} satisfies FieldSet<AffiliateField>

export const affiliateFieldIds = Object.keys(affiliateFields) as AffiliateField[]

const optional: readonly AffiliateField[] = ['businessAddress2', 'oneName', 'ownName', 'ownBusinessName']

/** May stay empty. */
const isOptional = (id: AffiliateField): boolean => optional.includes(id)

/** What the form asks: no last name of whoever says that they have none. */
export const askedOfAffiliate = affiliateFieldIds.map((id) => ({
  field: id,
  required: !isOptional(id),
  ...(id === 'lastName' && { when: hasLastName }),
}))

export type AffiliateAnswers = AnswersTo<typeof affiliateFields>
