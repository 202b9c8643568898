// What was typed, as a flow sees it: which answers are known, and what is still wrong with a step.
import { leadFields, type FieldId, type Known } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { FieldError } from '#core/fields/field-kind.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { isStartAhead } from '#core/domain/start-dates.ts'
import type { Step } from './flow.ts'
import { visibleFields } from './walk.ts'

/** Field id -> mask of an answer that only the server holds ('•••-••-1234'). */
export type Masks = Readonly<Partial<Record<FieldId, string>>>

/** Typed answers that can be read count as known; masked ones are known to be there, their value is not. */
export const knownOfTyped = (typed: TypedAnswers, masks: Masks, today: IsoDate): Known => {
  const valueOf = (id: FieldId) => {
    const text = typed[id] ?? ''
    if (text.trim() === '') return undefined
    const { kind, options } = leadFields[id]
    const parsed = kind.parse(text, { today, ...options })
    return parsed.ok ? parsed.value : undefined
  }
  return { has: (id) => valueOf(id) !== undefined || masks[id] !== undefined, get: valueOf }
}

/** What is wrong with one answer, null when nothing is. An empty optional answer and a masked one are right. */
export function problemOf(
  id: FieldId,
  required: boolean,
  given: { readonly typed: TypedAnswers; readonly masks: Masks; readonly today: IsoDate },
): FieldError | null {
  const text = given.typed[id] ?? ''
  if (text.trim() === '' && (!required || given.masks[id] !== undefined)) return null
  const { kind, options } = leadFields[id]
  const parsed = kind.parse(text, { today: given.today, ...options })
  return parsed.ok ? null : parsed.refusal
}

/** Field id -> what is wrong, in the order of the step's visible fields. */
export function problemsOf(
  step: Step,
  given: { readonly typed: TypedAnswers; readonly masks: Masks; readonly today: IsoDate },
): Map<FieldId, FieldError> {
  const known = knownOfTyped(given.typed, given.masks, given.today)
  const problems = new Map<FieldId, FieldError>()
  for (const { field, required } of visibleFields(step, known)) {
    const problem = problemOf(field, required, given)
    if (problem) problems.set(field, problem)
    else if (field === 'startMonth' && isStartAhead(known.get('startYear'), known.get(field), given.today))
      problems.set(field, { key: 'invalid' })
  }
  return problems
}
