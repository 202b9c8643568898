// The required answers that a page was saved without: neither sent nor stored.
import { leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { missingAnswer, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import type { Flow } from '#core/flow/flow.ts'
import { missingFields, stepAt } from '#core/flow/walk.ts'
import type { Language } from '#core/words/words.ts'
import type { SavedLead } from '#platform/store/leads.ts'
import { knownOf } from './known.server.ts'

/** `stored`: the application that the save names; null for a new one. */
export function missingAnswers<F>(
  flow: Flow<FieldId, F>,
  page: number,
  read: ReadAnswers,
  stored: SavedLead | null,
  language: Language,
): FieldRefusal[] {
  // Nothing is begun without a contact, whichever page comes first.
  const first = flow.steps[0]!
  const here = stepAt(flow, page)
  const steps = [...(stored || here === first ? [] : [first]), ...(here ? [here] : [])]
  const known = knownOf(stored, read)
  return steps.flatMap((step) => missingFields(step, known)).map((id) => missingAnswer(leadSet, id, language))
}
