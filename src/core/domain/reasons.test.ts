// The reasons of a score: ranked by the mean of approved files, none unsaid that cost points, none said that did not count.
import { expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { decide } from './decision.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

const file = (more: Partial<ModelInputs> = {}): ModelInputs => ({
  asOf: '2026-11-20',
  timeInBusinessMonths: 60,
  industry: 'Restaurants and Food Services',
  ficos: [{ score: 720, source: 'stated' }],
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: 6_000_000,
    averageDailyBalance: 2_000_000,
    negativeDays: 0,
    deposits: 40,
    nsf: 0,
    outflow: 3_000_000,
  })),
  ...more,
})
const factor = (inputs: ModelInputs, name: string) =>
  decide(policy, inputs).factors.find((each) => each.name === name)!

test('what no question or source can fill does not stand in the score; once known it counts', () => {
  expect(factor(file(), 'credit')).toMatchObject({ score: 8, maxScore: 8, reasons: [] })
  expect(decide(policy, file()).score).toBe(100)
  const known = factor(file({ liens: '$250k+', taxReturns: 'No' }), 'credit')
  expect(known).toMatchObject({ score: 8, maxScore: 10 })
  expect(known.reasons.map(({ code }) => code)).toEqual(['liens'])
  expect(decide(policy, file({ liens: '0-$75k' })).score).toBe(100)
  expect(decide(policy, file({ liens: '$250k+' })).score).toBeLessThan(100)
})

test('credit that nobody told costs points, and it is said', () => {
  const unknown = factor(file({ ficos: undefined }), 'credit')
  expect(unknown).toMatchObject({ score: 3, maxScore: 8 })
  expect(unknown.reasons).toEqual([{ code: 'credit-unverified', values: {} }])
})

test('a bureau’s score is not called a stated one', () => {
  const of = (source: 'stated' | 'bureau') =>
    factor(file({ ficos: [{ score: 560, source }] }), 'credit').reasons
  expect(of('stated').map(({ code }) => code)).toEqual(['credit-score'])
  expect(of('bureau').map(({ code }) => code)).toEqual(['credit-score-of-bureau'])
})

test('tax returns that are missing and those that show a loss are two reasons, bankruptcies too', () => {
  const business = (taxReturns: ModelInputs['taxReturns']) => factor(file({ taxReturns }), 'business').reasons
  expect(business('No').map(({ code }) => code)).toEqual(['tax-returns-missing'])
  expect(business('Yes + 20% NL').map(({ code }) => code)).toEqual(['tax-returns-loss'])
  const knocked = (bankruptcies: ModelInputs['bankruptcies']) =>
    decide(policy, file({ bankruptcies })).knockOuts.map(({ code }) => code)
  expect(knocked('2+')).toEqual(['bankruptcies-several'])
  expect(knocked('1,<1 yr')).toEqual(['bankruptcy-recent'])
})

test('reasons rank by how far they lie below the mean of approved files, not by the points lost', () => {
  // 8 of 15 points lost where approved files have 11; 10 of 10 lost where they have 8.8.
  const weak = file({
    timeInBusinessMonths: 8,
    ficos: [{ score: 500, source: 'stated' }],
    months: file().months.map((month) => ({
      ...month,
      gross: 1_900_000,
      averageDailyBalance: 100_000,
      negativeDays: 8,
      deposits: 3,
      nsf: 2,
      outflow: 1_900_000,
    })),
    balances: [{ lender: 'OnDeck', amount: 20_000, frequency: 'daily' }],
  })
  const { outcome, reasons, factors } = decide(policy, weak)
  expect(outcome).toBe('declined')
  const means = { ...policy.numbers, ...policy.choices } as Record<string, { mean: number }>
  expect(reasons[0]!.code).toBe('balance-level')
  expect(reasons.map(({ code }) => code)).toContain('credit-score')
  for (const { reasons: of } of factors) for (const { code } of of) expect(means).toHaveProperty(code)
})
