// Measures the engine on what strangers to the rules labelled: revenue of single lines, and histories as a whole.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { holderFindings } from '#core/domain/bank/strange-holder.ts'
import type { BankAnalysis } from '#core/domain/underwriting.ts'
import { daysOf, historyOf, refreshedOn, sales, varied, type Part } from './corpus.ts'
import { strangersHistories, strangersLines, type StrangersHistory, type StrangersLine } from './strangers.ts'

const isSale = (label: string): boolean => label === 'revenue' || label === 'cash-or-check'
/** Two answers are right, one of them revenue: `docs` of the labels say so in words. */
const mayBeSale = ({ sure, why }: StrangersLine): boolean =>
  (sure === 'unclear' || why.startsWith('EITHER')) && why.includes('revenue')

interface StrangersCredits {
  readonly said: number
  readonly right: number
  readonly wanted: number
  readonly got: number
  readonly open: number
  readonly of: number
  readonly wrong: readonly string[]
}

/** Each credit alone on an account: is it revenue, open, or left out? */
export function measureStrangersCredits(part: Part): StrangersCredits {
  const read = strangersLines(part)
    .filter(({ direction }) => direction === 'in')
    .map((line) => {
      const { excludedCredits, months } = analyse([['2026-10-14', 243_117, line.text]])
      const isRevenue = months.some(({ trueRevenue }) => trueRevenue > 0)
      return { line, isRevenue, isOpen: !isRevenue && excludedCredits.length === 0 }
    })
  const isRight = ({ line }: (typeof read)[number]): boolean => isSale(line.label) || mayBeSale(line)
  const said = read.filter(({ isRevenue }) => isRevenue)
  const wanted = read.filter(({ line }) => isSale(line.label) && line.sure !== 'unclear')
  return {
    said: said.length,
    right: said.filter(isRight).length,
    wanted: wanted.length,
    got: wanted.filter(({ isRevenue }) => isRevenue).length,
    open: read.filter(({ isOpen }) => isOpen).length,
    of: read.length,
    wrong: said.filter((each) => !isRight(each)).map(({ line }) => `${line.label}: ${line.text}`),
  }
}

const analyse = (lines: Parameters<typeof historyOf>[0]): BankAnalysis =>
  analyseBank(historyOf(lines), { asOf: refreshedOn })

const isDebt = (label: string): boolean => label === 'advance-payment' || label === 'loan-payment'

/** Daily and weekly debits of those who lend nothing: how many are certain, how many likely or possible. */
export function measureStrangersInnocents(part: Part): { of: number; certain: string[]; other: string[] } {
  const series = strangersLines(part).filter(
    ({ direction, label, rhythm }) =>
      direction === 'out' && (rhythm === 'daily' || rhythm === 'weekly') && !isDebt(label),
  )
  const certain: string[] = []
  const other: string[] = []
  for (const { text, rhythm } of series) {
    const days = daysOf(rhythm, rhythm === 'daily' ? '2026-08-03' : '2026-05-04')
    const { positions } = analyse([
      ...sales(),
      ...days.map((date, i) => [date, -32_450, varied(text, i)] as const),
    ])
    if (positions.some(({ sureness }) => sureness === 'certain')) certain.push(text)
    else if (positions.length > 0) other.push(text)
  }
  return { of: series.length, certain, other }
}

/** A cent in fifty: a reader may round a chargeback otherwise. */
const tolerance = 0.02

/** What the engine says otherwise than the reader of a history: revenue of months, money that is none, findings. Empty = all right. */
function strangersFaults(labelled: StrangersHistory): string[] {
  const { history, revenue, labels, findings, findingsTolerated } = labelled
  const analysis = analyseBank(history, { asOf: history.refreshedOn })
  const faults: string[] = []
  for (const month of analysis.months) {
    const truth = revenue.get(month.month)
    if (!truth) continue
    const [low, high] = truth
    const most = month.trueRevenue + month.unclassed
    if (month.trueRevenue > high * (1 + tolerance) || most < low * (1 - tolerance))
      faults.push(`${month.month}: ${month.trueRevenue} to ${most} for ${low} to ${high}`)
  }
  const open = new Set(analysis.openCredits.map(({ transactionId }) => transactionId))
  const leftOut = new Set(analysis.excludedCredits.map(({ transactionId }) => transactionId))
  for (const { id, amount, description, date } of history.transactions) {
    const truth = revenue.get(date.slice(0, 7))
    const isTold =
      isSale(labels.get(id) ?? '') || labels.get(id) === 'unknown' || open.has(id) || leftOut.has(id)
    if (amount > 0 && truth && !isTold && amount > truth[1] * 0.1)
      faults.push(`counts as sales and is more than a tenth of its month: ${labels.get(id)} ${description}`)
  }
  const [business = '', person = ''] = labelled.owners
  const all = [...analysis.findings, ...holderFindings(analysis.accounts, { business, person })]
  const found = new Set(all.map(({ code }) => code as string))
  for (const code of findings.map(ours)) if (!found.has(code)) faults.push(`does not find ${code}`)
  const known = new Set([...findings, ...findingsTolerated].map(ours))
  for (const code of wholeFile) if (found.has(code) && !known.has(code)) faults.push(`finds ${code}`)
  return faults
}

/** The readers' word for what we call otherwise. */
const ours = (code: string): string => (code === 'factored' ? 'receivables-sold' : code)

/** The findings that the readers of the histories were asked for. */
const wholeFile: readonly string[] = [
  'circle',
  'begins-before-application',
  'in-and-out',
  'one-off',
  'pass-through',
  'reverse-consolidation',
  'receivables-sold',
  'loses-money',
  'stranger-account',
  'sales-end',
]

export const strangersHistoryFaults = (part: Part): { name: string; faults: string[] }[] =>
  strangersHistories(part).map((history) => ({ name: history.name, faults: strangersFaults(history) }))
