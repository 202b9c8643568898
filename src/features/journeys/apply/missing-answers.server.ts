// The required answers that a page was saved without. Reads the stored application only when the request alone does not have them.
import { missingAnswer, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { FieldRefusal } from '#core/contract/refusals.ts'
import { missingFields, stepAt } from '#core/flow/walk.ts'
import type { Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import { readLead } from '#platform/store/leads.ts'
import { applyFlow } from './flow.ts'
import { knownOf } from './known.server.ts'

export async function missingAnswers(
  deps: Deps,
  page: number,
  leadId: string | null,
  read: ReadAnswers,
  language: Language,
): Promise<FieldRefusal[]> {
  const step = stepAt(applyFlow, page)
  if (!step) return []
  let missing = missingFields(step, knownOf(null, read))
  if (missing.length && leadId) missing = missingFields(step, knownOf(await readLead(deps.db, leadId), read))
  return missing.map((id) => missingAnswer(id, language))
}
