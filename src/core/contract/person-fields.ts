// The answers that name a person.
import { flagKind } from '#core/fields/checkbox.ts'
import { nameKind } from '#core/fields/name.ts'
import { ownWritingKind } from '#core/fields/own-writing.ts'
import { en } from '#core/words/person-fields/en.ts'
import { es } from '#core/words/person-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type PersonField = keyof typeof en

/** Specification 1, section 3. `ownName` and `oneName` are ours (spec 245, spec 280). */
export const personFields = {
  firstName: field(nameKind, ['pg.fn', 'business.fn']),
  lastName: field(nameKind, ['pg.ln', 'business.ln']),
  oneName: field(flagKind, ['pg.onename']),
  ownName: field(ownWritingKind, ['pg.ownName']),
} as const satisfies Fields<PersonField>

export const personSet = { fields: personFields, labels: { en, es } } satisfies FieldSet<PersonField>
