// The required answers that steps were saved without: neither sent nor stored.
import type { FieldSet, Known } from '#core/contract/field-set.ts'
import { missingAnswer } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import type { Step } from '#core/flow/flow.ts'
import { missingFields } from '#core/flow/walk.ts'
import type { Language } from '#core/words/words.ts'

/** One message for each, named by its place on the wire. `known`: what is stored, with what the save brings laid over it. */
export const missingAnswers = <Id extends string, F>(
  set: FieldSet<Id>,
  steps: readonly Pick<Step<Id, F>, 'fields'>[],
  known: Known<Id>,
  facts: F,
  language: Language,
): FieldRefusal[] =>
  steps.flatMap((step) => missingFields(step, known, facts)).map((id) => missingAnswer(set, id, language))
