// Says in lines what a flow asks of one applicant: page, step, kind of screen, and its questions.
import type { AnswerValue, Known } from '#core/contract/field-set.ts'
import type { Flow, Step } from '#core/flow/flow.ts'
import { pathOf, visibleFields } from '#core/flow/walk.ts'

/** Answers by field id, as a flow's conditions see them. */
const knownOf = (answers: Readonly<Record<string, AnswerValue>>): Known => new Map(Object.entries(answers))

/**
 * One line a step of the path: `3 bank bank-link once api=x`, questions after a colon. `?` behind a question: need not be answered;
 * `=`: may replace what is known; `+`: several people answer it.
 */
export function askedOf<Id extends string, F>(
  flow: Flow<Id, F>,
  answers: Readonly<Record<string, AnswerValue>>,
  facts: F,
): string[] {
  const known: Known<Id> = knownOf(answers)
  const fieldsOf = (step: Step<Id, F>) =>
    visibleFields(step, known, facts).map(
      ({ field, required, replaces, shared }) =>
        field + (required ? '' : '?') + (replaces ? '=' : '') + (shared ? '+' : ''),
    )
  return pathOf(flow, known, facts).map((step) =>
    [
      step.page,
      step.id,
      step.kind,
      step.asks,
      step.onceOnly && 'once',
      step.onInvalid,
      step.api && `api=${step.api}`,
      step.fields && `: ${fieldsOf(step).join(' ')}`,
    ]
      .filter((each) => each !== undefined)
      .join(' ')
      .replace(' :', ':'),
  )
}

/** The lines of an indented text. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
