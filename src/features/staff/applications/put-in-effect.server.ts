// What a person's decision does once it is in effect: the decision row, the event, the stage, the previous choice, and the message to the owner.
import type { FeatureVector } from '#core/domain/features.ts'
import { mayMove, type Stage } from '#core/domain/lead-stage.ts'
import { isId, type Id } from '#core/ground/id.ts'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import type { DecisionWithDeals, ModelInputs } from '#core/domain/underwriting.ts'
import { tellDecline } from '#features/capabilities/decision/settle-decision.server.ts'
import { sendMessageJob, type MessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { KeyRing } from '#platform/keys.ts'
import { addDecision } from '#platform/store/decisions.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { dropChoice } from '#platform/store/lead-page.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** Whether a person's decision may lead there; an open offer may be replaced by another one. */
export const mayBecome = (from: Stage, to: Stage): boolean =>
  mayMove(from, to) || (from === 'offered' && to === 'offered')

export interface PersonsDecision {
  readonly outcome: 'approved' | 'declined'
  readonly policyVersion: string
  readonly policyDigest: string | null
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
  readonly features: FeatureVector | null
  readonly reason: string
  readonly justification?: string | null
  /** What it was set by in the funding-offer tool. */
  readonly tool?: ToolRecord | null
  /** Whoever does it now. */
  readonly by: DoneBy
  /** The proposer, when `by` approves as the second person. */
  readonly proposedBy?: string | null
}

/** Less than was asked for is a counteroffer, which is reported as such, with both amounts (Regulation B, 12 CFR 1002.9(a)(1)(iv)). */
function offerLetter({ id, answers }: LeadRow, decision: Id, { deals }: DecisionWithDeals): MessageJob {
  const offered = Math.max(...deals.map(({ amount }) => amount))
  const isLess = answers.requestedAmount !== undefined && offered < answers.requestedAmount
  return isLess ? sendMessageJob(id, 'counter-offer', { decision }) : sendMessageJob(id, 'offers-ready')
}

/** Whether the stage allows it is the caller's to judge. */
export async function putInEffect(
  tx: Queryable,
  keys: KeyRing,
  lead: LeadRow,
  decided: PersonsDecision,
  now: Date,
): Promise<void> {
  const { outcome, result, by, proposedBy, reason } = decided
  const decision = await addDecision(
    tx,
    keys,
    {
      leadId: lead.id,
      origin: 'staff',
      policyVersion: decided.policyVersion,
      policyDigest: decided.policyDigest,
      inputs: decided.inputs,
      result,
      features: decided.features,
      outcome,
      decidedBy: proposedBy ?? by.actorId,
      secondedBy: proposedBy ? by.actorId : null,
      reason,
      justification: decided.justification,
      tool: decided.tool,
    },
    now,
  )
  const detail = {
    decision,
    outcome,
    reason,
    ...(outcome === 'approved'
      ? { amount: result.deals[0]?.amount ?? 0 }
      : { reasons: result.reasons.map(({ code }) => code), justified: Boolean(decided.justification) }),
    ...(proposedBy && isId(proposedBy) ? { proposedBy } : {}),
  }
  await addEvent(tx, { leadId: lead.id, kind: 'decision-overridden', ...by, detail }, now)
  await dropChoice(tx, lead.id)
  await moveStage(tx, lead.id, outcome === 'approved' ? 'offered' : 'declined', by, now)
  if (outcome === 'declined') await tellDecline(tx, lead.id, decision, now)
  else await addJob(tx, offerLetter(lead, decision, result), now)
}
