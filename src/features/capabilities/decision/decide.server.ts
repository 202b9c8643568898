// The job that decides: runs bank data and answers through the model, and writes decision, stage, event and messages in one transaction.
import { isModelled } from '#core/codes/products.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type Job, type JobRunner } from '#platform/outbox/outbox.ts'
import { awaitedJob, isBankDataWhole, latestHistories } from '#platform/store/bank-data.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { readAnalysis } from '../bank-analysis/read-analysis.server.ts'
import { askOpenReports } from '../credit/ask-report.server.ts'
import { signingFacts } from '../signing/who-signs.server.ts'
import { reportsRead } from '../credit/reports-read.server.ts'
import { depositsToAsk, withWordOfOwner } from '../deposit-questions/owners-word.server.ts'
import { modelInputs } from './inputs.server.ts'
import { isPersons, sendToReview, settleDecision } from './settle-decision.server.ts'

/** How often a decision waits for another job before it goes on without what that would bring. */
const PATIENCE = 3

export const decideApplication =
  (deps: Deps): JobRunner<'decide-application'> =>
  async (job) => {
    const lead = await readLead(deps.db, job.leadId)
    if (!lead || (!['bank-needed', 'in-review'].includes(lead.stage) && !hasOffer(lead.stage))) return done
    const histories = await latestHistories(deps.db, lead.id)
    const onStatements = histories.length > 0 && histories.every(({ isRead }) => isRead)
    // Fewer statements than a person needs: their owner is still asked for the others, or for the bank.
    if (onStatements && lead.stage === 'bank-needed') return done
    const forPerson =
      (onStatements || lead.bankState === 'statements') && deps.policy.review.statementsDecide !== true
    // Where a person decides they ask for the reports themselves.
    const asks = deps.config.creditPulls === 'at-decision' && !forPerson && !(await isPersons(deps.db, lead))
    if (asks) await askBeforeDeciding(deps, lead)
    const waitsFor = await missing(deps, lead, job)
    if (waitsFor) return { notYet: `waiting for ${waitsFor}`, afterSeconds: 5 * job.attempt }
    // Asked before the histories are read: what arrives after that is not in them.
    const complete = await isBankDataWhole(deps.db, deps.keys, lead.id)
    const read = await readAnalysis(deps, lead.id)
    if (!read.ok) return { retry: `the bank history was not analysed: ${read.refusal}` }
    if (!read.value) return done
    // For what the model does not price a representative calls (spec 219).
    if (!isModelled(lead.answers.product)) await sendToReview(deps, lead, 'product')
    else {
      const register = deps.merchantDefaults ? lead.merchantDefaults : 'off'
      const reports = await reportsRead(deps, deps.db, lead.id)
      const signing = await signingFacts(deps, deps.db, lead)
      const { analysis } = read.value
      const bare = modelInputs(deps.policy, lead.answers, analysis, register, reports, signing)
      const asked = await depositsToAsk(deps, lead.id, bare, analysis)
      if (!asked.ok) return { retry: `what to ask of deposits was not found out: ${asked.refusal}` }
      const inputs = await withWordOfOwner(deps, lead.id, bare, analysis)
      const result = await deps.threads.run('decide', { policy: deps.policy, inputs })
      if (!result.ok) return { retry: `the model was not run: ${result.refusal}` }
      // Seconds that spare a person's review: an offer is not kept waiting for them.
      if (result.value.outcome === 'declined' && !complete && job.attempt <= PATIENCE)
        return { notYet: 'waiting for all bank data before a decline', afterSeconds: 5 * job.attempt }
      await settleDecision(deps, lead.id, { inputs, result: result.value, complete, deposits: asked.value })
    }
    deps.nudge()
    return done
  }

async function askBeforeDeciding(deps: Deps, { id }: LeadRow): Promise<void> {
  const asked = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    return lead ? askOpenReports(deps, tx, lead) : 0
  })
  if (asked) deps.nudge()
}

/** What is on its way and would change the answer: another bank's history, a statement, the register of defaulted merchants, a credit report. */
async function missing(deps: Deps, lead: LeadRow, job: Job): Promise<string | null> {
  if (job.attempt > PATIENCE) return null
  const awaited = ['finish-bank-link', 'fetch-bank-history', 'read-statements', 'pull-credit-report']
  if (deps.merchantDefaults && lead.merchantDefaults === 'unknown') awaited.push('check-merchant-defaults')
  return awaitedJob(deps.db, lead.id, awaited, PATIENCE)
}
