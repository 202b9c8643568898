// What a person's decision does once it is in effect: the decision row, the event, the stage, the previous choice, and the message to the owner.
import { decisionLetters } from '#core/domain/decision-letters.ts'
import type { FeatureVector } from '#core/domain/features.ts'
import { mayMove, type Stage } from '#core/domain/lead-stage.ts'
import { isId } from '#core/ground/id.ts'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import type { DecisionWithDeals, ModelInputs } from '#core/domain/underwriting.ts'
import { tellDecline } from '#features/capabilities/decision/settle-decision.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { Deps } from '#platform/deps.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import {
  addDecision,
  goingOut,
  letOut,
  type DecisionRow,
  type OpenedDecision,
} from '#platform/store/decisions.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import { dropChoice } from '#platform/store/lead-page.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { GoesOut } from './action-contract.ts'

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

/** Who did it, without from where: that stands in the event of the moment at which they did. */
const doneBy = ({ decidedBy, secondedBy }: Pick<DecisionRow, 'decidedBy' | 'secondedBy'>): DoneBy => ({
  actor: 'staff',
  actorId: secondedBy ?? decidedBy,
})

/**
 * Writes what somebody decided, and has it go out after the seconds in which it can be undone: until then it decides nothing, the owner
 * sees and hears nothing, and there is nothing to take back from anybody. Answers how long; undefined where it went out at once. Whether
 * the stage allows it is the caller's to judge.
 */
export async function putInEffect(
  tx: Queryable,
  { keys, config }: Pick<Deps, 'keys' | 'config'>,
  lead: LeadRow,
  decided: PersonsDecision,
  now: Date,
): Promise<GoesOut | undefined> {
  const { outcome, result, by, proposedBy, reason } = decided
  const seconds = config.undoSeconds
  const goesOutAt = new Date(now.getTime() + seconds * 1000)
  const decision = await addDecision(
    tx,
    keys,
    {
      leadId: lead.id,
      origin: 'proposal',
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
      goesOutAt,
    },
    now,
  )
  if (!seconds) {
    const written = (await goingOut(tx, lead.id))!
    await takeEffect(tx, lead, openDecision(keys, written), by, now)
    return undefined
  }
  const detail = { decision, outcome }
  await addEvent(tx, { leadId: lead.id, kind: 'decision-committed', ...by, detail }, now)
  const payload = { decision, stage: lead.stage }
  await addJob(
    tx,
    { kind: 'send-decision', leadId: lead.id, onceKey: decision, payload, runAt: goesOutAt },
    now,
  )
  return { decision, inSeconds: seconds }
}

/** Its row counts from here on; stage, choice, contract and messages follow. */
export async function takeEffect(
  tx: Queryable,
  lead: LeadRow,
  row: OpenedDecision,
  by: DoneBy | null,
  now: Date,
): Promise<void> {
  const { id: decision, result, secondedBy, decidedBy } = row
  const outcome = row.outcome === 'approved' ? 'approved' : 'declined'
  const who = by ?? doneBy(row)
  await letOut(tx, row)
  const detail = {
    decision,
    outcome,
    reason: row.reason ?? '',
    ...(outcome === 'approved'
      ? { amount: result.deals[0]?.amount ?? 0 }
      : { reasons: result.reasons.map(({ code }) => code), justified: Boolean(row.justification) }),
    ...(secondedBy && decidedBy && isId(decidedBy) ? { proposedBy: decidedBy } : {}),
  } as const
  await addEvent(tx, { leadId: lead.id, kind: 'decision-overridden', ...who, detail }, now)
  await dropChoice(tx, lead.id)
  await moveStage(tx, lead.id, outcome === 'approved' ? 'offered' : 'declined', who, now)
  if (outcome === 'declined') return tellDecline(tx, lead.id, decision, now)
  const offered = Math.max(...result.deals.map(({ amount }) => amount))
  for (const letter of decisionLetters(outcome, offered, lead.answers.requestedAmount))
    await addJob(tx, sendMessageJob(lead.id, letter, letter === 'counter-offer' ? { decision } : {}), now)
}
