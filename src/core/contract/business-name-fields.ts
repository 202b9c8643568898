// The name of the business.
import { businessNameKind } from '#core/fields/business-name.ts'
import { ownWritingKind } from '#core/fields/own-writing.ts'
import { en } from '#core/words/business-name-fields/en.ts'
import { es } from '#core/words/business-name-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

type BusinessNameField = keyof typeof en

/** Specification 1, section 3. `ownBusinessName` is ours (spec 245). */
export const businessNameFields = {
  businessName: field(businessNameKind, ['business.name']),
  ownBusinessName: field(ownWritingKind, ['business.ownName']),
} as const satisfies Fields<BusinessNameField>

export const businessNameSet = {
  fields: businessNameFields,
  labels: { en, es },
} satisfies FieldSet<BusinessNameField>
