// What is kept of a decision for learning: the figures that the model read, by stable names, at the lower end of what is uncertain.
import { leavesBalanceUnknown } from './bank/data-quality.ts'
import { burdenDenominator } from './daily-equivalent.ts'
import { figuresOf, type Figures } from './figures.ts'
import { hasTwoEnds, highEnd, lowEnd } from './two-ends.ts'
import type { ModelInputs, Policy } from './underwriting.ts'

/** A name of the vector changes its meaning only with a new number. */
const FEATURES_VERSION = 1

/** Means a month and counts; money in cents, shares in basis points. null = not known, never 0. */
interface BankFeatures {
  readonly gross: number | null
  readonly trueRevenue: number | null
  readonly averageDailyBalance: number | null
  readonly negativeDaysHundredths: number | null
  readonly deposits: number | null
  readonly nsfLastThreeMonths: number | null
  readonly trend: number | null
  readonly volatility: number | null
  readonly daysOfCoverTenths: number | null
  /** null where nobody looked at other lenders. */
  readonly openPositions: number | null
  readonly newestPositionAgeDays: number | null
  /** Payments to other lenders a bank day. */
  readonly dailyBurden: number | null
  readonly burden: number | null
}

/** No name, contact, number or bank text is in it. */
export interface FeatureVector {
  readonly version: number
  /** Version of the classification that read the bank text; null where none is known. */
  readonly engine: string | null
  readonly months: number
  readonly low: BankFeatures
  /** null where nothing is uncertain: both ends are the same. */
  readonly high: BankFeatures | null
  readonly monthToDatePace: number | null
  readonly sameMonthsLastYear: number | null
  readonly topPayerShare: number | null
  readonly undisclosedAccounts: number | null
  readonly isNegativeToday: boolean | null
  readonly accountHolder: string | null
  /** Codes of what was wrong with the data, in alphabetical order, each once. */
  readonly dataFindings: readonly string[]
  /** How many words of staff counted. */
  readonly labels: number
  readonly creditScore: number | null
  readonly creditSource: 'stated' | 'bureau' | null
  readonly timeInBusinessMonths: number | null
  readonly product: string | null
  readonly requestedAmount: number | null
  readonly industry: string | null
  readonly state: string | null
  readonly priorDefault: boolean | null
}

function bankFeatures(inputs: ModelInputs, figures: Figures): BankFeatures {
  const { months, isTold } = figures
  const mean = (sum: number): number | null => (isTold ? (months === 0 ? 0 : Math.round(sum / months)) : null)
  // A balance of a month without any deposit is not in the sums.
  const hasBalance = months > 0 && !inputs.dataFindings?.some(leavesBalanceUnknown)
  const ofBalance = (sum: number): number | null => (hasBalance ? Math.round(sum / months) : null)
  const hasLooked = inputs.positions !== undefined || inputs.balances !== undefined
  return {
    gross: mean(figures.gross),
    trueRevenue: mean(figures.trueRevenue),
    averageDailyBalance: ofBalance(figures.averageDailyBalance),
    negativeDaysHundredths: ofBalance(figures.negativeDays * 100),
    deposits: mean(figures.deposits),
    nsfLastThreeMonths: figures.nsfLastThree,
    trend: figures.trend,
    volatility: figures.volatility,
    daysOfCoverTenths: hasBalance ? figures.daysOfCoverTenths : null,
    openPositions: hasLooked ? figures.openPositions : null,
    newestPositionAgeDays: figures.newestPositionAgeDays,
    dailyBurden: hasLooked ? Math.round(figures.burdenUnits / burdenDenominator) : null,
    burden: hasLooked ? figures.burden : null,
  }
}

/** The vector of what a decision read; the policy says which positions are sure enough to count. `engine`: what read the bank text. */
export function featuresOf(policy: Policy, inputs: ModelInputs, engine: string | null): FeatureVector {
  const [low, high] = [lowEnd(inputs), highEnd(inputs)]
  const figures = figuresOf(policy, low)
  const { priorDefault } = inputs
  return {
    version: FEATURES_VERSION,
    engine,
    months: figures.months,
    low: bankFeatures(low, figures),
    high: hasTwoEnds(inputs) ? bankFeatures(high, figuresOf(policy, high)) : null,
    monthToDatePace: inputs.monthToDatePace ?? null,
    sameMonthsLastYear: inputs.sameMonthsLastYear ?? null,
    topPayerShare: inputs.topPayerShare ?? null,
    undisclosedAccounts: inputs.undisclosedAccounts ?? null,
    isNegativeToday: inputs.negativeToday ?? null,
    accountHolder: inputs.accountHolder ?? null,
    dataFindings: [...new Set(inputs.dataFindings?.map(({ code }) => code))].sort(),
    labels: inputs.labels?.count ?? 0,
    creditScore: figures.creditScore,
    creditSource: figures.creditSource,
    timeInBusinessMonths: inputs.timeInBusinessMonths ?? null,
    product: inputs.product ?? null,
    requestedAmount: inputs.requestedAmount ?? null,
    industry: inputs.industry ?? null,
    state: inputs.state ?? null,
    priorDefault: typeof priorDefault === 'boolean' ? priorDefault : null,
  }
}
