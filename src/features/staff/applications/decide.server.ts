// A person's decision: approves an amount or declines, alone within their authority, otherwise as a proposal.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { featuresOf } from '#core/domain/features.ts'
import { checkAuthority, isWithinAuthority, weightOf, type OfferWeight } from '#core/domain/authority.ts'
import { isSameOffer } from '#core/domain/decision-letters.ts'
import { outsideTrace, traceOf } from '#core/domain/decline-trace.ts'
import { hasOffer, type Stage } from '#core/domain/lead-stage.ts'
import {
  approvedResult,
  declinedResult,
  isAmountOffered,
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
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import type { Call } from '#platform/http/call.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { KeyRing } from '#platform/keys.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import {
  currentDecision,
  modelsDecision,
  type DecisionRow,
  type OpenedDecision,
} from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { readStaff } from '#platform/store/staff.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import { workOutOffer, type WorkedOut } from '../offer-tool/commit.server.ts'
import type * as contract from './action-contract.ts'
import { aboutToSend } from './going-out.server.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { openedLeadFor, unopened } from './open-file.server.ts'
import { propose } from './proposals.server.ts'
import { isReasonGiven } from './reason-given.ts'
import { missingReason } from './reasons.server.ts'
import { mayBecome, putInEffect, type PersonsDecision } from './put-in-effect.server.ts'

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
  const unseen = await unopened(deps, staff, request.id)
  // Slow work is done before anything is locked.
  const worked = wrong.some(Boolean) ? ok(null) : await toolOffer(deps, staff, request, call)
  if (!worked.ok) return worked
  return changeLeadFor(deps, staff, request.id, 'decide', async (tx, lead) => {
    const waiting = unseen ?? (await aboutToSend(tx, lead.id))
    if (waiting) return waiting
    const errors = [...wrong, await missingJustification(tx, deps.keys, request, call)].flatMap(
      (each) => each?.refusal.errors ?? [],
    )
    if (errors.length) return refused({ code: 'invalid-fields', errors })
    const inEffect = await currentDecision(tx, lead.id)
    const before = inEffect && openDecision(deps.keys, inEffect)
    if (before && before.id !== request.seen) return decidedMeanwhile(tx, before)
    const stage: Stage = request.outcome === 'approved' ? 'offered' : 'declined'
    if (!mayBecome(lead.stage, stage)) return refused({ code: 'not-possible-now' })
    const given = { staff, lead, before, request, call, now }
    return worked.value ? recordTool(deps, tx, given, worked.value) : record(deps, tx, given)
  })
}

/** The offer of the tool, computed; null for a decline, and for an approval on the current inputs. The reader must have said why they open the file. */
async function toolOffer(
  deps: Deps,
  staff: LoggedIn,
  { id, outcome, amount, offer }: Override,
  call: Call,
): Promise<Answer<WorkedOut | null>> {
  if (outcome !== 'approved' || !offer) return ok(null)
  const found = await openedLeadFor(deps, staff, id, 'decide')
  return found.ok ? workOutOffer(deps, found.value, amount ?? 0, offer, call) : found
}

interface ToRecord {
  readonly staff: LoggedIn
  readonly lead: LeadRow
  readonly before: OpenedDecision | null
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
    // What was computed for an earlier decision rests on the policy of that time.
    policyDigest:
      before && before.policyVersion === base.result.policyVersion
        ? before.policyDigest
        : policyDigest(deps.policy),
    inputs: base.inputs,
    features: featuresOf(deps.policy, base.inputs, before?.features?.engine ?? null),
    reason: request.reason.trim(),
    by: byStaff(staff, call),
  }
  if (request.outcome === 'declined') {
    const result = declinedResult(base.result, reasonCodes(request))
    const justification = request.justification?.trim() || null
    const no = { ...written, result, outcome: 'declined' as const, justification }
    return decided(await putInEffect(tx, deps, lead, no, now))
  }
  const result = approvedResult(deps.policy, base, request.amount ?? 0, today)
  const weight = weightOf(deps.policy, base.inputs, standingGrade(base), result.deals)
  return approve(deps, tx, { staff, lead, before, now, weight, approved: { ...written, result } })
}

/** The same of an offer that was set in the tool: it rests on its own inputs, and on the policy of today. */
async function recordTool(
  deps: Deps,
  tx: Queryable,
  { staff, lead, before, request, call, now }: ToRecord,
  { inputs, result, weight, tool }: WorkedOut,
): Promise<Answer<Overridden>> {
  const approved = {
    policyVersion: result.policyVersion,
    policyDigest: policyDigest(deps.policy),
    inputs,
    result,
    features: featuresOf(deps.policy, inputs, tool.engine),
    reason: request.reason.trim(),
    by: byStaff(staff, call),
    tool,
  }
  return approve(deps, tx, { staff, lead, before, now, weight, approved })
}

