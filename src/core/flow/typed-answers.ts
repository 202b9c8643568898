// What was typed, as a flow sees it: which answers are known, and what is still wrong with a step.
import type { Fields, Known, Texts } from '#core/contract/field-set.ts'
import type { FieldError } from '#core/fields/field-kind.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Step } from './flow.ts'
import { visibleFields } from './walk.ts'

/** Field id -> mask of an answer that only the server holds ('•••-••-1234'). */
export type Masks<Id extends string = string> = Readonly<Partial<Record<Id, string>>>

/** What stands in the browser: texts, masks, and the kinds of the fields that were loaded so far. */
export interface Typed<Id extends string = string> {
  readonly fields: Partial<Fields<Id>>
  readonly typed: Texts<Id>
  readonly masks: Masks<Id>
  readonly today: IsoDate
}

/**
 * Typed answers that can be read count as known; masked ones are known to be there, their value is not. An answer whose kind is not
 * loaded yet was never typed here: it stands as the server told it.
 */
export const knownOfTyped = <Id extends string>({ fields, typed, masks, today }: Typed<Id>): Known<Id> => {
  const valueOf = (id: Id) => {
    const text = typed[id] ?? ''
    if (text.trim() === '') return undefined
    const field = fields[id]
    if (!field) return text
    const parsed = field.kind.parse(text, { today, ...field.options })
    return parsed.ok ? parsed.value : undefined
  }
  return { has: (id) => valueOf(id) !== undefined || masks[id] !== undefined, get: valueOf }
}

/** What is wrong with one answer, null when nothing is. An empty optional answer and a masked one are right. */
function problemOf<Id extends string>(
  id: Id,
  required: boolean,
  { fields, typed, masks, today }: Typed<Id>,
): FieldError | null {
  const text = typed[id] ?? ''
  if (text.trim() === '' && (!required || masks[id] !== undefined)) return null
  const field = fields[id]
  if (!field) return null
  const parsed = field.kind.parse(text, { today, ...field.options })
  return parsed.ok ? null : parsed.refusal
}

/** Field id -> what is wrong, in the order of the step's visible fields. */
export function problemsOf<Id extends string>(
  step: Pick<Step<Id>, 'fields'>,
  given: Typed<Id>,
): Map<Id, FieldError> {
  const known = knownOfTyped(given)
  const problems = new Map<Id, FieldError>()
  const answer = (id: string) => known.get(id as Id)
  for (const { field, required } of visibleFields(step, known, {})) {
    const beside = given.fields[field]?.wrongBeside?.(answer, given.today)
    const problem = problemOf(field, required, given) ?? (beside ? ({ key: 'invalid' } as const) : null)
    if (problem) problems.set(field, problem)
  }
  return problems
}
