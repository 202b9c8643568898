// 'Apply again': one new application of a declined one, filled from it, with consents, clock and notice of its own.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { renewedAnswers } from '#core/contract/lasting-answers.ts'
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { takesAnswers } from '#core/domain/lead-stage.ts'
import { stepAt } from '#core/flow/walk.ts'
import type { IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { agreeAnew, agreedByGoingOn, resealSecrets } from '#features/capabilities/answers/fill-anew.server.ts'
import { settlementOf, writeSettlement } from '#features/capabilities/answers/settle-answers.server.ts'
import type { Wizard, Wizards } from '#features/capabilities/answers/wizard.server.ts'
import { reuseBanks } from '#features/capabilities/bank-link/reuse.server.ts'
import { unlessDecided } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { leadOfSession, readSessionCookie, startLeadSession } from '#platform/http/lead-session.ts'
import { newId } from '#platform/ids.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { taxKeyOf } from '#platform/store/businesses.ts'
import { addEvent } from '#platform/store/events.ts'
import { addFilledLead, begunAgainOf } from '#platform/store/filled-leads.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import type { Settlement } from '#platform/store/lead-save.ts'
import { changeLead, lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { representativeOf } from '#platform/store/renewals.ts'
import { isErasureAsked } from '#platform/store/retention.ts'
import { bandTold } from './band-told.server.ts'
import type { applyAgain as declared } from './contract.ts'
import { banksToReadAgain } from './reusable-banks.server.ts'

type Request = RequestOf<typeof declared>
type Response = ResponseOf<typeof declared>

/** Consents are given again, never copied. */
const consentFields: readonly FieldId[] = ['smsConsent', 'creditReport']

export async function applyAgain(
  deps: Deps,
  wizards: Wizards,
  request: Request,
  call: Call,
): Promise<Answer<Response>> {
  const session = await leadOfSession(deps, call)
  const holder = session && (await readLead(deps.db, session.id))
  const named = deps.keys.readLeadCode(request.sf_leadid.trim())
  if (!session || !holder || !named) return refused({ code: 'session-needed' })
  if (holder.codeEpoch !== session.epoch) return refused({ code: 'link-renewed' })
  // The session may be of the new application already: another tab, or an answer that got lost.
  if (holder.id !== named.id && holder.againOf !== named.id) return refused({ code: 'session-needed' })
  const now = deps.clock()
  const begun = await deps.db.transaction(async (tx): Promise<Answer<{ lead: LeadRow; banks: number }>> => {
    // Whoever comes second waits here, and finds what the first one made.
    const declined = await lockLead(tx, named.id)
    if (!declined) return refused({ code: 'session-needed' })
    const before = await begunAgainOf(tx, declined.id)
    if (!before && declined.stage !== 'declined') return refused({ code: 'not-possible-now' })
    if (!before && (await isErasureAsked(tx, declined.id))) return refused({ code: 'erasure-asked' })
    const made = before ? null : await make(tx, deps, wizards[declined.variant], declined, request, call, now)
    const id = before ?? made?.id
    const lead = id && (await lockLead(tx, id))
    if (!lead) throw new Error('an application that was just written is not there')
    // Also for one that was begun before, as long as its bank is awaited.
    const banks =
      request.use_bank && takesAnswers(lead.stage)
        ? await readBanks(tx, deps, lead, await banksToReadAgain(tx, declined.id, now), call, now)
        : 0
    if (made?.letter) await addJob(tx, banks ? unlessDecided(made.letter, now) : made.letter, now)
    return ok({ lead, banks })
  })
  if (!begun.ok) return begun
  const { lead, banks } = begun.value
  startLeadSession(deps, call, lead, { copiedLink: readSessionCookie(deps, call)?.copiedLink })
  deps.nudge()
  return ok({ leadid: deps.keys.leadCode(lead.id, lead.codeEpoch), banks })
}

interface Made {
  readonly id: Id
  /** Of the new application: that it was received, or why it does not qualify. */
  readonly letter: Settlement['job'] | null
}

async function make(
  tx: Queryable,
  deps: Deps,
  wizard: Wizard,
  declined: LeadRow,
  request: Request,
  call: Call,
  now: Date,
): Promise<Made> {
  const { flow, pages } = wizard
  const { variant, brand, kind, businessId } = declined
  const id = newId(now)
  const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
  await addFilledLead(
    tx,
    deps.keys,
    {
      id,
      kind,
      businessId,
      againOf: declined.id as Id,
      brand,
      variant,
      language: call.language,
      taxKey: await taxKeyOf(tx, declined.id),
      answers: filled(declined, await bandTold(tx, declined), now),
      secrets: resealSecrets(
        deps,
        {
          fields: Object.keys(declined.secrets) as FieldId[],
          secrets: declined.secrets,
          place: (field: FieldId) => secretPlace(field, declined.id),
          of: { lead: declined.id },
        },
        id,
      ),
      source: declined.source,
      step: stepAt(flow, pages.bank)?.id ?? declined.step,
      assignedTo: await representativeOf(tx, declined.assignedTo),
    },
    now,
  )
  const lead = await readLead(tx, id)
  if (!lead) throw new Error('an application that was just written is not there')
  await agreeAnew(tx, deps, lead, { agreed: agreedByGoingOn, sms: request.sms_consent }, call, now)
  await addEvent(tx, { ...by, leadId: id, kind: 'begun-again', detail: { from: declined.id as Id } }, now)
  await addEvent(tx, { ...by, leadId: declined.id, kind: 'applied-again', detail: { application: id } }, now)
  if (deps.merchantDefaults) await addJob(tx, { kind: 'check-merchant-defaults', leadId: id }, now)
  const settlement = settlementOf(wizard, lead, deps.policy)
  if (settlement) await writeSettlement(tx, id, settlement, by, now)
  return { id, letter: settlement?.job ?? null }
}

function filled({ answers }: LeadRow, told: IsoMonth, now: Date): LeadAnswers {
  const kept = Object.entries(answers).filter(([field]) => !consentFields.includes(field as FieldId))
  return renewedAnswers(Object.fromEntries(kept), told, easternDay(now))
}

/** With them, the result is what comes next. */
async function readBanks(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  banks: Parameters<typeof reuseBanks>[3],
  call: Call,
  now: Date,
): Promise<number> {
  const read = await reuseBanks(tx, deps, lead, banks, call, now)
  if (read) await changeLead(tx, lead.id, { step: 'result' }, now)
  return read
}
