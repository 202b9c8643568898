// A business that spends more than it takes in, month after month, before any lender is paid.
import type { ExclusionReason, MonthSummary, Position } from '../../bank-picture.ts'
import { exclusion } from '../credit-codes.ts'
import { plainText } from '../parse/words.ts'
import { isoFromDayNumber, monthOf } from '#core/ground/dates.ts'
import { finding, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  /** A year at most, so that a season is held against its winter. */
  months: 12,
  fewest: 3,
  /** Of the months, and of the income in all. */
  losing: 0.67,
  loss: 0.05,
  latest: 2,
} as const

/** No sales, but against costs all the same. */
const givenBack: readonly ExclusionReason[] = [
  'refund',
  'tax-refund',
  'insurance-payout',
  'chargeback-reversal',
  'returned-item',
  'factoring-advance',
  'grant',
]

/** What goes back to a line of credit or is laid up is no cost, whatever the bank calls it. */
const noCostWords = /\b(?:loc|line of credit|credit line|loans?|ln|revolv\w*|sweep|brokerage|money market)\b/

/**
 * What went out and is no cost of the business, or may be none, by month: what went to people by app and to owners by wire or transfer (an
 * owner's name is often nowhere in the data), and what was laid up with those from whom it also comes back as an investment.
 */
function noCosts({ ledger, codes, own, classOf, textOf }: Look): Map<string, number> {
  const { amount, line, parties, account, operating, count } = ledger
  const invested = new Set<number>()
  for (let row = 0; row < count; row++)
    if (codes[row] === exclusion.investment) invested.add(parties[line[row] as number] as number)
  const says = new Map<number, boolean>()
  const byDay = new Float64Array(ledger.to - ledger.from + 1)
  for (let row = 0; row < count; row++) {
    if ((amount[row] as number) >= 0 || own[row] === 1 || operating[account[row] as number] === 0) continue
    const number = line[row] as number
    let found = says.get(number)
    if (found === undefined) {
      const { rail, debit } = classOf(row)
      const text = plainText(textOf(row))
      const isOwners = (rail === 'wire' || rail === 'transfer') && ledger.holder.isOwner(text)
      const isMoved = (rail === 'transfer' || /\bsweep\b/.test(text)) && noCostWords.test(text)
      found =
        isOwners ||
        isMoved ||
        rail === 'person' ||
        debit === 'person' ||
        invested.has(parties[number] as number)
      says.set(number, found)
    }
    if (!found) continue
    byDay[(ledger.day[row] as number) - ledger.from]! -= amount[row] as number
  }
  return byMonth(byDay, ledger.from)
}

/** Sums of days (cents) by month; `from`: number of the first day. */
function byMonth(byDay: Float64Array, from: number): Map<string, number> {
  const sums = new Map<string, number>()
  byDay.forEach((cents, at) => {
    if (cents === 0) return
    const month = monthOf(isoFromDayNumber(from + at))
    sums.set(month, (sums.get(month) ?? 0) + cents)
  })
  return sums
}

/** What went to lenders that are likely or possible, by month: `debtService` holds the certain ones. */
function unsureLenders({ ledger, idOf }: Look, positions: readonly Position[]): Map<string, number> {
  const ids = new Set(
    positions.flatMap(({ sureness, transactionIds }) =>
      sureness === 'possible' || sureness === 'likely' ? transactionIds : [],
    ),
  )
  const byDay = new Float64Array(ledger.to - ledger.from + 1)
  for (let row = 0; ids.size > 0 && row < ledger.count; row++)
    if ((ledger.amount[row] as number) < 0 && ids.has(idOf(row)))
      byDay[(ledger.day[row] as number) - ledger.from]! -= ledger.amount[row] as number
  return byMonth(byDay, ledger.from)
}

/**
 * Whatever nobody could class counts as income: the finding is about what is sure.
 */
export function findLosses(
  look: Look,
  summaries: readonly MonthSummary[],
  positions: readonly Position[],
): WholeFileFinding[] {
  const spared = noCosts(look)
  const lenders = unsureLenders(look, positions)
  const months = summaries
    .filter(({ full, gross }) => full && gross > 0)
    .slice(-limits.months)
    .map(({ month, trueRevenue, unclassed, outflow, debtService, excluded }) => {
      const back = givenBack.reduce((sum, reason) => sum + (excluded[reason] ?? 0), 0)
      const income = trueRevenue + back + unclassed
      return {
        income,
        loss: outflow - debtService - (spared.get(month) ?? 0) - (lenders.get(month) ?? 0) - income,
      }
    })
  if (months.length < limits.fewest) return []
  const losing = months.filter(({ loss }) => loss > 0)
  const sum = months.reduce((cents, { loss }) => cents + loss, 0)
  const income = months.reduce((cents, month) => cents + month.income, 0)
  const isLatest = months.slice(-limits.latest).every(({ loss }) => loss > 0)
  if (losing.length < months.length * limits.losing || sum < income * limits.loss || !isLatest) return []
  return [
    finding(
      look,
      'loses-money',
      { actual: losing.length, wanted: months.length, usdActual: Math.round(sum / months.length) },
      [],
    ),
  ]
}
