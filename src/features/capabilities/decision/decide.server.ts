// The job that decides: bank data and answers through the model, and in one transaction the decision, the stage, the event and what is told.
import { hasOffer } from '#core/domain/lead-stage.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type Job, type JobRunner } from '#platform/outbox/outbox.ts'
import { awaitedJob, connectionsOf } from '#platform/store/bank-data.ts'
import { lockLead, readLead, type LeadRow } from '#platform/store/leads.ts'
import { readAnalysis } from '../bank-analysis/read-analysis.server.ts'
import { askOpenReports } from '../credit/ask-report.server.ts'
import { reportsRead } from '../credit/reports-read.server.ts'
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
    if (!lead || (!['bank-needed', 'in-review'].includes(lead.stage) && !hasOffer(lead.stage))) return done
    if (deps.config.creditPulls === 'at-decision') await askBeforeDeciding(deps, lead)
    const waitsFor = await missing(deps, lead, job)
    if (waitsFor) return { retry: `waiting for ${waitsFor}`, afterSeconds: 5 * job.attempt }
    const read = await readAnalysis(deps, lead.id)
    if (!read.ok) return { retry: `the bank history was not analysed: ${read.refusal}` }
    if (!read.value) return done
    if (!modelled.includes(lead.answers.product)) await sendToReview(deps, lead, 'product')
    else {
      const register = deps.merchantDefaults ? lead.merchantDefaults : 'off'
      const reports = await reportsRead(deps, deps.db, lead.id)
      const inputs = modelInputs(deps.policy, lead.answers, read.value.analysis, register, reports)
      const complete = await isComplete(deps, lead.id)
      const result = await deps.threads.run('decide', { policy: deps.policy, inputs })
      if (!result.ok) return { retry: `the model was not run: ${result.refusal}` }
      await settleDecision(deps, lead.id, { inputs, result: result.value, complete })
    }
    deps.nudge()
    return done
  }

const bringingData = ['finish-bank-link', 'fetch-bank-history', 'pull-credit-report'] as const

/** Every bank is read and sound, and nobody is still asked for data, however often: a second bank may take minutes to gather. */
async function isComplete({ db }: Deps, leadId: string): Promise<boolean> {
  const rows = await connectionsOf(db, leadId)
  if (rows.some(({ state }) => state === 'needs-attention')) return false
  return (await awaitedJob(db, leadId, bringingData)) === null
}

async function askBeforeDeciding(deps: Deps, { id }: LeadRow): Promise<void> {
  const asked = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, id)
    return lead ? askOpenReports(deps, tx, lead) : 0
  })
  if (asked) deps.nudge()
}

/** What is on its way and would change the answer: another bank's history, the register of defaulted merchants, a credit report. */
async function missing(deps: Deps, lead: LeadRow, job: Job): Promise<string | null> {
  if (job.attempt > PATIENCE) return null
  const awaited: string[] = [...bringingData]
  if (deps.merchantDefaults && lead.merchantDefaults === 'unknown') awaited.push('check-merchant-defaults')
  return awaitedJob(deps.db, lead.id, awaited, PATIENCE)
}
