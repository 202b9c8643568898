// The keyed hash of the tax id: an application is found by it, as by e-mail and phone.
import type { AnswerValue, FieldId } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { KeyRing } from '#platform/keys.ts'
import { taxIndex } from '#platform/store/lead-columns.ts'

/** That tax id is the owner's SSN for a sole proprietorship and else the EIN. Null where `clear` does not tell it. */
export function taxKeyOf(
  keys: Pick<KeyRing, 'index'>,
  classification: AnswerValue | undefined,
  clear: (field: FieldId) => AnswerValue | null | undefined,
): string | null {
  const field = isSoleProprietor(classification) ? 'ssn' : 'ein'
  const value = clear(field) ?? null
  return value === null ? null : taxIndex(keys, field, String(value))
}
