// A person's decision: approving an amount or declining against the model, and withdrawing; always with a reason, a stage and an event.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { mayMove, type Stage } from '#core/domain/lead-stage.ts'
import type { ReasonCode } from '#core/domain/underwriting.ts'
import { formatUsd } from '#core/ground/money.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import { en as noticeWords } from '#core/words/notice/en.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { revokeBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { tellDecline } from '#features/capabilities/decision/settle-decision.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import { wireDeal } from '#features/capabilities/offers/wire-deal.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { easternDay } from '#platform/providers/bank-data/eastern-day.ts'
import { addDecision, currentDecision, type DecisionRow } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { dropChoice } from '#platform/store/lead-page.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { readStaff } from '#platform/store/staff.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './action-contract.ts'
import { leadFor, lockedLeadFor } from './lead-for.server.ts'
import {
  approvedResult,
  declinedResult,
  isAmountOffered,
  pricingOf,
  standsBeside,
} from './override-result.ts'
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
    const before = await currentDecision(tx, lead.id)
    if (before && before.id !== request.seen) return decidedMeanwhile(tx, before)
    const stage: Stage = request.outcome === 'approved' ? 'offered' : 'declined'
    if (!mayBecome(lead.stage, stage)) return refused({ code: 'not-possible-now' })
    const today = easternDay(now)
    const base = standsBeside(deps.policy, before, today)
    const result =
      request.outcome === 'approved'
        ? approvedResult(deps.policy, base, request.amount ?? 0, today)
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
    const by = byStaff(staff, call)
    const detail = {
      decision,
      outcome: request.outcome,
      reason: request.reason.trim(),
      ...(request.outcome === 'approved' ? { amount: request.amount } : { reasons: reasonCodes(request) }),
    }
    await addEvent(tx, { leadId: lead.id, kind: 'decision-overridden', ...by, detail }, now)
    await dropChoice(tx, lead.id)
    await moveStage(tx, lead.id, stage, by, now)
    if (stage === 'declined') await tellDecline(tx, lead.id, decision, now)
    else await addJob(tx, sendMessageJob(lead.id, 'offers-ready'), now)
    return done
  })
  if (settled.ok) deps.nudge()
  return settled
}

/** Nobody replaces a decision unseen. `decision`: its id; `by`: who made it, '' for the model. */
async function decidedMeanwhile(tx: Queryable, { id, decidedBy }: DecisionRow): Promise<Refused<Refusal>> {
  const by = decidedBy ? ((await readStaff(tx, decidedBy))?.name ?? '') : ''
  return refused({ code: 'decided-meanwhile', extra: { decision: id, by } })
}

/** An open offer may be replaced by another one. */
export const mayBecome = (from: Stage, to: Stage): boolean =>
  mayMove(from, to) || (from === 'offered' && to === 'offered')

const reasonCodes = (request: Override): ReasonCode[] => (request.reasons ?? []) as ReasonCode[]

/** The deals that an approval of the amount would send out now, by the same figures; computes and stores nothing. */
export async function previewOffer(
  deps: Deps,
  staff: LoggedIn,
  { id, amount }: RequestOf<typeof contract.previewOffer>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.previewOffer>>> {
  const found = await leadFor(deps.db, staff, id, 'decide')
  if (!found.ok) return found
  const wrong = wrongOverride(deps, { outcome: 'approved', amount }, call)
  if (wrong) return wrong
  if (!mayBecome(found.value.stage, 'offered')) return refused({ code: 'not-possible-now' })
  const today = easternDay(deps.clock())
  const base = standsBeside(deps.policy, await currentDecision(deps.db, id), today)
  const { by, grade } = pricingOf(deps.policy, base, amount)
  const { deals } = approvedResult(deps.policy, base, amount, today)
  return ok({ by, grade, deals: deals.map((deal) => wireDeal(deal, false)) })
}

function wrongOverride(
  deps: Deps,
  request: Pick<Override, 'outcome' | 'amount' | 'reasons'>,
  call: Call,
): Refused<Refusal> | null {
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
    const by = byStaff(staff, call)
    const detail = { reason: request.reason.trim() }
    await addEvent(tx, { leadId: lead.id, kind: 'application-withdrawn', ...by, detail }, now)
    await moveStage(tx, lead.id, 'withdrawn', by, now)
    await revokeBankConnections(tx, lead.id, now)
    return done
  })
  if (settled.ok) deps.nudge()
  return settled
}
