// What the tool's inputs can be taken from for one application, and the inputs that a choice of sources comes to.
import type { Answer } from '#core/contract/refusals.ts'
import { creditFloor } from '#core/codes/choices.ts'
import { BANK_ENGINE, type KeptAnalysis } from '#core/domain/kept-analysis.ts'
import { creditInputs, type ReportRead } from '#core/domain/credit-report/report-facts.ts'
import type { ChosenSources } from '#core/domain/offer-tool/data-sources.ts'
import { isDoubtful, monthsOfStatements, type StatementFigures } from '#core/domain/statement-figures.ts'
import type { FicoScore, ModelInputs } from '#core/domain/underwriting.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { analyseWithout, readAnalysis } from '#features/capabilities/bank-analysis/read-analysis.server.ts'
import { reportsRead } from '#features/capabilities/credit/reports-read.server.ts'
import { statementFiguresOf } from '#features/capabilities/statement-analysis/figures-read.server.ts'
import { statementSignScore } from '#features/capabilities/statement-analysis/signs-read.server.ts'
import { signingFacts } from '#features/capabilities/signing/who-signs.server.ts'
import { modelInputs, statedInputs } from '#features/capabilities/decision/inputs.server.ts'
import type { Deps } from '#platform/deps.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** A FICO source: where its scores come from. */
interface FicoSource {
  readonly src: string
  readonly scores: readonly FicoScore[]
}

/** Those of an application, the first of which is applied by itself: a bureau's, then what the owner stated, at the lower bound of its band. */
export function ficoSources(
  { answers }: LeadRow,
  reports: readonly ReportRead[],
  asOf: IsoDate,
): FicoSource[] {
  const { ficos } = creditInputs(reports, asOf)
  const stated = creditFloor(answers.creditBand ?? '')
  return [
    ...(ficos ? [{ src: reports[0]!.bureau.name, scores: ficos }] : []),
    ...(stated === null ? [] : [{ src: 'stated', scores: [{ score: stated, source: 'stated' as const }] }]),
  ]
}

/** A linked account as it can be chosen. */
interface AccountSource {
  readonly id: string
  readonly institution: string
  readonly name: string
  readonly mask: string
  readonly use: string
  readonly balance: number | null
  /** Whether its lines can stand in the months at all. */
  readonly counts: boolean
}

const accountsOf = ({ accounts }: KeptAnalysis): AccountSource[] =>
  accounts.map(({ account: { id, institution, name, mask, balance }, use }) => ({
    id,
    institution,
    name,
    mask,
    use,
    balance,
    counts: use === 'operating',
  }))

interface OfferedOf {
  readonly analysis: KeptAnalysis | null
  readonly accounts: readonly AccountSource[]
  readonly files: readonly { readonly id: string; readonly sent: string }[]
  readonly ficos: readonly FicoSource[]
  readonly reports: readonly ReportRead[]
  /** Of the one file that there is. */
  readonly statements: StatementFigures | null
}

/** Everything that can be chosen for an application. */
export async function offeredSources(deps: Deps, lead: LeadRow): Promise<Answer<OfferedOf>> {
  const read = await readAnalysis(deps, lead.id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const analysis = read.value?.analysis ?? null
  const reports = await reportsRead(deps, deps.db, lead.id)
  const statements = await statementFiguresOf(deps, deps.db, lead.id)
  return ok({
    analysis,
    accounts: analysis ? accountsOf(analysis) : [],
    files: statements ? [{ id: statements.id, sent: statements.receivedAt.toISOString() }] : [],
    statements: statements?.figures ?? null,
    ficos: ficoSources(lead, reports, easternDay(deps.clock())),
    reports,
  })
}

interface ToolBase {
  readonly inputs: ModelInputs
  /** The version of the classification of bank text; null where no bank data was read. */
  readonly engine: string | null
}

/** The inputs of a choice, before anything is said by hand. Without an account the months are empty. */
export async function baseOf(
  deps: Deps,
  lead: LeadRow,
  { analysis, accounts, ficos, reports, statements }: OfferedOf,
  chosen: ChosenSources,
): Promise<Answer<ToolBase>> {
  const register = deps.merchantDefaults ? lead.merchantDefaults : 'off'
  const asOf = easternDay(deps.clock())
  const scores = ficos.find(({ src }) => src === chosen.fico)?.scores
  const credit: Partial<ModelInputs> = { ...creditInputs(reports, asOf), ficos: scores }
  if (!analysis || !chosen.accounts.length) {
    const fromFile = chosen.file !== null && statements !== null
    const weights = deps.policy.tampering
    const signs = fromFile && weights ? await statementSignScore(deps, deps.db, lead.id, weights) : null
    const inputs = {
      asOf,
      months: fromFile ? monthsOfStatements(statements) : [],
      ...(fromFile && isDoubtful(statements) && { tamperReviewOpen: true }),
      ...(signs !== null && { statementSigns: signs }),
      ...statedInputs(deps.policy, lead.answers, register),
      ...credit,
    }
    return ok({ inputs, engine: null })
  }
  const leftOut = accounts
    .filter(({ id, counts }) => counts && !chosen.accounts.includes(id))
    .map(({ id }) => id)
  const read = leftOut.length ? await analyseWithout(deps, lead.id, leftOut) : ok(analysis)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const signing = await signingFacts(deps, deps.db, lead)
  const inputs = modelInputs(deps.policy, lead.answers, read.value ?? analysis, register, reports, signing)
  return ok({ inputs: { ...inputs, ...credit }, engine: BANK_ENGINE })
}
