// What the score and the offers read, worked out once per decision from the inputs.
import { lenders } from '#core/codes/lenders.ts'
import type { Cents } from '#core/ground/money.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { leavesBalanceUnknown } from './bank/data-quality.ts'
import { burdenDenominator, dailyUnits } from './daily-equivalent.ts'
import { countsAsOpen } from './positions.ts'
import type { BasisPoints, ModelInputs, ModelMonth, Policy, Position } from './underwriting.ts'

/** Specification 3, section 9: the model reads six months. */
const modelMonths = 6

/** Sums over the months that count; divide by `months`. Money in cents. */
export interface Figures {
  /** Months with a gross above 0. */
  readonly months: number
  /** Whether any month was told, with a gross or without: else sums of 0 are not known. */
  readonly isTold: boolean
  /** Whether the bank told the balances: else all that is counted from them is not known. */
  readonly isBalanceTold: boolean
  readonly gross: number
  readonly trueRevenue: number
  readonly averageDailyBalance: number
  readonly negativeDays: number
  readonly deposits: number
  /** Over the months that tell it; null when none does. */
  readonly outflow: number | null
  /** What is left of true revenue before lenders' payments, over the months that tell what went out; null when none does, or without revenue. */
  readonly keeps: BasisPoints | null
  /** In each of those months more went out so than customers paid, and there are three of them or more. */
  readonly losesEachMonth: boolean
  /** In the last three of the months; null when no month tells. */
  readonly nsfLastThree: number | null
  readonly trend: BasisPoints | null
  readonly volatility: BasisPoints | null
  readonly openPositions: number
  readonly newestPositionAgeDays: number | null
  /** Existing payments per working day in units of 1/2037 cent, exact. */
  readonly burdenUnits: number
  /** Existing payments over true revenue, both per working day; null without revenue. */
  readonly burden: BasisPoints | null
  readonly daysOfCoverTenths: number | null
  readonly creditScore: number | null
  readonly creditSource: 'stated' | 'bureau' | null
}

const payoffOf = new Map(lenders.map((lender) => [lender.name.toLowerCase(), lender.payoff]))
/** Whether a lender gives payoff letters; one that is not listed does. */
export const canPayOff = (lender: string): boolean => payoffOf.get(lender.toLowerCase()) ?? true

/** The six latest months, oldest first; the given list itself when it is so already. */
function orderedMonths(months: readonly ModelMonth[]): readonly ModelMonth[] {
  let ordered = months.length <= modelMonths
  for (let i = 1; ordered && i < months.length; i++)
    ordered = (months[i - 1] as ModelMonth).month <= (months[i] as ModelMonth).month
  if (ordered) return months
  return [...months].sort((a, b) => (a.month < b.month ? -1 : a.month > b.month ? 1 : 0)).slice(-modelMonths)
}

interface Burden {
  count: number
  units: number
  newest: number | null
}

/**
 * Existing payments: positions seen in the bank data, payments that staff entered (which replace a position of the same
 * lender), and a lump sum per day. With `payoff` those that the new money retires do not count.
 */
function burdenOf(inputs: ModelInputs, minimumConfidence: number): Burden {
  const burden: Burden = { count: 0, units: 0, newest: null }
  const { balances, positions, payoff } = inputs
  if (positions)
    for (const position of positions) {
      if (payoff && position.payoff) continue
      if (balances?.some((entry) => entry.lender.toLowerCase() === position.lender.toLowerCase())) continue
      addPosition(burden, position, inputs.asOf, minimumConfidence)
    }
  if (balances)
    for (const entry of balances) {
      if (entry.amount <= 0 || (payoff && canPayOff(entry.lender))) continue
      burden.count++
      burden.units += dailyUnits(entry.amount, entry.frequency)
    }
  const lump = inputs.otherDailyPayment ?? 0
  if (lump > 0) {
    burden.units += lump * burdenDenominator
    if (burden.count === 0) burden.count = 1
  }
  return burden
}

function addPosition(burden: Burden, position: Position, asOf: string, minimumConfidence: number): void {
  if (position.confidence < minimumConfidence || position.sureness === 'rejected') return
  if (position.state === 'active') burden.units += position.dailyEquivalent * burdenDenominator
  if (!countsAsOpen(position)) return
  burden.count++
  const age = dayNumber(asOf) - dayNumber(position.fundedOn ?? position.firstPaymentOn)
  if (burden.newest === null || age < burden.newest) burden.newest = age
}

