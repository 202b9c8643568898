// Every answer of an application: its id inside, its names on the wire, its kind, and whether it is kept encrypted. By subject, a file each: a form loads those it asks about.
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { addressFields } from './address-fields.ts'
import { businessFields } from './business-fields.ts'
import { businessNameFields } from './business-name-fields.ts'
import { contactFields } from './contact-fields.ts'
import type { AnswersTo, FieldSet, Fields, Known } from './field-set.ts'
import { goalFields } from './goal-fields.ts'
import { identityFields } from './identity-fields.ts'
import { industryFields } from './industry-fields.ts'
import { loanFields } from './loan-fields.ts'
import { ownerFields } from './owner-fields.ts'
import { signatureField } from './signature-field.ts'

export type { AnswerValue } from './field-set.ts'

export type FieldId = keyof typeof en
export type KnownLead = Known<FieldId>

/** Specification 1, section 3. */
export const leadFields = {
  ...contactFields,
  ...businessNameFields,
  ...businessFields,
  ...identityFields,
  ...industryFields,
  ...goalFields,
  ...ownerFields,
  ...addressFields,
  ...loanFields,
  ...signatureField,
} as const satisfies Fields<FieldId>

export const leadSet = { fields: leadFields, labels: { en, es } } satisfies FieldSet<FieldId>

/** The answers of an application, each of its field's own type ('monthlySales': cents). */
export type LeadAnswers = AnswersTo<typeof leadFields>

export const fieldIds = Object.keys(leadFields) as FieldId[]
export const secretFields = fieldIds.filter((id) => leadFields[id].secret)
