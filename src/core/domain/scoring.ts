// The score: six factors of points from the policy's bands, each saying which part lost points and why. Its scale is what is known.
import type {
  Factor,
  FactorName,
  Grade,
  ModelInputs,
  Policy,
  Reason,
  ReasonValues,
  ScoredNumber,
  ShortfallCode,
} from './underwriting.ts'
import { perMonth, type Figures } from './figures.ts'
import type { ChoicePart, NumberPart } from './scored-parts.ts'

export interface Shortfall {
  readonly reason: Reason
  /** Points lost. */
  readonly lost: number
  /** How far the points lie below the mean of approved files, in hundredths; negative = above it. */
  readonly below: number
  /** Points that the next better band would give back. */
  readonly gain: number
}
interface Score {
  readonly factors: readonly Factor[]
  /** Of 100. */
  readonly score: number
  readonly grade: Grade
  /** Points, and the most that could be had by what is known. */
  readonly points: number
  readonly scale: number
  /** Furthest below the mean of approved files first. */
  readonly shortfalls: readonly Shortfall[]
}

/** What a figure that nobody could find out costs is said as such: only these parts may cost points then. */
export const unknownReasons: Readonly<Partial<Record<NumberPart, ShortfallCode>>> = {
  'credit-score': 'credit-unverified',
  'time-in-business': 'time-in-business-unverified',
}

/** What of a part lost points, where there are several ways to. */
const codeOfChoice = (part: ChoicePart, choice: string): ShortfallCode =>
  part !== 'tax-returns' ? part : choice === 'No' ? 'tax-returns-missing' : 'tax-returns-loss'

/** Points of a scale as a score of 100. */
export const scoreOn = (points: number, scale: number): number =>
  scale === 0 ? 0 : Math.round((points * 100) / scale)

/** Place of the band that holds; `bands.length` when none does. */
function bandAt(part: ScoredNumber, value: number): number {
  const { bands } = part
  const higher = part.better === 'higher'
  for (let i = 0; i < bands.length; i++) {
    const limit = (bands[i] as { limit: number }).limit
    if (higher ? value >= limit : value <= limit) return i
  }
  return bands.length
}

/** Collects one factor: points, lost parts, then the finished value. */
class FactorScore {
  score = 0
  maxScore = 0
  readonly lost: Shortfall[] = []
  private readonly policy: Policy
  constructor(policy: Policy) {
    this.policy = policy
  }

  /** A number part; `values` gets the actual value and the limit of the next better band. */
  number(
    code: NumberPart,
    value: number | null,
    values: (actual: number, wanted: number) => ReasonValues,
    said: ShortfallCode = code,
  ): void {
    const part = this.policy.numbers[code]
    if (!part) return
    if (value === null) {
      const unknown = part.unsaid === undefined ? unknownReasons[code] : undefined
      const given = part.unsaid ?? part.unknown
      if (given === null) return
      this.maxScore += part.max
      this.score += given
      if (unknown && given < part.max) this.lose({ code: unknown, values: {} }, part, given, 0)
      return
    }
    this.maxScore += part.max
    const at = bandAt(part, value)
    const points = part.bands[at]?.points ?? 0
    this.score += points
    if (points < part.max)
      this.lose(
        { code: said, values: values(value, part.bands[at - 1]?.limit ?? value) },
        part,
        points,
        (part.bands[at - 1]?.points ?? points) - points,
      )
  }

  private lose(reason: Reason, part: { max: number; mean: number }, points: number, gain: number): void {
    this.lost.push({ reason, lost: part.max - points, below: part.mean - points * 100, gain })
  }

  choice(code: ChoicePart, value: string | undefined): void {
    const part = this.policy.choices[code]
    const points = (value === undefined ? undefined : part?.points[value]) ?? part?.unsaid
    if (!part || points === undefined) return
    this.maxScore += part.max
    this.score += points
    if (points < part.max && value !== undefined)
      this.lose({ code: codeOfChoice(code, value), values: { choice: value } }, part, points, 0)
  }

  finish(name: FactorName, inputs: Factor['inputs']): Factor {
    if (this.lost.length > 1) this.lost.sort(byMean)
    const reasons: Reason[] = []
    for (const shortfall of this.lost) reasons.push(shortfall.reason)
    return { name, score: this.score, maxScore: this.maxScore, reasons, inputs }
  }
}
const byMean = (a: Shortfall, b: Shortfall): number => b.below - a.below || b.lost - a.lost

// The prefix of a key tells its unit: usd = cents, pct = basis points, tenths and hundredths, else a count.
const usd = (usdActual: number, usdWanted: number): ReasonValues => ({ usdActual, usdWanted })
const pct = (pctActual: number, pctWanted: number): ReasonValues => ({ pctActual, pctWanted })
const tenths = (tenthsActual: number, tenthsWanted: number): ReasonValues => ({ tenthsActual, tenthsWanted })
const hundredths = (hundredthsActual: number, hundredthsWanted: number): ReasonValues => ({
  hundredthsActual,
  hundredthsWanted,
})
const plain = (actual: number, wanted: number): ReasonValues => ({ actual, wanted })

