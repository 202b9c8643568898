// What a form shows of a refusal: a message at each field that it names; where it names none, one for the whole.
import type { Fields } from '#core/contract/field-set.ts'
import { fieldOfPath } from '#core/contract/write-model.ts'
import type { Language } from '#core/words/words.ts'
import { failureText, type CallFailure } from './answer.ts'

interface RefusedFields<Id extends string> {
  readonly byField: Readonly<Partial<Record<Id, string>>>
  /** Empty where a field says it. */
  readonly problem: string
}

/** `soleProprietor`: whose tax id is an SSN. */
export function refusedFields<Id extends string>(
  fields: Fields<Id>,
  refusal: CallFailure,
  language: Language,
  soleProprietor = false,
): RefusedFields<Id> {
  const errors = refusal.kind === 'problem' ? refusal.errors : []
  const named = errors.flatMap(({ field, message }) => {
    const id = fieldOfPath(fields, field, soleProprietor)
    return id ? [[id, message] as const] : []
  })
  return {
    byField: Object.fromEntries(named) as Partial<Record<Id, string>>,
    problem: named.length ? '' : failureText(refusal, language),
  }
}
