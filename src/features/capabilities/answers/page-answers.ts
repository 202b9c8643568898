// Which answers a page's save takes along: its own, those changed on other pages, and the emptied ones that no longer apply.
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { knownOfTyped, type Masks } from '#core/flow/typed-answers.ts'
import { visibleFields } from '#core/flow/walk.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { applyFlow, LAST_QUESTION_PAGE } from '#features/journeys/apply/flow.ts'

interface Given {
  readonly typed: TypedAnswers
  readonly masks: Masks
  /** The texts that the server has acknowledged. */
  readonly acknowledged: TypedAnswers
}

/** Fields whose text differs from what the server has. */
export const unsavedFields = ({ typed, acknowledged }: Pick<Given, 'typed' | 'acknowledged'>): FieldId[] =>
  (Object.keys(typed) as FieldId[]).filter((id) => (typed[id] ?? '') !== (acknowledged[id] ?? ''))

const steps = applyFlow.steps.filter((step) => step.page <= LAST_QUESTION_PAGE)
const asked = [...new Set(steps.flatMap((step) => step.fields ?? []).map(({ field }) => field))]

/**
 * `sent` goes on the wire, `typed` is what stands afterwards: answers to questions that are not asked any more are emptied. A tax id or
 * date of birth goes only when it was typed here. Pages after the questions take nothing along.
 */
export function pageAnswers(
  page: number,
  given: Given,
  today: IsoDate,
): { readonly typed: TypedAnswers; readonly sent: TypedAnswers } {
  if (page > LAST_QUESTION_PAGE) return { typed: given.typed, sent: {} }
  const known = knownOfTyped(given.typed, given.masks, today)
  const shown = new Set(steps.flatMap((step) => visibleFields(step, known).map(({ field }) => field)))
  const own = new Set(steps.find((step) => step.page === page)?.fields?.map(({ field }) => field))
  const unsaved = new Set(unsavedFields(given))
  const typed: Partial<Record<FieldId, string>> = { ...given.typed }
  const sent: Partial<Record<FieldId, string>> = {}
  for (const id of asked) {
    const secret = leadFields[id].secret
    const emptied = !shown.has(id) && !secret && Boolean(typed[id])
    if (emptied) typed[id] = ''
    const text = typed[id]
    if (text === undefined || !(own.has(id) || emptied || unsaved.has(id))) continue
    if (secret && (text === '' || !shown.has(id))) continue
    sent[id] = text
  }
  return { typed, sent }
}
