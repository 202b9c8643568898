// Measures the engine on what strangers to the rules labelled: revenue of single lines, and histories as a whole.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { noLabels, type BankLabels } from '#core/domain/bank/labels.ts'
import { markLedger } from '#core/domain/bank/mark-ledger.ts'
import { withoutOwnersMoney } from '#core/domain/bank/owners-money.ts'
import { holderFindings } from '#core/domain/bank/strange-holder.ts'
import type { BankAnalysis } from '#core/domain/underwriting.ts'
import { daysOf, historyOf, refreshedOn, sales, varied, type Part } from './corpus.ts'
import {
  strangersHistories,
  strangersLines,
  type StrangersHistory,
  type StrangersLine,
  type StrangersPart,
} from './strangers.ts'

const isSale = (label: string): boolean => label === 'revenue' || label === 'cash-or-check'
/** Two answers are right, one of them revenue: the column `why` says so. */
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
export function measureStrangersCredits(part: StrangersPart): StrangersCredits {
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
export function measureStrangersInnocents(part: StrangersPart): {
  of: number
  certain: string[]
  other: string[]
} {
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

/** What an application says beside its bank data. */
const saidOf = (trade: StrangersHistory['trade']): BankLabels => ({ ...noLabels, ...(trade && { trade }) })

/** Ids of the credits that count as sales at the lower end. */
function soldIn({ history, trade }: StrangersHistory): Set<string> {
  const { ledger, codes } = markLedger(history, saidOf(trade))
  const sold = new Set<string>()
  for (let row = 0; row < ledger.count; row++)
    if (
      (ledger.amount[row] as number) > 0 &&
      codes[row] === 0 &&
      ledger.operating[ledger.account[row] as number] === 1
    )
      sold.add(history.transactions[ledger.source[row] as number]?.id ?? '')
  return sold
}

/** A cent in fifty: a reader may round a chargeback otherwise. */
const tolerance = 0.02

/** What the engine says otherwise than the reader of a history: revenue of months, money that is none, findings. Empty = all right. */
function strangersFaults(labelled: StrangersHistory): string[] {
  const { history, revenue, labels, findings, findingsTolerated, trade } = labelled
  const analysis = analyseBank(history, { asOf: history.refreshedOn, labels: saidOf(trade) })
  const faults: string[] = []
  for (const month of analysis.months) {
    const truth = revenue.get(month.month)
    if (!truth) continue
    const [low, high] = truth
    const most = month.trueRevenue + month.unclassed
    if (month.trueRevenue > high * (1 + tolerance) || most < low * (1 - tolerance))
      faults.push(`${month.month}: ${month.trueRevenue} to ${most} for ${low} to ${high}`)
  }
  const sold = soldIn(labelled)
  for (const { id, amount, description, date } of history.transactions) {
    const truth = revenue.get(date.slice(0, 7))
    const label = labels.get(id) ?? ''
    const isWrong = sold.has(id) && !isSale(label) && label !== 'unknown'
    if (truth && isWrong && amount > truth[1] * 0.1)
      faults.push(`counts as sales and is more than a tenth of its month: ${label} ${description}`)
  }
  const [business = '', person = ''] = labelled.owners
  const names = { business, person }
  const all = [
    ...withoutOwnersMoney(analysis.findings, analysis.openCredits, names),
    ...holderFindings(analysis.accounts, names),
  ]
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
