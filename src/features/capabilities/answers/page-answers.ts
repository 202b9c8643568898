// Which answers a page's save takes along: its own, those changed on other pages, and the emptied ones that no longer apply.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import type { Flow } from '#core/flow/flow.ts'
import { knownOfTyped, type Typed } from '#core/flow/typed-answers.ts'
import { fieldsAsked, stepAt, visibleFields } from '#core/flow/walk.ts'

interface Given extends Typed<FieldId> {
  /** The texts that the server has acknowledged. */
  readonly acknowledged: TypedAnswers
}

/** Fields whose text differs from what the server has. */
export const unsavedFields = ({ typed, acknowledged }: Pick<Given, 'typed' | 'acknowledged'>): FieldId[] =>
  (Object.keys(typed) as FieldId[]).filter((id) => (typed[id] ?? '') !== (acknowledged[id] ?? ''))

/**
 * `sent` goes on the wire, `typed` is what stands afterwards: answers to questions that are not asked any more are emptied. What the
 * server tells by a mask goes only when it was typed here. Pages without questions take nothing along.
 */
export function pageAnswers(
  flow: Flow<FieldId>,
  page: number,
  given: Given,
): { readonly typed: TypedAnswers; readonly sent: TypedAnswers } {
  const here = stepAt(flow, page)
  if (!here?.fields) return { typed: given.typed, sent: {} }
  const known = knownOfTyped(given)
  const shown = new Set(
    flow.steps.flatMap((step) => visibleFields(step, known, {}).map(({ field }) => field)),
  )
  const own = new Set(here.fields.map(({ field }) => field))
  const unsaved = new Set(unsavedFields(given))
  const typed: Partial<Record<FieldId, string>> = { ...given.typed }
  const sent: Partial<Record<FieldId, string>> = {}
  for (const id of fieldsAsked(flow)) {
    const secret = given.fields[id]?.secret || given.masks[id] !== undefined
    const emptied = !shown.has(id) && !secret && Boolean(typed[id])
    if (emptied) typed[id] = ''
    const text = typed[id]
    if (text === undefined || !(own.has(id) || emptied || unsaved.has(id))) continue
    if (secret && (text === '' || !shown.has(id))) continue
    sent[id] = text
  }
  return { typed, sent }
}

/**
 * What of the typed answers can be kept before the page's Continue: changed, right by itself, shown, and no secret. Consent is given by
 * a Continue alone. `wanted` leaves out more.
 */
export function typedSoFar(
  flow: Flow<FieldId>,
  given: Given,
  wanted: (id: FieldId, text: string) => boolean,
): TypedAnswers {
  const known = knownOfTyped(given)
  const shown = new Set(
    flow.steps.flatMap((step) => visibleFields(step, known, {}).map(({ field }) => field)),
  )
  const kept = unsavedFields(given).filter((id) => {
    const field = given.fields[id]
    const text = given.typed[id] ?? ''
    if (
      !field ||
      field.secret ||
      id === 'smsConsent' ||
      id === 'creditReport' ||
      !shown.has(id) ||
      text.trim() === ''
    )
      return false
    const wrongBeside = field.wrongBeside?.((other) => known.get(other as FieldId), given.today) ?? false
    return known.has(id) && !wrongBeside && wanted(id, text)
  })
  return Object.fromEntries(kept.map((id) => [id, given.typed[id]]))
}
