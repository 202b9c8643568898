// The answers that say who the person is, where links go and what decides the qualification. Once given, only the application's own browser may change them.
import { secretFields, type FieldId } from '#core/contract/lead-fields.ts'

/**
 * Whoever holds the bare lead id, or a link to some questions, may add what is missing (a resumed application goes on), and changes none
 * of these (spec 8 and spec 9); a step of a link flow may say otherwise (`replaces`).
 */
export const identity: readonly FieldId[] = [
  'firstName',
  'lastName',
  'oneName',
  'ownName',
  'email',
  'cellPhone',
  'businessName',
  'ownBusinessName',
  'monthlySales',
  'yearsInBusiness',
  ...secretFields,
]
