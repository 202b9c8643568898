// The job that decides: bank data and answers through the model, and in one transaction the decision, the stage, the event and what is told.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { mergeHistories } from '#core/domain/merge-histories.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type Job, type JobRunner } from '#platform/outbox/outbox.ts'
import { easternDay } from '#platform/providers/bank-data/eastern-day.ts'
import { awaitedJob, connectionsOf, latestHistories } from '#platform/store/bank-data.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { modelInputs } from './inputs.server.ts'
import { sendToReview, settleDecision } from './settle-decision.server.ts'

/** The model prices these two; for the others a representative calls (decision 12). */
const modelled: readonly unknown[] = ['Working Capital', 'Credit Line']
/** How often a decision waits for another job before it goes on without what that would bring. */
const PATIENCE = 3

export const decideApplication =
  (deps: Deps): JobRunner<'decide-application'> =>
  async (job) => {
    const lead = await readLead(deps.db, job.leadId)
    if (!lead || !['bank-needed', 'in-review', 'offered', 'offer-chosen'].includes(lead.stage)) return done
    const waitsFor = await missing(deps, lead, job)
    if (waitsFor) return { retry: `waiting for ${waitsFor}`, afterSeconds: 5 * job.attempt }
    const stored = await latestHistories(deps.db, deps.keys, lead.id)
    const history = mergeHistories(stored.map((row) => row.history))
    if (!history) return done
    if (!modelled.includes(lead.answers.product)) await sendToReview(deps, lead, 'product')
    else {
      const analysis = analyseBank(history, { asOf: easternDay(deps.clock()) })
      const register = deps.merchantDefaults ? lead.merchantDefaults : 'off'
      const inputs = modelInputs(deps.policy, lead.answers, analysis, register)
      const complete = (await connectionsOf(deps.db, lead.id)).every((row) => row.state !== 'needs-attention')
      await settleDecision(deps, lead.id, { inputs, result: decideWithDeals(deps.policy, inputs), complete })
    }
    deps.nudge()
    return done
  }

/** What is on its way and would change the answer: another bank's history, the register of defaulted merchants. */
async function missing(deps: Deps, lead: LeadRow, job: Job): Promise<string | null> {
  if (job.attempt > PATIENCE) return null
  const awaited = ['finish-bank-link', 'fetch-bank-history']
  if (deps.merchantDefaults && lead.merchantDefaults === 'unknown') awaited.push('check-merchant-defaults')
  return awaitedJob(deps.db, lead.id, awaited, PATIENCE)
}
