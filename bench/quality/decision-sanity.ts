// Are decisions sane? Made businesses with truth, decided by the policy that is shipped: what an approval must not be, and what price and score must say.
import { analyseBank } from '#core/domain/bank-analysis.ts'
import { decideWithDeals } from '#core/domain/deals.ts'
import { madeFile } from '#core/domain/cases/made-files.ts'
import { parsePolicy } from '#core/domain/policy.ts'
import { inputsFromAnalysis } from '#core/domain/model-inputs.ts'
import type { DecisionWithDeals, Policy, PricedGrade } from '#core/domain/underwriting.ts'
import policyFile from '../../policies/2026-12.json' with { type: 'json' }
import { median, reached, type Figure } from '../figures.ts'
import { madeBusiness, trulyMissed, type MadeBusiness } from './made-businesses.ts'
import { lastDay } from './made-plan.ts'

interface Sanity {
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
  readonly aprs: Medians
  readonly all: readonly Decided[]
}
interface Decided {
  readonly seed: number
  readonly made: MadeBusiness
  readonly decision: DecisionWithDeals
}

function decided(policy: Policy, seed: number): Decided {
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
  return {
    files: count,
    all,
    approved,
    belowMinimum: approved.filter(({ made }) => made.truth.revenue < policy.knockOuts.minimumMonthlyRevenue),
    losing: approved.filter(({ made }) => made.truth.losesEachMonth),
    missed: shares.length ? shares.reduce((sum, share) => sum + share, 0) / shares.length : 0,
    correlation: correlationOf(all.map(({ made, decision }) => [made.truth.margin, decision.score])),
    aprs: mediansOf(all.map(({ decision }) => decision)),
  }
}

type Medians = Readonly<Record<PricedGrade, number | null>>

/** Median APR of the deals by grade; null = none. */
function mediansOf(decisions: readonly DecisionWithDeals[]): Medians {
  const of = (wanted: PricedGrade): number | null => {
    const aprs = decisions
      .filter(({ grade }) => grade === wanted)
      .flatMap(({ deals }) => deals.map(({ apr }) => apr))
    return aprs.length ? median(aprs) : null
  }
  return { A: of('A'), B: of('B'), C: of('C'), D: of('D') }
}

/** The same of made files of the model's properties, which are spread over all grades. */
export const pricesByGrade = (policy: Policy, count: number): Medians =>
  mediansOf(Array.from({ length: count }, (_, at) => decideWithDeals(policy, madeFile(at + 1))))

const shippedPolicy = (): Policy => {
  const parsed = parsePolicy(policyFile)
  if (!parsed.ok) throw new Error(parsed.refusal)
  return parsed.value
}

const rises = (medians: Medians): number => {
  const known = Object.values(medians).filter((apr) => apr !== null)
  return known.every((apr, at) => at === 0 || apr > known[at - 1]!) ? 1 : 0
}
const aprsOf = (medians: Medians): string =>
  Object.entries(medians)
    .map(([grade, apr]) => `${grade} ${apr?.toFixed(0) ?? '-'}`)
    .join(', ')

/** The properties over 2,000 made businesses and 2,000 made files, by the policy that is shipped. */
export function sanityFigures(count = 2_000): Figure[] {
  const policy = shippedPolicy()
  const { approved, belowMinimum, losing, missed, correlation, aprs, all } = sanityOf(policy, count)
  const losers = all.filter(({ made }) => made.truth.losesEachMonth).length
  const prices = pricesByGrade(policy, count)
  const of = `of ${approved.length} approvals, ${count} businesses`
  return [
    reached('decisions: approved below the minimum revenue', belowMinimum.length, { most: 0 }, of),
    reached(
      'decisions: approved and losing money each month',
      losing.length,
      { most: 0 },
      `${of}, ${losers} losing`,
    ),
    reached('decisions: futures of approvals that miss a payment', missed, { most: 0.1 }, of),
    reached('decisions: margin and score correlate', correlation, { least: 0.3 }, `${count} businesses`),
    reached(
      'decisions: median APR rises from grade to grade',
      Math.min(rises(aprs), rises(prices)),
      { least: 1 },
      `businesses ${aprsOf(aprs)}; files ${aprsOf(prices)}`,
    ),
  ]
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
