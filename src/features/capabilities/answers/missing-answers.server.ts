// The required answers that a page was saved without. Reads the stored application only when the request alone does not have them.
import type { Known } from '#core/contract/lead-fields.ts'
import { missingAnswer, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { missingFields, stepAt } from '#core/flow/walk.ts'
import type { Language } from '#core/words/words.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { applyFlow } from '#features/journeys/apply/flow.ts'
import { knownOf } from './known.server.ts'

/** `stored`: reads the application that the save names; null for a new one. */
export async function missingAnswers(
  page: number,
  read: ReadAnswers,
  named: boolean,
  stored: () => Promise<LeadRow | null>,
  language: Language,
): Promise<FieldRefusal[]> {
  // Nothing is begun without a contact, whichever page comes first.
  const pages = named || page === 0 ? [page] : [0, page]
  const steps = pages.flatMap((each) => stepAt(applyFlow, each) ?? [])
  const lacking = (known: Known) => steps.flatMap((step) => missingFields(step, known))
  let missing = lacking(knownOf(null, read))
  if (missing.length && named) missing = lacking(knownOf(await stored(), read))
  return missing.map((id) => missingAnswer(id, language))
}