/** The lowest score of the best source there is: the bureau's, else the one that was stated. */
function creditOf(inputs: ModelInputs): { score: number | null; source: 'stated' | 'bureau' | null } {
  let score: number | null = null
  let source: 'stated' | 'bureau' | null = null
  for (const fico of inputs.ficos ?? []) {
    if (source === 'bureau' && fico.source === 'stated') continue
    if (score === null || fico.score < score || (source === 'stated' && fico.source === 'bureau')) {
      score = fico.score
      source = fico.source
    }
  }
  return { score, source }
}

const daysPerMonth = 365 / 12
/** One or two months at a loss are a tax bill or a slow season. */
const fewestAtLoss = 3

export function figuresOf(policy: Policy, inputs: ModelInputs): Figures {
  const list = orderedMonths(inputs.months)
  let months = 0
  let gross = 0
  let trueRevenue = 0
  let averageDailyBalance = 0
  let negativeDays = 0
  let deposits = 0
  let outflow: number | null = null
  let balanceOfOutflow = 0
  let revenueOfOutflow = 0
  let spent = 0
  let [toldOutflow, atLoss] = [0, 0]
  let nsfLastThree: number | null = null
  // Sums for the line through the monthly true revenues.
  let weighted = 0
  let squares = 0
  for (let i = 0; i < list.length; i++) {
    const month = list[i] as ModelMonth
    if (month.gross <= 0) continue
    const revenue = month.trueRevenue ?? month.gross
    gross += month.gross
    trueRevenue += revenue
    averageDailyBalance += month.averageDailyBalance
    negativeDays += month.negativeDays
    deposits += month.deposits
    if (month.outflow !== undefined) {
      outflow = (outflow ?? 0) + month.outflow
      balanceOfOutflow += month.averageDailyBalance
      const before = month.outflow - (month.debtService ?? 0)
      revenueOfOutflow += revenue
      spent += before
      toldOutflow++
      if (before > revenue) atLoss++
    }
    weighted += months * revenue
    squares += revenue * revenue
    if (month.nsf !== undefined && i >= list.length - 3) nsfLastThree = (nsfLastThree ?? 0) + month.nsf
    months++
  }
  let trend: number | null = null
  let volatility: number | null = null
  if (months >= 3 && trueRevenue > 0) {
    const mean = trueRevenue / months
    const spread = (months * (months * months - 1)) / 12
    trend = Math.round(((weighted - ((months - 1) / 2) * trueRevenue) / spread / mean) * 10_000) || 0
    volatility = Math.round((Math.sqrt(Math.max(0, squares / months - mean * mean)) / mean) * 10_000)
  }
  const burden = burdenOf(inputs, policy.stack.minimumConfidence)
  const credit = creditOf(inputs)
  const dailyRevenue = months > 0 ? trueRevenue / (months * policy.limits.workingDaysPerMonth) : 0
  return {
    months,
    isTold: list.length > 0,
    isBalanceTold: months > 0 && !inputs.dataFindings?.some(leavesBalanceUnknown),
    gross,
    trueRevenue,
    averageDailyBalance,
    negativeDays,
    deposits,
    outflow,
    keeps: revenueOfOutflow > 0 ? Math.round((1 - spent / revenueOfOutflow) * 10_000) || 0 : null,
    losesEachMonth: toldOutflow >= fewestAtLoss && atLoss === toldOutflow,
    nsfLastThree,
    trend,
    volatility,
    openPositions: burden.count,
    newestPositionAgeDays: burden.newest,
    burdenUnits: burden.units,
    burden: dailyRevenue > 0 ? Math.round((burden.units / burdenDenominator / dailyRevenue) * 10_000) : null,
    daysOfCoverTenths: outflow ? Math.round(((balanceOfOutflow * daysPerMonth) / outflow) * 10) : null,
    creditScore: credit.score,
    creditSource: credit.source,
  }
}

/** Mean per month, rounded to the unit; 0 without months. */
export const perMonth = (figures: Figures, sum: number): Cents =>
  figures.months === 0 ? 0 : Math.round(sum / figures.months)
