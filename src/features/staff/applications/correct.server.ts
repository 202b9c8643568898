// Correcting mistyped contact and business answers: checked as the wizard checks them, logged by field and reason, never by value.
import { leadFields, type AnswerValue } from '#core/contract/lead-fields.ts'
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, FieldRefusal } from '#core/contract/refusals.ts'
import { fieldMessage, labelInSentence } from '#core/fields/field-message.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { pick } from '#core/words/words.ts'
import { en } from '#core/words/lead-fields/en.ts'
import { es } from '#core/words/lead-fields/es.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import type { HeldChannel } from '#platform/store/contact-holds.ts'
import { addEvent } from '#platform/store/events.ts'
import { correctAnswers } from '#platform/store/lead-corrections.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { listLinks, revokeLink } from '#platform/store/links.ts'
import { changeLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { correct as declared } from './action-contract.ts'
import { contactsBefore, holdChanged } from './contact-hold.server.ts'
import { correctableFields, endsWithNotice, isOptional, type CorrectableField } from './correctable.ts'
import { lockedLeadFor } from './lead-for.server.ts'
import { missingReason } from './reasons.server.ts'

type Request = RequestOf<typeof declared>
interface Changes {
  readonly answers: Readonly<Record<string, AnswerValue>>
  readonly removed: readonly CorrectableField[]
}

export async function correct(
  deps: Deps,
  staff: LoggedIn,
  request: Request,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const missing = missingReason(request.reason, call)
  const now = deps.clock()
  const settled = await deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const found = await lockedLeadFor(tx, staff, request.id, 'correct')
    if (!found.ok) return found
    if (missing) return missing
    const lead = found.value
    const asked = Object.keys(request.answers)
    const noticeOnly = endsWithNotice(lead.stage) && asked.every((field) => field === 'email')
    if (isClosed(lead.stage) && !noticeOnly) return refused({ code: 'not-possible-now' })
    const read = changesOf(lead, request.answers, call)
    if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
    const fields = [...(Object.keys(read.value.answers) as CorrectableField[]), ...read.value.removed]
    if (!fields.length) return done
    const { answers, removed } = read.value
    // The box for texts was ticked for the number of before: the owner ticks it for this one, or not.
    const gone = answers.cellPhone === undefined ? removed : [...removed, 'smsConsent']
    const before = await contactsBefore(tx, deps, lead)
    await correctAnswers(tx, deps.keys, lead, { values: answers, removed: gone }, now)
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'answers-corrected',
        ...byStaff(staff, call),
        detail: { fields, reason: request.reason.trim() },
      },
      now,
    )
    const changed = channelsOf(fields)
    const corrected = changed.length ? await readLead(tx, lead.id) : null
    if (corrected) await holdChanged(tx, deps, staff, corrected, { before, changed })
    await follow(tx, deps, staff, lead, fields, now)
    return done
  })
  if (settled.ok) deps.nudge()
  return settled
}

/** Only what is another answer than the present one, each as its kind reads it. */
function changesOf(
  { answers }: LeadRow,
  given: Request['answers'],
  call: Call,
): Outcome<Changes, readonly FieldRefusal[]> {
  const changed: Record<string, AnswerValue> = {}
  const removed: CorrectableField[] = []
  const errors: FieldRefusal[] = []
  const labels = pick({ en, es }, call.language)
  for (const field of correctableFields) {
    const text = given[field]
    // What was never answered is the applicant's to answer.
    if (text === undefined || (answers[field] === undefined && !isOptional(field))) continue
    if (text.trim() === '' && isOptional(field)) {
      if (answers[field] !== undefined) removed.push(field)
      continue
    }
    const { kind, options } = leadFields[field]
    const parsed = kind.parse(text, options)
    if (!parsed.ok)
      errors.push({
        field,
        message: fieldMessage(parsed.refusal, labelInSentence(labels[field], call.language), call.language),
      })
    else if (parsed.value !== answers[field]) changed[field] = parsed.value
  }
  return errors.length ? refused(errors) : ok({ answers: changed, removed })
}

const channelsOf = (fields: readonly string[]): HeldChannel[] => [
  ...(fields.includes('email') ? (['email'] as const) : []),
  ...(fields.includes('cellPhone') ? (['sms'] as const) : []),
]

/** Another state is decided on anew, as laws and policy differ by state. */
async function follow(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  lead: LeadRow,
  fields: readonly string[],
  now: Date,
): Promise<void> {
  if (isClosed(lead.stage)) return noticeAgain(tx, staff, lead, now)
  if (fields.includes('email') || fields.includes('cellPhone')) await letInAnew(tx, deps, staff, lead, now)
  const moved = fields.includes('businessState') || fields.includes('homeState')
  if (moved && (await currentDecision(tx, lead.id)))
    await addJob(tx, { kind: 'decide-application', leadId: lead.id }, now)
}

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
 * owner's end with them, so a fresh link goes to the address as it stands now; where that one is held, it waits with it.
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
