// What a link flow of questions tells and takes of an application: for flows with calls of their own as for those of `questionLink`.
import { partOf } from '#core/contract/field-set.ts'
import { leadFields, leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { readerOf, wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Flow, Step } from '#core/flow/flow.ts'
import { fieldsAsked, stepAfter, stepOf } from '#core/flow/walk.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/refusals/en.ts'
import { es } from '#core/words/refusals/es.ts'
import { pick } from '#core/words/words.ts'
import { identity } from '#features/capabilities/answers/identity.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { missingAnswers } from '#features/capabilities/answers/missing-answers.server.ts'
import { clearAnswer, maskSecrets } from '#features/capabilities/answers/secrets.server.ts'
import { keepChosen } from '#features/capabilities/language/handlers.server.ts'
import { ofApplication } from '#features/capabilities/language/whose-page.server.ts'
import { countWrong } from '#features/capabilities/answers/strangers-changes.server.ts'
import { changesOf, writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { proveByLink } from '#platform/store/contact-proofs.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { handedOutBy, type LinkRow } from '#platform/store/links.ts'
import type { Asked, LinkAnswers } from './contract.ts'
import { noteFinished } from './visit.server.ts'

export type QuestionFlow<Facts> = Flow<FieldId, Facts> & { readonly id: LinkPurpose }

/** What the flow's conditions may know of an application and the link that opened it; the browser is told it too. */
export type FactsOf<Facts> = (lead: LeadRow, link: LinkRow) => Facts

/** What the application holds of the fields that a flow asks for: texts, and masks of what is kept encrypted. No other answer. With the facts. */
export function tellAnswers<Facts>(
  deps: Deps,
  flow: QuestionFlow<Facts>,
  factsOf: FactsOf<Facts>,
  visit: LinkVisit,
): Pick<Asked<Facts>, 'answers' | 'masks' | 'facts'> {
  const { lead, masks } = maskSecrets(deps, visit.lead)
  const answers: Record<string, string> = {}
  const shown: Record<string, string> = {}
  for (const id of fieldsAsked(flow)) {
    const value = lead.answers[id]
    if (value !== undefined) answers[id] = leadFields[id].kind.show(value)
    if (masks[id] !== undefined) shown[id] = masks[id]
  }
  return { answers, masks: shown, facts: factsOf(lead, visit.link) }
}

/**
 * One step's answers: checked as the wizard checks them, written where they differ; behind the last step the link has done what it is
 * for. Refuses with 'invalid-fields', with 'given-before' what stands and is not this link's to change, and with 'link-invalid' an
 * application that has ended.
 */
export async function takeAnswers<Facts>(
  deps: Deps,
  flow: QuestionFlow<Facts>,
  factsOf: FactsOf<Facts>,
  visit: LinkVisit,
  { step: id, model }: Pick<LinkAnswers, 'step' | 'model'>,
  call: Call,
  /** What follows from these answers, in the transaction that wrote them. */
  andThen?: (tx: Queryable, given: ReadAnswers) => Promise<void>,
): Promise<Answer<{ done: boolean }>> {
  const step = stepOf(flow, id)
  if (!step?.fields) throw new Error('the contract let in a step that asks nothing')
  const readStep = readerOf<FieldId, typeof leadFields>(
    partOf<FieldId, typeof leadFields, FieldId>(
      leadSet,
      step.fields.map(({ field }) => field),
    ),
  )
  const { language } = call
  const now = deps.clock()
  const written = await deps.db.transaction(async (tx): Promise<Answer<{ done: boolean }>> => {
    const stored = await lockLead(tx, visit.lead.id)
    if (!stored || isClosed(stored.stage)) return refused({ code: 'link-invalid' })
    const { lead } = maskSecrets(deps, stored)
    const facts = factsOf(lead, visit.link)
    const sole = isSoleProprietor(lead.answers.classification)
    const stands = (field: string) => lead.answers[field as FieldId]
    const read = readStep(model, easternDay(now), language, sole, stands)
    if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
    const known = knownOf<FieldId>(lead, read.value)
    const missing = missingAnswers(leadSet, [step], known, facts, language)
    if (missing.length) return refused({ code: 'invalid-fields', errors: missing })
    const standing = await changesThatStand(tx, deps, lead, step, read.value, call, now)
    if (standing.length) return refused({ code: 'given-before', errors: standing })
    const handedOut = await handedOutBy(tx, visit.link)
    const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
    await writeAnswers(
      tx,
      deps,
      stored,
      changesOf(deps, stored, read.value),
      (fields) => ({ ...by, kind: 'answers-given', detail: { fields, link: visit.link.id } }),
      now,
      handedOut,
    )
    // A page of theirs shows what was chosen in this browser: what follows is written in that.
    if (call.chosen && !handedOut) await keepChosen(tx, ofApplication(stored.id), call.chosen, call, now)
    // Before what follows: that may write to whoever answered.
    await proveByLink(tx, visit.link, now)
    await andThen?.(tx, read.value)
    const next = stepAfter(flow, step, known, facts)
    const done = next === null || next.kind === 'finish'
    if (done) await noteFinished(tx, visit, call, now)
    return ok({ done })
  })
  if (written.ok) deps.nudge()
  return written
}

/**
 * Answers of the identity that were given before and that this step may not replace, where others are sent. Equal ones pass, for an
 * answer whose arrival was not told is sent again; who guesses is told nothing after five wrong ones within an hour.
 */
async function changesThatStand<Facts>(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { fields = [] }: Pick<Step<FieldId, Facts>, 'fields'>,
  { values, emptied }: ReadAnswers,
  call: Call,
  now: Date,
): Promise<FieldRefusal[]> {
  const fixed = fields.flatMap(({ field, replaces }) => (replaces ? [] : [field]))
  const sent = fixed.filter(
    (id) =>
      identity.includes(id) &&
      (values[id] !== undefined || emptied.includes(id)) &&
      clearAnswer(deps, lead, id) !== undefined,
  )
  if (!sent.length) return []
  const wrong = sent.filter((id) => values[id] !== clearAnswer(deps, lead, id))
  const message = pick({ en, es }, call.language)['given-before']
  return (await countWrong(tx, call, lead.id, { sent, wrong }, now)).map((id) => ({
    field: wireName(leadFields, id),
    message,
  }))
}
