// Reads one account of a credit report: what it is, what is owed, and how each month was paid.
import { accountConditions } from '#core/codes/credit/account-conditions.ts'
import { accountTypes } from '#core/codes/credit/account-types.ts'
import { kindsOfBusiness } from '#core/codes/credit/kinds-of-business.ts'
import { UNKNOWN } from '#core/codes/credit/look-up.ts'
import { responsibilities } from '#core/codes/credit/responsibilities.ts'
import { termMonths, termsText } from '#core/codes/credit/terms.ts'
import { worstDelinquencies } from '#core/codes/credit/worst-delinquencies.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import {
  amountAboveZero,
  amountOf,
  codedOf,
  countOf,
  dateOf,
  fieldsOf,
  firstAmount,
  textOf,
  type Fields,
} from './read-values.ts'
import type { Coded, HistoryYear, ReportAmount, Tradeline, TradelineGroup } from './report.ts'

/** Months of the grid, the one of the balance first (specification 3, section 9). */
const HISTORY_MONTHS = 26

export function readTradeline(line: Fields): Tradeline {
  const more = fieldsOf(line.enhancedPaymentData)
  const terms = textOf(line.terms)
  const balance = amountOf(line.balanceAmount)
  const balanceOn = dateOf(line.balanceDate)
  const marks = textOf(line.paymentHistory).slice(0, HISTORY_MONTHS)
  return {
    creditor: textOf(line.subscriberName) || UNKNOWN,
    creditorCode: textOf(line.subscriberCode) || UNKNOWN,
    kind: codedOf(kindsOfBusiness, line.kob),
    terms: { code: terms || UNKNOWN, text: termsText(terms) },
    group: groupOf(line, terms, balance),
    termMonths: termMonths(terms),
    type: codedOf(accountTypes, line.accountType),
    responsibility: codedOf(responsibilities, line.ecoa),
    condition: conditionOf(line, more),
    openedOn: dateOf(line.openDate),
    statusOn: dateOf(line.statusDate),
    lastPaidOn: dateOf(line.lastPaymentDate),
    balanceOn,
    balance,
    pastDue: amountAboveZero(line.amountPastDue),
    scheduledPayment: amountAboveZero(line.monthlyPaymentAmount),
    creditLimit: firstAmount(more.creditLimitAmount, qualified(line, 'L')),
    highBalance: firstAmount(more.highBalanceAmount, qualified(line, 'H')),
    originalAmount: firstAmount(more.originalLoanAmount, qualified(line, 'O')),
    worst: codedOf(worstDelinquencies, more.maxDelinquencyCode),
    worstOn: dateOf(line.maxDelinquencyDate),
    monthsReported: countOf(line.monthsHistory),
    disputed: /^[1Y]$/i.test(textOf(line.consumerDisputeFlag)),
    history: balanceOn ? historyOf(marks, balanceOn) : [],
    historyMonths: balanceOn ? marks.length : 0,
    late30: countOf(line.delinquencies30Days),
    late60: countOf(line.delinquencies60Days),
    late90: countOf(line.delinquencies90to180Days),
    derog: countOf(line.derogCounter),
  }
}

/** The condition of today; where it has none of its own ('Open account' says nothing of payment), the payment status beside it. */
function conditionOf(line: Fields, more: Fields): Coded {
  const condition = codedOf(accountConditions, more.enhancedAccountCondition)
  const status = codedOf(accountConditions, textOf(line.status) || more.enhancedPaymentStatus)
  const plain = condition.text === UNKNOWN || condition.code === 'A1' || condition.code === '00'
  return plain && status.text !== UNKNOWN ? status : condition
}

/** The older form of an amount: two numbers, each with a letter that says what it is. */
function qualified(line: Fields, letter: 'L' | 'H' | 'O'): unknown {
  if (line.amount1Qualifier === letter) return line.amount1
  return line.amount2Qualifier === letter ? line.amount2 : undefined
}

function groupOf(line: Fields, terms: string, balance: ReportAmount): TradelineGroup {
  const owed = typeof balance === 'number' && balance > 0
  if (textOf(line.openOrClosed) === 'C' && !owed && !amountAboveZero(line.amountPastDue)) return 'closed'
  return terms === 'REV' || terms === 'LOC' || textOf(line.revolvingOrInstallment) === 'R'
    ? 'revolving'
    : 'installment'
}

/** One mark a month, the first that of the balance's month and each one the month before. */
function historyOf(marks: string, balanceOn: IsoDate): HistoryYear[] {
  const years: { year: number; marks: (string | null)[] }[] = []
  let year = Number(balanceOn.slice(0, 4))
  let month = Number(balanceOn.slice(5, 7)) - 1
  for (const mark of marks) {
    let last = years.at(-1)
    if (last?.year !== year) {
      last = { year, marks: Array<string | null>(12).fill(null) }
      years.push(last)
    }
    last.marks[month] = mark
    if (month === 0) {
      month = 11
      year--
    } else month--
  }
  return years
}

/** Revolving first, then by months, then the unknown; otherwise as the bureau lists them (specification 3: 'sorted by terms'). */
export const byTerms = (a: Tradeline, b: Tradeline): number => rankOf(a) - rankOf(b)

const rankOf = ({ terms, termMonths: months }: Tradeline): number =>
  terms.code === 'REV' ? -2 : terms.code === 'LOC' ? -1 : (months ?? 1_000)
