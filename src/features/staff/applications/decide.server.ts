// A person's decision: approving an amount or declining against the model; alone within their authority, else as a proposal.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { featuresOf } from '#core/domain/features.ts'
import { checkAuthority, isWithinAuthority, judgeAuthority, weightOf } from '#core/domain/authority.ts'
import { outsideTrace, traceOf } from '#core/domain/decline-trace.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { offerFigures } from '#core/domain/offer-figures.ts'
import {
  approvedResult,
  declinedResult,
  isAmountOffered,
  pricingOf,
  standingGrade,
  standsBeside,
} from '#core/domain/override.ts'
import { isOnBankData, type ReasonCode } from '#core/domain/underwriting.ts'
import { formatUsd } from '#core/ground/money.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import { en as noticeWords } from '#core/words/notice/en.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { wireDeal } from '#features/capabilities/offers/wire-deal.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { currentDecision, modelsDecision, type DecisionRow } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { readStaff } from '#platform/store/staff.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './action-contract.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { openedLeadFor } from './open-file.server.ts'
import { propose } from './proposals.server.ts'
import { isReasonGiven } from './reason-given.ts'
import { missingReason } from './reasons.server.ts'
import { mayBecome, putInEffect } from './put-in-effect.server.ts'

type Override = RequestOf<typeof contract.override>
type Overridden = ResponseOf<typeof contract.override>

export async function override(
  deps: Deps,
  staff: LoggedIn,
  request: Override,
  call: Call,
): Promise<Answer<Overridden>> {
  const wrong = [missingReason(request.reason, call), wrongOverride(deps, staff, request, call)]
  const now = deps.clock()
  return changeLeadFor(deps, staff, request.id, 'decide', async (tx, lead) => {
    const errors = [...wrong, await missingJustification(tx, request, call)].flatMap(
      (each) => each?.refusal.errors ?? [],
    )
    if (errors.length) return refused({ code: 'invalid-fields', errors })
    const before = await currentDecision(tx, lead.id)
    if (before && before.id !== request.seen) return decidedMeanwhile(tx, before)
    const stage: Stage = request.outcome === 'approved' ? 'offered' : 'declined'
    if (!mayBecome(lead.stage, stage)) return refused({ code: 'not-possible-now' })
    return record(deps, tx, { staff, lead, before, request, call, now })
  })
}

interface ToRecord {
  readonly staff: LoggedIn
  readonly lead: LeadRow
  readonly before: DecisionRow | null
  readonly request: Override
  readonly call: Call
  readonly now: Date
}

/** The decision itself, or the proposal where it is beyond what the person may decide alone. */
async function record(
  deps: Deps,
  tx: Queryable,
  { staff, lead, before, request, call, now }: ToRecord,
): Promise<Answer<Overridden>> {
  const today = easternDay(now)
  const base = standsBeside(deps.policy, before, today)
  const written = {
    policyVersion: base.result.policyVersion,
    inputs: base.inputs,
    features: featuresOf(deps.policy, base.inputs, before?.features?.engine ?? null),
    reason: request.reason.trim(),
    by: byStaff(staff, call),
  }
  if (request.outcome === 'declined') {
    const result = declinedResult(base.result, reasonCodes(request))
    const justification = request.justification?.trim() || null
    await putInEffect(tx, lead, { ...written, result, outcome: 'declined', justification }, now)
    return ok({ ok: true, proposed: false })
  }
  const result = approvedResult(deps.policy, base, request.amount ?? 0, today)
  const weight = weightOf(deps.policy, base.inputs, standingGrade(base), result.deals)
  if (isWithinAuthority(checkAuthority(deps.policy, staff, weight))) {
    await putInEffect(tx, lead, { ...written, result, outcome: 'approved' }, now)
    return ok({ ok: true, proposed: false })
  }
  await propose(tx, deps.policy, lead, { ...written, result, amount: weight.amount }, now)
  return ok({ ok: true, proposed: true })
}

