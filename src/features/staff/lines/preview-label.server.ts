// What a label of staff would change, before it is kept: the same analysis and model, once without and once with it.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { noLabels, type BankLabels } from '#core/domain/bank/labels.ts'
import type { KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import {
  analysisSource,
  readAnalysis,
  sealedHistories,
} from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import { standing, statedTrade } from '#features/capabilities/bank-analysis/said-labels.server.ts'
import { reportsRead } from '#features/capabilities/credit/reports-read.server.ts'
import { signingFacts } from '#features/capabilities/signing/who-signs.server.ts'
import { modelInputs } from '#features/capabilities/decision/inputs.server.ts'
import type { Deps } from '#platform/deps.ts'
import { analysisPlace } from '#platform/store/bank-analyses.ts'
import { bankLabelsOf } from '#platform/store/bank-labels.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { ThreadFault } from '#platform/threads/pool.ts'
import { labelledLines } from '../applications/labelled-lines.server.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import type { LoggedIn } from '../login/session.server.ts'
import type { LabelPreview, previewLabel as declared } from './lines-contract.ts'

export async function previewLabel(
  deps: Deps,
  staff: LoggedIn,
  { id, of, month, ...said }: RequestOf<typeof declared>,
): Promise<Answer<LabelPreview>> {
  const found = await openedLeadFor(deps, staff, id, 'label-bank')
  if (!found.ok) return found
  const lines = await labelledLines(deps, id, said, of)
  if (!lines.ok) return refused(refusalOfThread(lines.refusal))
  if (!lines.value) return refused({ code: 'not-possible-now' })
  const read = await readAnalysis(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  if (!read.value) return refused({ code: 'not-possible-now' })
  const rows = await bankLabelsOf(deps.db, deps.keys, id)
  const labels = standing([...rows, { ...said, lines: lines.value }], await statedTrade(deps.db, id))
  const then = await analyseWith(deps, id, labels)
  if (!then.ok) return refused(refusalOfThread(then.refusal))
  const [before, after] = await Promise.all([
    figuresOf(deps, found.value, read.value.analysis, month),
    figuresOf(deps, found.value, then.value, month),
  ])
  if (!before.ok) return refused(refusalOfThread(before.refusal))
  if (!after.ok) return refused(refusalOfThread(after.refusal))
  return ok({ now: before.value, then: after.value })
}

/** Made in a thread, kept nowhere. */
async function analyseWith(
  deps: Deps,
  leadId: string,
  labels: BankLabels = noLabels,
): Promise<Outcome<KeptAnalysis, ThreadFault>> {
  const source = await analysisSource(deps, leadId)
  if (!source) return refused('failed')
  const done = await deps.threads.run('analyse-histories', {
    histories: await sealedHistories(deps, source),
    asOf: easternDay(deps.clock()),
    labels,
    place: analysisPlace(source.key),
  })
  if (!done.ok) return done
  return done.value ? ok(done.value.analysis) : refused('failed')
}

type Figures = LabelPreview['now']

async function figuresOf(
  deps: Deps,
  lead: LeadRow,
  analysis: KeptAnalysis,
  month: string,
): Promise<Outcome<Figures, ThreadFault>> {
  const register = deps.merchantDefaults ? lead.merchantDefaults : 'off'
  const reports = await reportsRead(deps, deps.db, lead.id)
  const signing = await signingFacts(deps, deps.db, lead)
  const inputs = modelInputs(deps.policy, lead.answers, analysis, register, reports, signing)
  const done = await deps.threads.run('decide', { policy: deps.policy, inputs })
  if (!done.ok) return done
  const { grade, score, outcome, deals, knockOuts } = done.value
  const largest = [...deals].sort((a, b) => b.amount - a.amount || b.term - a.term)[0]
  return ok({
    monthRevenue: analysis.months.find((each) => each.month === month)?.trueRevenue ?? null,
    averageRevenue: analysis.averages.months > 0 ? analysis.averages.trueRevenue : null,
    burden: analysis.burden?.most ?? null,
    grade: knockOuts.length ? 'E' : grade,
    score,
    outcome,
    largest: largest ? { amount: largest.amount, term: largest.term } : null,
  })
}