interface ToApprove {
  readonly staff: LoggedIn
  readonly lead: LeadRow
  readonly before: OpenedDecision | null
  readonly now: Date
  readonly weight: OfferWeight
  readonly approved: Omit<PersonsDecision, 'outcome'>
}

const decided = (goesOut: contract.GoesOut | undefined): Answer<Overridden> =>
  ok({ ok: true, proposed: false, ...(goesOut && { goesOut }) })

async function approve(
  deps: Deps,
  tx: Queryable,
  { staff, lead, before, now, weight, approved }: ToApprove,
): Promise<Answer<Overridden>> {
  const { policy, keys } = deps
  if (before && hasOffer(lead.stage) && isSameOffer(before.result.deals, approved.result.deals))
    return refused({ code: 'same-offer' })
  if (isWithinAuthority(checkAuthority(policy, staff, weight)))
    return decided(await putInEffect(tx, deps, lead, { ...approved, outcome: 'approved' }, now))
  await propose(tx, { policy, keys }, lead, { ...approved, amount: weight.amount }, now)
  return ok({ ok: true, proposed: true })
}

/** Nobody replaces a decision that they have not seen. `decision`: its id; `by`: who made it, '' for the model. */
async function decidedMeanwhile(tx: Queryable, { id, decidedBy }: DecisionRow): Promise<Refused<Refusal>> {
  const by = decidedBy ? ((await readStaff(tx, decidedBy))?.name ?? '') : ''
  return refused({ code: 'decided-meanwhile', extra: { decision: id, by } })
}

const reasonCodes = (request: Override): ReasonCode[] => (request.reasons ?? []) as ReasonCode[]

/** What the model found in a file that a bank's data was read for; nothing where there was none. */
export async function declineTraceOf(
  tx: Queryable,
  keys: KeyRing,
  leadId: string,
): Promise<readonly string[]> {
  const found = await modelsDecision(tx, leadId)
  if (!found || !isOnBankData(openDecision(keys, found).inputs)) return []
  // What sent it to a person was found in the file too.
  const asked = found.outcome === 'review' ? found.result.reasons.map(({ code }) => code) : []
  return [...new Set([...traceOf(found.result), ...asked])]
}

/** A decline for reasons that the model did not find needs a written justification, which stays with the file (12 CFR 1002.9(b)(2)). */
async function missingJustification(
  tx: Queryable,
  keys: KeyRing,
  request: Override,
  call: Call,
): Promise<Refused<Refusal> | null> {
  if (request.outcome !== 'declined' || isReasonGiven(request.justification ?? '')) return null
  const stated = (request.reasons ?? []).filter((code) => Object.hasOwn(noticeWords, code))
  if (!outsideTrace(await declineTraceOf(tx, keys, request.id), stated).length) return null
  const message = pick({ en, es }, call.language).justificationMissing
  return refused({ code: 'invalid-fields', errors: [{ field: 'justification', message }] })
}

function wrongOverride(
  deps: Deps,
  { keyAmount }: LoggedIn,
  request: Pick<Override, 'outcome' | 'amount' | 'reasons' | 'offer'>,
  call: Call,
): Refused<Refusal> | null {
  const t = pick({ en, es }, call.language)
  const say = (field: string, message: string) =>
    refused({ code: 'invalid-fields' as const, errors: [{ field, message }] })
  const usd = (cents: number) => formatUsd(cents, { cents: false })
  const { minimumAmount, maximumAmount, amountStep } = deps.policy.limits
  if (request.outcome === 'approved') {
    // The tool has bounds of its own, in whole dollars, and says them itself.
    if (!request.offer && !isAmountOffered(deps.policy, request.amount ?? 0))
      return say(
        'amount',
        fill(t.amountWrong, { min: usd(minimumAmount), max: usd(maximumAmount), step: usd(amountStep) }),
      )
    // Not even as a proposal: nobody knows whether the person holds the key.
    if (keyAmount !== null && (request.amount ?? 0) > keyAmount)
      return say('amount', fill(t.keyAmountExceeded, { amount: usd(keyAmount) }))
  }
  const codes = request.reasons ?? []
  const known = codes.every((code) => Object.hasOwn(noticeWords, code))
  return request.outcome === 'declined' && (!codes.length || !known) ? say('reasons', t.reasonsMissing) : null
}
