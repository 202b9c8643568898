// What must hold for every file: better figures never do harm, no deal breaks its limits, every point lost is said.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-12.json' with { type: 'json' }
import { madeFile } from './cases/made-files.ts'
import { decideWithDeals } from './deals.ts'
import { offerFigures } from './offer-figures.ts'
import { parsePolicy } from './policy.ts'
import type { DecisionWithDeals, ModelInputs, ModelMonth } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

/** 20,000 with MADE_FILES=20000, as the bench of quality runs it. */
const count = Number(process.env.MADE_FILES ?? 400)
const files = Array.from({ length: count }, (_, i) => madeFile(i + 1))

const rank = { approved: 2, review: 1, declined: 0 }
const offered = ({ position, stack, firstPosition }: DecisionWithDeals) =>
  position === 'stack' ? stack : firstPosition
/** Dollars repaid per dollar at the lowest price, for one amount. */
const price = ({ deals }: DecisionWithDeals) => Math.min(...deals.map(({ factorRate }) => factorRate))

const eachMonth =
  (change: (month: ModelMonth) => Partial<ModelMonth>) =>
  (file: ModelInputs): ModelInputs => ({
    ...file,
    months: file.months.map((month) => ({ ...month, ...change(month) })),
  })
const better: Readonly<Record<string, (file: ModelInputs) => ModelInputs>> = {
  'more revenue': eachMonth(({ gross, trueRevenue = gross }) => ({
    gross: gross + 300_000,
    trueRevenue: trueRevenue + 300_000,
  })),
  'revenue in proportion': eachMonth(({ gross, trueRevenue = gross, unclassed = 0 }) => ({
    gross: Math.round(gross * 1.2),
    trueRevenue: Math.round(trueRevenue * 1.2),
    unclassed: Math.round(unclassed * 1.2),
  })),
  'a higher balance': eachMonth((month) => ({ averageDailyBalance: month.averageDailyBalance + 200_000 })),
  'no negative day': eachMonth(() => ({ negativeDays: 0 })),
  'no returned item': eachMonth(() => ({ nsf: 0 })),
  'more deposits': eachMonth(({ deposits }) => ({ deposits: deposits + 5 })),
  'less outflow': eachMonth(({ outflow }) =>
    outflow === undefined ? {} : { outflow: Math.round(outflow * 0.9) },
  ),
  'no other lender': (file) => ({ ...file, balances: [] }),
  'a smaller payment elsewhere': (file) => ({
    ...file,
    balances: file.balances?.map((entry) => ({ ...entry, amount: Math.ceil(entry.amount / 2) })),
  }),
  'a better credit score': (file) => ({
    ...file,
    ficos: file.ficos?.map(({ score }) => ({ score: score + 60, source: 'stated' })),
  }),
  'longer in business': (file) => ({
    ...file,
    ...(file.timeInBusinessMonths !== undefined && { timeInBusinessMonths: file.timeInBusinessMonths + 12 }),
  }),
}

test.each(Object.entries(better))('%s never makes outcome, grade, amount or price worse', (_name, change) => {
  for (const file of files) {
    const before = decideWithDeals(policy, file)
    const after = decideWithDeals(policy, change(file))
    const told = JSON.stringify(file)
    expect(rank[after.outcome], told).toBeGreaterThanOrEqual(rank[before.outcome])
    if (after.knockOuts.length || before.knockOuts.length) continue
    expect(after.grade <= before.grade, told).toBe(true)
    expect(offered(after).loanApproval, told).toBeGreaterThanOrEqual(offered(before).loanApproval)
    if (before.deals.length === 0) continue
    expect(after.deals[0]!.amount, told).toBeGreaterThanOrEqual(before.deals[0]!.amount)
    if (after.deals[0]!.amount === before.deals[0]!.amount)
      expect(price(after), told).toBeLessThanOrEqual(price(before))
  }
})

test('no deal has fewer than 15 payments in the balance, or takes lenders over their share of revenue', () => {
  let deals = 0
  for (const file of files) {
    const decision = decideWithDeals(policy, file)
    for (const deal of decision.deals) {
      deals++
      const { paymentsInAdb, burden } = offerFigures(policy, file, deal)
      expect(paymentsInAdb, JSON.stringify([file, deal])).toBeGreaterThanOrEqual(1_500)
      if (decision.position === 'stack' && file.balances?.length)
        expect(burden, JSON.stringify([file, deal])).toBeLessThanOrEqual(policy.stack.maximumBurden)
    }
  }
  expect(deals).toBeGreaterThan(count / 2)
})

test('every factor says each part that cost points, and none that did not count', () => {
  for (const file of files)
    for (const { score, maxScore, reasons } of decideWithDeals(policy, file).factors)
      expect(reasons.length > 0, JSON.stringify(file)).toBe(score < maxScore)
})

test('an approval stands on both ends and offers the lower one', () => {
  let open = 0
  for (const file of files) {
    const decision = decideWithDeals(policy, file)
    const { range, outcome } = decision
    if (!range) continue
    open++
    if (outcome === 'approved') {
      expect([range.low.outcome, range.high.outcome]).toEqual(['approved', 'approved'])
      expect(offered(decision).loanApproval).toBe(range.low.maximum)
      expect(range.low.maximum).toBeLessThanOrEqual(range.high.maximum)
    }
    if (range.low.outcome !== range.high.outcome) expect(outcome).toBe('review')
  }
  expect(open).toBeGreaterThan(count / 4)
})
