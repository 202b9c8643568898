// Are decisions sane? Made businesses with truth, decided by the policy that is shipped: what an approval must not be, and what price and score must say.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { inputsFromAnalysis } from '#core/domain/model-inputs.ts'
import { pricedGrades } from '#core/domain/policy-file.ts'
import type { DecisionWithDeals, Policy, PricedGrade } from '#core/domain/underwriting.ts'
import { median } from '../figures.ts'
import { lastDay, madeBusiness, trulyMissed, type MadeBusiness } from './made-businesses.ts'

export interface Sanity {
  readonly files: number
  readonly approved: readonly Decided[]
  /** Approvals whose true revenue is below the policy's minimum. */
  readonly belowMinimum: readonly Decided[]
  /** Approvals of businesses that lose money in each month. */
  readonly losing: readonly Decided[]
  /** Mean over approvals of the share of futures in which a payment is missed. */
  readonly missed: number
  /** Of true margin and score over all files that got a score. */
  readonly correlation: number
  /** Median APR of the deals of files that were not declined; null = none of that grade. */
  readonly aprs: Readonly<Record<PricedGrade, number | null>>
  readonly all: readonly Decided[]
}
export interface Decided {
  readonly seed: number
  readonly made: MadeBusiness
  readonly decision: DecisionWithDeals
}

export function decided(policy: Policy, seed: number): Decided {
  const made = madeBusiness(seed)
  const analysis = analyseBank(made.history, { asOf: lastDay })
  const { timeInBusinessMonths, industry, ficos, answers, requested } = made
  const inputs = {
    ...inputsFromAnalysis(analysis),
    timeInBusinessMonths,
    industry,
    ficos,
    ...answers,
    requestedAmount: requested,
  }
  return { seed, made, decision: decideWithDeals(policy, inputs) }
}

/** Of the deals the one that asks most a week, since the owner may choose any. */
const heaviestDeal = ({ deals }: DecisionWithDeals) =>
  deals.reduce((most, deal) => (deal.payment > most.payment ? deal : most), deals[0]!)

/** Files 1 to `count`; the same every time. */
export function sanityOf(policy: Policy, count: number, from = 1): Sanity {
  const all = Array.from({ length: count }, (_, at) => decided(policy, from + at))
  const approved = all.filter(({ decision }) => decision.outcome === 'approved' && decision.deals.length)
  const shares = approved.map(({ made, decision }) => {
    const deal = heaviestDeal(decision)
    return trulyMissed(made.truth, { ...deal, count: deal.paymentsCount })
  })
  const aprOf = (grade: PricedGrade): number | null => {
    const aprs = all
      .filter(({ decision }) => decision.grade === grade)
      .flatMap(({ decision }) => decision.deals.map(({ apr }) => apr))
    return aprs.length ? median(aprs) : null
  }
  return {
    files: count,
    all,
    approved,
    belowMinimum: approved.filter(({ made }) => made.truth.revenue < policy.knockOuts.minimumMonthlyRevenue),
    losing: approved.filter(({ made }) => made.truth.losesEachMonth),
    missed: shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0,
    correlation: correlationOf(all.map(({ made, decision }) => [made.truth.margin, decision.score])),
    aprs: Object.fromEntries(pricedGrades.map((grade) => [grade, aprOf(grade)])) as Record<
      PricedGrade,
      number | null
    >,
  }
}

/** Pearson's, from -1 to 1. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const mean = (at: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length
  const [x, y] = [mean(0), mean(1)]
  let [both, left, right] = [0, 0, 0]
  for (const [a, b] of pairs) {
    both += (a - x) * (b - y)
    left += (a - x) ** 2
    right += (b - y) ** 2
  }
  return both / Math.sqrt(left * right)
}
