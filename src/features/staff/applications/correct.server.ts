// Correcting mistyped answers: checked as the wizard checks them, logged by field and reason, never by value.
import { leadSet, type FieldId, type LeadAnswers } from '#core/contract/lead-fields.ts'
import { invalidAnswer, readTexts } from '#core/contract/lead-model.ts'
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { bandSince, isStartAhead } from '#core/domain/start-dates.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Language } from '#core/words/words.ts'
import { changesOf, writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import { changeLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { correct as declared } from './action-contract.ts'
import { correctableFields, endsWithNotice, isOptional } from './correctable.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'

type Request = RequestOf<typeof declared>

export async function correct(
  deps: Deps,
  staff: LoggedIn,
  request: Request,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const missing = missingReason(request.reason, call)
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'correct', async (tx, lead) => {
    if (missing) return missing
    const asked = Object.keys(request.answers)
    const noticeOnly = endsWithNotice(lead.stage) && asked.every((field) => field === 'email')
    if (isClosed(lead.stage) && !noticeOnly) return refused({ code: 'not-possible-now' })
    const today = easternDay(now)
    const stands = (field: string) => lead.answers[field as FieldId]
    const read = readTexts(correctableTexts(lead, request.answers), isOptional, today, call.language, stands)
    if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
    const start = startAs(lead, read.value.values, today, call.language)
    if (!start.ok) return refused({ code: 'invalid-fields', errors: [start.refusal] })
    const told = (fields: readonly FieldId[]) =>
      ({
        kind: 'answers-corrected',
        ...byStaff(staff, call),
        detail: { fields, reason: request.reason.trim() },
      }) as const
    const fields = await writeAnswers(
      tx,
      deps,
      lead,
      changesOf(deps, lead, { ...read.value, values: { ...read.value.values, ...start.value } }),
      told,
      now,
    )
    if (!fields.length) return done
    if (isClosed(lead.stage)) await noticeAgain(tx, staff, lead, now)
    else if (fields.some(isContact)) await letInAnew(tx, deps, staff, lead, now)
    return done
  })
}

/** Of what was sent, what staff may correct: what was never answered is the applicant's to answer. */
const correctableTexts = ({ answers }: LeadRow, given: Request['answers']) =>
  Object.fromEntries(
    correctableFields.flatMap((field) => {
      const text = given[field]
      return text === undefined || (answers[field] === undefined && !isOptional(field)) ? [] : [[field, text]]
    }),
  )

/** Underwriting counts by the band: another start is another band. Refused while the month is to come. */
function startAs(
  { answers }: LeadRow,
  { startMonth, startYear }: LeadAnswers,
  today: IsoDate,
  language: Language,
): Outcome<Pick<LeadAnswers, 'yearsInBusiness'>, FieldRefusal> {
  if (startMonth === undefined && startYear === undefined) return ok({})
  const [month, year] = [startMonth ?? answers.startMonth, startYear ?? answers.startYear]
  if (month === undefined || year === undefined) return ok({})
  const field = startYear === undefined ? 'startMonth' : 'startYear'
  if (isStartAhead(year, month, today)) return refused({ ...invalidAnswer(leadSet, field, language), field })
  return ok({ yearsInBusiness: bandSince(year, month, today) })
}

const isContact = (field: FieldId): boolean => field === 'email' || field === 'cellPhone'

/** The notice of the 'no' goes out again, to the address as corrected; whatever opened the file at the wrong one ends. */
async function noticeAgain(tx: Queryable, staff: LoggedIn, { id }: LeadRow, now: Date): Promise<void> {
  for (const link of await listLinks(tx, id))
    if (!link.revokedAt && link.expiresAt > now)
      await revokeLink(tx, { leadId: id, id: link.id, actorId: staff.id }, now)
  await changeLead(tx, id, { newCode: true }, now)
  const decision = (await currentDecision(tx, id))?.id
  await addJob(tx, sendMessageJob(id, 'adverse-action', decision ? { decision } : {}), now)
}

/**
 * Links went to whoever has the wrong address, and a link that was opened left a session and a lead id there: all of them end. The
 * owner's end with them, so a fresh link goes to the address as it is now; where that one is held, it waits with it.
 */
async function letInAnew(tx: Queryable, deps: Deps, staff: LoggedIn, { id }: LeadRow, now: Date) {
  const end = (linkId: string) => revokeLink(tx, { leadId: id, id: linkId, actorId: staff.id }, now)
  for (const link of await listLinks(tx, id)) if (!link.revokedAt && link.expiresAt > now) await end(link.id)
  await changeLead(tx, id, { newCode: true }, now)
  const corrected = await readLead(tx, id)
  if (!corrected) return
  const { messages, link } = await queueMessage(tx, deps, corrected, {
    template: 'continue-link',
    channel: 'email',
    staffId: staff.id,
  })
  // A link in no message is nobody's: it must not live on.
  if (link && messages.every(({ state }) => state === 'skipped')) await end(link.id)
}
