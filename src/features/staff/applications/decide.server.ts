// A person's decision: approving an amount or declining against the model, and withdrawing; always with a reason, a stage and an event.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { mayMove, type Stage } from '#core/domain/lead-stage.ts'
import { isOnBankData, type ReasonCode } from '#core/domain/underwriting.ts'
import { formatUsd } from '#core/ground/money.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import { en as noticeWords } from '#core/words/notice/en.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { revokeBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { tellDecline } from '#features/capabilities/decision/settle-decision.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { easternDay } from '#platform/providers/bank-data/eastern-day.ts'
import { addDecision, currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { dropChoice } from '#platform/store/lead-page.ts'
import { changeLead, type LeadRow } from '#platform/store/leads.ts'
import { done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './action-contract.ts'
import { lockedLeadFor } from './lead-for.server.ts'
import { approvedResult, declinedResult, emptyDecision, isAmountOffered } from './override-result.ts'
import { missingReason } from './reasons.server.ts'

type Override = RequestOf<typeof contract.override>

export async function override(
  deps: Deps,
  staff: LoggedIn,
  request: Override,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const errors = [missingReason(request.reason, call), wrongOverride(deps, request, call)].flatMap(
    (wrong) => wrong?.refusal.errors ?? [],
  )
  const now = deps.clock()
  const settled = await deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const found = await lockedLeadFor(tx, staff, request.id, 'decide')
    if (!found.ok) return found
    if (errors.length) return refused({ code: 'invalid-fields', errors })
    const lead = found.value
    const stage: Stage = request.outcome === 'approved' ? 'offered' : 'declined'
    if (!mayBecome(lead.stage, stage)) return refused({ code: 'not-possible-now' })
    const today = easternDay(now)
    const before = await currentDecision(tx, lead.id)
    const base = before && isOnBankData(before.inputs) ? before : emptyDecision(deps.policy, today)
    const result =
      request.outcome === 'approved'
        ? approvedResult(deps.policy, base.result, request.amount ?? 0, today)
        : declinedResult(base.result, reasonCodes(request))
    const decision = await addDecision(
      tx,
      {
        leadId: lead.id,
        origin: 'staff',
        policyVersion: base.result.policyVersion,
        inputs: base.inputs,
        result,
        outcome: request.outcome,
        decidedBy: staff.id,
        reason: request.reason.trim(),
      },
      now,
    )
    await log(tx, staff, call, lead, 'decision-overridden', now, {
      decision,
      outcome: request.outcome,
      reason: request.reason.trim(),
      ...(request.outcome === 'approved' ? { amount: request.amount } : { reasons: reasonCodes(request) }),
    })
    await dropChoice(tx, lead.id)
    await changeStage(tx, staff, call, lead, stage, now)
    if (stage === 'declined') await tellDecline(tx, lead.id, decision, now)
    else await addJob(tx, sendMessageJob(lead.id, 'offers-ready'), now)
    return done
  })
  if (settled.ok) deps.nudge()
  return settled
}

/** An open offer may be replaced by another one. */
export const mayBecome = (from: Stage, to: Stage): boolean =>
  mayMove(from, to) || (from === 'offered' && to === 'offered')

const reasonCodes = (request: Override): ReasonCode[] => (request.reasons ?? []) as ReasonCode[]

function wrongOverride(deps: Deps, request: Override, call: Call): Refused<Refusal> | null {
  const t = pick({ en, es }, call.language)
  const say = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  const { minimumAmount, maximumAmount, amountStep } = deps.policy.limits
  if (request.outcome === 'approved' && !isAmountOffered(deps.policy, request.amount ?? 0)) {
    const [min, max, step] = [minimumAmount, maximumAmount, amountStep].map((cents) =>
      formatUsd(cents, { cents: false }),
    )
    return say('amount', fill(t.amountWrong, { min: min!, max: max!, step: step! }))
  }
  const codes = request.reasons ?? []
  const known = codes.every((code) => Object.hasOwn(noticeWords, code))
  return request.outcome === 'declined' && (!codes.length || !known) ? say('reasons', t.reasonsMissing) : null
}

/** Ends an application on the applicant's wish or because it leads nowhere; the bank's access is given back. */
export async function withdraw(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof contract.withdraw>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const wrong = missingReason(request.reason, call)
  const now = deps.clock()
  const settled = await deps.db.transaction(async (tx): Promise<Answer<{ ok: boolean }>> => {
    const found = await lockedLeadFor(tx, staff, request.id, 'withdraw')
    if (!found.ok) return found
    if (wrong) return wrong
    const lead = found.value
    if (!mayMove(lead.stage, 'withdrawn')) return refused({ code: 'not-possible-now' })
    await log(tx, staff, call, lead, 'application-withdrawn', now, { reason: request.reason.trim() })
    await changeStage(tx, staff, call, lead, 'withdrawn', now)
    await revokeBankConnections(tx, lead.id, now)
    return done
  })
  if (settled.ok) deps.nudge()
  return settled
}

async function changeStage(
  tx: Queryable,
  staff: LoggedIn,
  call: Call,
  lead: LeadRow,
  stage: Stage,
  now: Date,
) {
  if (lead.stage === stage) return
  await changeLead(tx, lead.id, { stage }, now)
  await log(tx, staff, call, lead, 'stage-changed', now, { from: lead.stage, to: stage })
}

const log = (
  tx: Queryable,
  staff: LoggedIn,
  call: Call,
  lead: LeadRow,
  kind: string,
  now: Date,
  detail: Record<string, unknown>,
): Promise<void> =>
  addEvent(
    tx,
    {
      leadId: lead.id,
      kind,
      actor: 'staff',
      actorId: staff.id,
      ip: call.ip,
      userAgent: call.userAgent,
      detail,
    },
    now,
  )
