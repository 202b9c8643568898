// The answers about tax ids and the date of birth.
import { dateOfBirthKind } from '#core/fields/date-of-birth.ts'
import { einKind } from '#core/fields/ein.ts'
import { ssnKind } from '#core/fields/ssn.ts'
import { en } from '#core/words/identity-fields/en.ts'
import { es } from '#core/words/identity-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type IdentityField = keyof typeof en

/** Specification 1, section 3. */
export const identityFields = {
  // Which number 'tid' is, the classification says.
  ein: field(einKind, ['business.tid[ein]'], { secret: true, along: 'classification' }),
  ssn: field(ssnKind, ['pg.ssn', 'business.tid[sole]'], { secret: true }),
  dateOfBirth: field(dateOfBirthKind, ['pg.dob'], { secret: true }),
} as const satisfies Fields<IdentityField>

export const identitySet = { fields: identityFields, labels: { en, es } } satisfies FieldSet<IdentityField>