/** Nobody replaces a decision unseen. `decision`: its id; `by`: who made it, '' for the model. */
export async function decidedMeanwhile(
  tx: Queryable,
  { id, decidedBy }: DecisionRow,
): Promise<Refused<Refusal>> {
  const by = decidedBy ? ((await readStaff(tx, decidedBy))?.name ?? '') : ''
  return refused({ code: 'decided-meanwhile', extra: { decision: id, by } })
}

const reasonCodes = (request: Override): ReasonCode[] => (request.reasons ?? []) as ReasonCode[]

/** What the model found in a file that a bank's data was read for; nothing where there was none. */
export async function declineTraceOf(tx: Queryable, leadId: string): Promise<readonly string[]> {
  const found = await modelsDecision(tx, leadId)
  return found && isOnBankData(found.inputs) ? traceOf(found.result) : []
}

/** A decline for what the model did not find carries in writing what it rests on; it is kept with the file (12 CFR 1002.9(b)(2)). */
async function missingJustification(
  tx: Queryable,
  request: Override,
  call: Call,
): Promise<Refused<Refusal> | null> {
  if (request.outcome !== 'declined' || isReasonGiven(request.justification ?? '')) return null
  const stated = (request.reasons ?? []).filter((code) => Object.hasOwn(noticeWords, code))
  if (!outsideTrace(await declineTraceOf(tx, request.id), stated).length) return null
  const message = pick({ en, es }, call.language).justificationMissing
  return refused({ code: 'invalid-fields', errors: [{ field: 'justification', message }] })
}

/** The deals that an approval of the amount would send out now, by the same figures; computes and stores nothing. It shows what of the bank's data weighs on them, so a reason comes first. */
export async function previewOffer(
  deps: Deps,
  staff: LoggedIn,
  { id, amount }: RequestOf<typeof contract.previewOffer>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.previewOffer>>> {
  const found = await openedLeadFor(deps, staff, id, 'decide')
  if (!found.ok) return found
  const wrong = wrongOverride(deps, staff, { outcome: 'approved', amount }, call)
  if (wrong) return wrong
  if (!mayBecome(found.value.stage, 'offered')) return refused({ code: 'not-possible-now' })
  const { policy } = deps
  const today = easternDay(deps.clock())
  const base = standsBeside(policy, await currentDecision(deps.db, id), today)
  const { by, grade } = pricingOf(policy, base, amount)
  const { deals } = approvedResult(policy, base, amount, today)
  const checks = judgeAuthority(policy, staff, { inputs: base.inputs, grade: standingGrade(base) }, deals)
  return ok({
    by,
    grade,
    deals: deals.map((deal) => {
      const { burden, paymentsInAdb, margin } = offerFigures(policy, base.inputs, deal)
      return { ...wireDeal(deal, false), burden, paymentsInAdb, margin }
    }),
    alone: isWithinAuthority(checks),
    authority: [...checks],
  })
}

function wrongOverride(
  deps: Deps,
  { keyAmount }: LoggedIn,
  request: Pick<Override, 'outcome' | 'amount' | 'reasons'>,
  call: Call,
): Refused<Refusal> | null {
  const t = pick({ en, es }, call.language)
  const say = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const { minimumAmount, maximumAmount, amountStep } = deps.policy.limits
  if (request.outcome === 'approved') {
    if (!isAmountOffered(deps.policy, request.amount ?? 0))
      return say(
        'amount',
        fill(t.amountWrong, { min: usd(minimumAmount), max: usd(maximumAmount), step: usd(amountStep) }),
      )
    // Not even as a proposal: whoever holds the key is not known to be the person.
    if (keyAmount !== null && (request.amount ?? 0) > keyAmount)
      return say('amount', fill(t.keyAmountExceeded, { amount: usd(keyAmount) }))
  }
  const codes = request.reasons ?? []
  const known = codes.every((code) => Object.hasOwn(noticeWords, code))
  return request.outcome === 'declined' && (!codes.length || !known) ? say('reasons', t.reasonsMissing) : null
}
