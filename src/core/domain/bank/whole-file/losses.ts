// A business that spends more than it takes in, month after month, before any lender is paid.
import type { ExclusionReason, MonthSummary, Position } from '../../bank-picture.ts'
import { exclusion } from '../credit-codes.ts'
import type { LineClass } from '../line-class.ts'
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

/** What goes back to a lender or is laid up is no cost, whatever the bank calls it. */
const noCostWords =
  /\b(?:loc|line of credit|credit line|loans?|ln|revolv\w*|sweep|brokerage|money (?:market|mkt)|savings?|sav)\b/
/** The tables call what some banks draw a bill: of a car, unless it is laid up with them. */
const savingsAtBank = /\bbank\b.*\bsav(?:ings?)?\b/
/** What owners take under words of their own; a salary is a cost. */
const drawWords =
  /\b(?:owners?|members?|partners?|shareholders?|stockholders?|proprietors?) s? ?(?:draws?|distr?\w*|withdrawals?|equity)\b|\b(?:draws?|distributions?) (?:to )?(?:the )?(?:owners?|members?|partners?|shareholders?)\b/
/** Rails on which money is moved; on a card or a check the words are a shop's or nobody's. */
const moves: ReadonlySet<LineClass['rail']> = new Set(['transfer', 'ach', 'wire', 'rtp', 'unknown'])

/**
 * What went out and is no cost of the business, or may be none, by month: what lenders got who are no certain position (those are the months'
 * debt service), what went to people by app and to owners (their name is often nowhere in the data), and what was laid up: savings, and those from
 * whom it also comes back as an investment.
 */
function noCosts(
  { ledger, codes, own, classOf, textOf, idOf }: Look,
  debtRows: Uint8Array,
  positions: readonly Position[],
): Map<string, number> {
  const { amount, line, parties, account, operating, count } = ledger
  const invested = new Set<number>()
  for (let row = 0; row < count; row++)
    if (codes[row] === exclusion.investment) invested.add(parties[line[row] as number] as number)
  const lent = new Set(
    positions.flatMap(({ sureness, transactionIds }) =>
      sureness === 'possible' || sureness === 'likely' ? transactionIds : [],
    ),
  )
  /** Whether a shape says so, by the first row that has it. */
  const saysSo = (row: number, number: number): boolean => {
    const { rail, debit, counterparty } = classOf(row)
    if (debit === 'lender' || rail === 'person' || debit === 'person') return true
    if (invested.has(parties[number] as number)) return true
    if (!moves.has(rail)) return false
    const text = plainText(textOf(row))
    if (savingsAtBank.test(text)) return true
    // Behind a company's name an owner's is for whom the entry is.
    const named = rail === 'wire' || rail === 'transfer' ? text : counterparty
    return (
      debit !== 'bill' && (noCostWords.test(text) || drawWords.test(text) || ledger.holder.isOwner(named))
    )
  }
  // Of each shape: 0 = not read yet, 1 = a cost, 2 = none.
  const says = new Uint8Array(ledger.classes.length)
  const byDay = new Float64Array(ledger.to - ledger.from + 1)
  for (let row = 0; row < count; row++) {
    if ((amount[row] as number) >= 0 || own[row] === 1 || debtRows[row] === 1) continue
    if (operating[account[row] as number] === 0) continue
    const number = line[row] as number
    if (says[number] === 0) says[number] = saysSo(row, number) ? 2 : 1
    if (says[number] === 1 && !(lent.size > 0 && lent.has(idOf(row)))) continue
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

/**
 * Whatever nobody could class counts as income: the finding is about what is sure. `debtRows`: per row, 1 = a payment of a certain position,
 * which the summaries hold as debt service.
 */
export function findLosses(
  look: Look,
  summaries: readonly MonthSummary[],
  positions: readonly Position[],
  debtRows: Uint8Array,
): WholeFileFinding[] {
  const spared = noCosts(look, debtRows, positions)
  const months = summaries
    .filter(({ full, gross }) => full && gross > 0)
    .slice(-limits.months)
    .map(({ month, trueRevenue, unclassed, outflow, debtService, excluded }) => {
      const back = givenBack.reduce((sum, reason) => sum + (excluded[reason] ?? 0), 0)
      const income = trueRevenue + back + unclassed
      return {
        income,
        loss: outflow - debtService - (spared.get(month) ?? 0) - income,
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
