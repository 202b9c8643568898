// What a decision does to an application, in one transaction. It never overrides a person's decision, proposal or reopening, or a chosen offer: the new one is kept next to it.
import type { Id } from '#core/ground/id.ts'
import { featuresOf } from '#core/domain/features.ts'
import { BANK_ENGINE } from '#core/domain/kept-analysis.ts'
import { isClosed, type Stage } from '#core/domain/lead-stage.ts'
import { modelsPart } from '#core/domain/models-part.ts'
import type { DecisionWithDeals, ModelInputs } from '#core/domain/underwriting.ts'
import { revokeBankConnections } from '#features/capabilities/bank-link/revoke.server.ts'
import { askAboutDeposits } from '#features/capabilities/deposit-questions/owners-word.server.ts'
import { sendMessageJob } from '#features/capabilities/messages/send-message-job.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { policyDigest } from '#platform/policy-digest.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { AskedDeposits } from '#platform/store/credit-answers.ts'
import {
  addDecision,
  currentDecision,
  isProposed,
  type DecisionOutcome,
  type DecisionRow,
} from '#platform/store/decisions.ts'
import { addEvent, happenedSince } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'

/** A declined applicant may come back with a correction: the bank access is given back after these days. */
const KEEP_ACCESS_DAYS = 30
const DAY_MS = 86_400_000

interface Decided {
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
  /** Every account that was read is up to date; a decline on anything less is for a person to settle. */
  readonly complete: boolean
  /** What the owner is asked about. */
  readonly deposits?: AskedDeposits
}

const stageOf: Readonly<Record<DecisionOutcome, Stage>> = {
  approved: 'offered',
  declined: 'declined',
  review: 'in-review',
}

export async function settleDecision(deps: Deps, leadId: string, decided: Decided): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    // It may have ended while its bank data was analysed: what ended is not decided any more.
    if (!lead || isClosed(lead.stage)) return
    const before = await currentDecision(tx, leadId)
    const { part, beside } = await partOf(tx, lead, before, decided)
    // A person decides: what the model says is shown to them, whatever it is.
    const outcome = part === 'shows' ? 'review' : outcomeOf(decided, lead)
    const id = await addDecision(
      tx,
      deps.keys,
      {
        leadId,
        origin: part === 'beside' ? 'held' : 'model',
        policyVersion: decided.result.policyVersion,
        policyDigest: policyDigest(deps.policy),
        inputs: decided.inputs,
        result: decided.result,
        features: featuresOf(deps.policy, decided.inputs, BANK_ENGINE),
        outcome,
      },
      now,
    )
    if (decided.deposits) await askAboutDeposits(tx, deps, lead, decided.deposits, now)
    const { grade, score, policyVersion } = decided.result
    const detail = {
      decision: id,
      outcome: part === 'shows' ? decided.result.outcome : outcome,
      grade,
      score,
      policy: policyVersion,
      deals: decided.result.deals.length,
    }
    if (beside) {
      await addEvent(
        tx,
        { leadId, kind: 'decision-held', actor: 'system', detail: { ...detail, beside } },
        now,
      )
      return
    }
    await addEvent(tx, { leadId, kind: 'application-decided', actor: 'system', detail }, now)
    const signers = decided.result.reasons.some(({ code }) => code === 'signers-open')
    await follow(tx, lead, id, outcome, signers, now)
  })
}

const partOf = async (
  tx: Queryable,
  lead: LeadRow,
  before: Pick<DecisionRow, 'origin'> | null,
  { result }: Decided,
): Promise<ReturnType<typeof modelsPart>> =>
  modelsPart({
    ...(await standingOf(tx, lead, before)),
    onLabelsAlone:
      result.reasons.length > 0 && result.reasons.every(({ code }) => code === 'rests-on-labels'),
  })

const standingOf = async (db: Queryable, lead: LeadRow, before: Pick<DecisionRow, 'origin'> | null) => ({
  stage: lead.stage,
  origin: before?.origin ?? null,
  proposed: await isProposed(db, lead.id),
  reopened: await happenedSince(db, lead.id, 'application-reopened', new Date(0)),
})

/** Whether a person decides here, so that the model only says what it would do. */
export const isPersons = async (db: Queryable, lead: LeadRow): Promise<boolean> => {
  const standing = await standingOf(db, lead, await currentDecision(db, lead.id))
  return modelsPart({ ...standing, onLabelsAlone: false }).part !== 'decides'
}

/** An offer that was shown is not taken back by a machine, and nothing is declined on half the data: a person looks first. */
function outcomeOf({ result, complete }: Decided, lead: LeadRow): DecisionOutcome {
  if (result.outcome === 'approved') return result.deals.length ? 'approved' : 'review'
  if (result.outcome === 'declined' && (lead.stage === 'offered' || !complete)) return 'review'
  return result.outcome
}

/** Stage and messages; a decision that leaves the stage as it is tells nobody anything again. */
async function follow(
  tx: Queryable,
  lead: LeadRow,
  decisionId: Id,
  outcome: DecisionOutcome,
  /** It is open who signs. */
  signers: boolean,
  now: Date,
): Promise<void> {
  const stage = stageOf[outcome]
  if (!(await moveStage(tx, lead.id, stage, { actor: 'system' }, now))) return
  if (outcome === 'approved') await addJob(tx, sendMessageJob(lead.id, 'offers-ready'), now)
  if (outcome === 'review')
    await addJob(tx, sendMessageJob(lead.id, signers ? 'owners-asked' : 'in-review'), now)
  if (outcome === 'declined') await tellDecline(tx, lead.id, decisionId, now)
}

/** The letter, the notice with its reasons (Regulation B, 1002.9), and the end of the bank access. */
export async function tellDecline(tx: Queryable, leadId: string, decisionId: Id, now: Date): Promise<void> {
  await addJob(tx, sendMessageJob(leadId, 'declined', { decision: decisionId }), now)
  await addJob(tx, sendMessageJob(leadId, 'adverse-action', { decision: decisionId }), now)
  await revokeBankConnections(tx, leadId, now, new Date(now.getTime() + KEEP_ACCESS_DAYS * DAY_MS))
}

/** For what the model does not price, or has nothing to decide on: a person calls. Safe to run again. */
export async function sendToReview(deps: Deps, { id }: LeadRow, why: 'product'): Promise<void> {
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    if (lead?.stage !== 'bank-needed') return
    await moveStage(tx, id, 'in-review', { actor: 'system' }, now)
    await addEvent(tx, { leadId: id, kind: 'sent-to-review', actor: 'system', detail: { why } }, now)
    await addJob(tx, sendMessageJob(id, 'in-review'), now)
  })
}