const yesNo = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'yes' : 'no'

/** 'Non-Core' or an industry of the policy's list is non-core; everything else that was named is core. */
const isNonCore = (policy: Policy, industry: string): boolean =>
  industry === 'Non-Core' || policy.industries.nonCore.includes(industry)

export function gradeOf(policy: Policy, score: number): Grade {
  const { A, B, C, D } = policy.grades
  return score >= A ? 'A' : score >= B ? 'B' : score >= C ? 'C' : score >= D ? 'D' : 'E'
}

/** Scores the figures; deterministic, reads nothing but its arguments. */
export function scoreOf(policy: Policy, inputs: ModelInputs, figures: Figures): Score {
  const mean = (sum: number): number | null => (figures.isTold ? perMonth(figures, sum) : null)
  const revenue = mean(figures.trueRevenue)
  const deposits = mean(figures.deposits)
  const byRevenue = new FactorScore(policy)
  byRevenue.number('revenue-level', revenue, usd)
  byRevenue.number('revenue-trend', figures.trend, pct)
  byRevenue.number('revenue-steadiness', figures.volatility, pct)
  byRevenue.number('deposit-count', deposits, plain)

  const { isBalanceTold } = figures
  const balance = isBalanceTold ? perMonth(figures, figures.averageDailyBalance) : null
  const negativeDays = isBalanceTold ? Math.round((figures.negativeDays * 100) / figures.months) : null
  const daysOfCoverTenths = isBalanceTold ? figures.daysOfCoverTenths : null
  const byBalances = new FactorScore(policy)
  byBalances.number('balance-level', balance, usd)
  byBalances.number('days-of-cover', daysOfCoverTenths, tenths)
  byBalances.number('negative-days', negativeDays, hundredths)

  const byNsf = new FactorScore(policy)
  byNsf.number('nsf-count', figures.nsfLastThree, plain)

  const byPositions = new FactorScore(policy)
  byPositions.number('active-positions', figures.openPositions, plain)
  byPositions.number('debt-burden', figures.burden, pct)

  const byCredit = new FactorScore(policy)
  byCredit.number(
    'credit-score',
    figures.creditScore,
    plain,
    figures.creditSource === 'bureau' ? 'credit-score-of-bureau' : 'credit-score',
  )
  byCredit.choice('liens', inputs.liens)
  byCredit.choice('revolving-credit', inputs.revolving)
  byCredit.choice('bankruptcy-history', inputs.bankruptcies)
  byCredit.choice('commercial-credit', inputs.commercialCredit)

  const { industry } = inputs
  const core = industry === undefined ? undefined : isNonCore(policy, industry) ? 'non-core' : 'core'
  const fleet =
    industry !== undefined && policy.industries.fleet.includes(industry) ? inputs.trucks : undefined
  const byBusiness = new FactorScore(policy)
  byBusiness.number('time-in-business', inputs.timeInBusinessMonths ?? null, plain)
  byBusiness.choice('industry-risk', core)
  byBusiness.choice('tax-returns', inputs.taxReturns)
  byBusiness.choice('online-presence', yesNo(inputs.onlinePresence))
  byBusiness.choice('home-ownership', yesNo(inputs.homeOwner))
  byBusiness.choice('fleet-size', fleet)

  const factors: Factor[] = [
    byRevenue.finish('revenue', {
      averageTrueRevenue: revenue,
      trend: figures.trend,
      volatility: figures.volatility,
      depositsPerMonth: deposits,
    }),
    byBalances.finish('balances', {
      averageDailyBalance: balance,
      daysOfCoverTenths,
      negativeDaysPerMonthHundredths: negativeDays,
    }),
    byNsf.finish('nsf', { lastThreeMonths: figures.nsfLastThree }),
    byPositions.finish('positions', { open: figures.openPositions, burden: figures.burden }),
    byCredit.finish('credit', {
      score: figures.creditScore,
      source: figures.creditSource,
      liens: inputs.liens ?? null,
      revolving: inputs.revolving ?? null,
      bankruptcies: inputs.bankruptcies ?? null,
      commercialCredit: inputs.commercialCredit ?? null,
    }),
    byBusiness.finish('business', {
      timeInBusinessMonths: inputs.timeInBusinessMonths ?? null,
      industry: industry ?? null,
      taxReturns: inputs.taxReturns ?? null,
      onlinePresence: inputs.onlinePresence ?? null,
      homeOwner: inputs.homeOwner ?? null,
      trucks: inputs.trucks ?? null,
    }),
  ]
  const shortfalls: Shortfall[] = []
  let points = 0
  let scale = 0
  for (const part of [byRevenue, byBalances, byNsf, byPositions, byCredit, byBusiness]) {
    points += part.score
    scale += part.maxScore
    for (const shortfall of part.lost) shortfalls.push(shortfall)
  }
  if (shortfalls.length > 1) shortfalls.sort(byMean)
  const score = scoreOn(points, scale)
  return { factors, score, grade: gradeOf(policy, score), points, scale, shortfalls }
}
