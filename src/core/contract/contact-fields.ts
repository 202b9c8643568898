// The answers of the first page. A file of its own: the first page loads no other.
import { flagKind } from '#core/fields/checkbox.ts'
import { emailKind } from '#core/fields/email.ts'
import { phoneKind } from '#core/fields/phone.ts'
import { en } from '#core/words/contact-fields/en.ts'
import { es } from '#core/words/contact-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'
import { personFields } from './person-fields.ts'
import { requestFields } from './request-fields.ts'

export type ContactField = keyof typeof en

/** Specification 1, section 3; the person's contact is accepted under `business` and under `pg`, as the described product sends it. */
export const contactFields = {
  ...requestFields,
  ...personFields,
  email: field(emailKind, ['business.email', 'pg.email']),
  cellPhone: field(phoneKind, ['pg.phone', 'business.phone[contact]']),
  smsConsent: field(flagKind, ['business.smsConsent', 'business.smsOptIn', 'pg.smsOptIn']),
} as const satisfies Fields<ContactField>

export const contactSet = { fields: contactFields, labels: { en, es } } satisfies FieldSet<ContactField>
