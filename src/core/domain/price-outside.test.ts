// A person's price beside the model's: over which terms, at which grade of the policy's rule, and on what an empty decision rests.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import {
  approvedResult,
  declinedResult,
  gradeOutside,
  pricingOf,
  redated,
  standingGrade,
  standsBeside,
} from './override.ts'
import { parsePolicy } from './policy.ts'
import type { DecisionWithDeals, Grade, ModelInputs, TermRow } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const today = '2026-11-20'
const empty = standsBeside(policy, null, today)
const inputs: ModelInputs = { asOf: today, months: [], bankDataOn: '2026-11-19' }
const row = (term: number, amount: number, weeklyAmount = amount): TermRow => ({
  term,
  amount,
  weeklyAmount,
  dailyPayment: 1,
  factorRate: 12_000,
  adjusted: false,
  limit: 'balance',
})
const ground = (grade: Grade, more: Partial<DecisionWithDeals> = {}) => ({
  inputs,
  result: { ...empty.result, grade, ...more },
})
const knockOuts = [{ code: 'negative-today' as const, values: {} }]

describe('the policy’s price where the model has none', () => {
  const byScore = { ...policy, outsideModel: { ...policy.outsideModel, knockedOut: null } }
  test.each([
    [80, 'A'],
    [79, 'B'],
    [65, 'B'],
    [64, 'C'],
    [35, 'D'],
    [34, 'C'],
  ] as const)('knocked out at a score of %i: %s', (score, grade) => {
    // Without a grade of its own one at C.
    const rule = { ...byScore, outsideModel: { ...byScore.outsideModel, withoutGrade: 'C' as const } }
    expect(gradeOutside(rule, ground('A', { knockOuts, score }))).toEqual({ by: 'knocked-out', grade })
  })

  test.each([
    [0, 'A', 'A'],
    [1, 'A', 'B'],
    [2, 'A', 'C'],
    [3, 'B', 'D'],
    [1, 'C', 'D'],
    [1, 'D', 'D'],
    [9, 'A', 'D'],
  ] as const)('%i grades below %s: %s', (gradesLower, grade, lower) => {
    const rule = { ...policy, outsideModel: { ...policy.outsideModel, gradesLower } }
    expect(gradeOutside(rule, ground(grade))).toEqual({ by: 'above', grade: lower })
  })

  test('is over all terms at their own factors, at the whole amount', () => {
    const { by, grade, rows } = pricingOf(policy, ground('A', { terms: [row(3, 999_999)] }), 1_000_000)
    expect([by, grade]).toEqual(['above', 'B'])
    const at = (term: number, factorRate: number) => ({
      term,
      amount: 1_000_000,
      weeklyAmount: 1_000_000,
      dailyPayment: 0,
      factorRate,
      adjusted: false,
      limit: 'cap',
    })
    expect(rows).toEqual([at(3, 12_400), at(7, 13_200), at(12, 14_000)])
  })
})

test('the model’s price: whole amounts, whose weekly payments may be dearer', () => {
  const terms = [row(3, 900_000), row(4, 1_000_000, 800_000), row(5, 1_000_000)]
  const { by, grade, rows } = pricingOf(policy, ground('B', { terms }), 1_000_000)
  expect([by, grade, rows.map(({ term, weeklyAmount }) => [term, weeklyAmount])]).toEqual([
    'model',
    'B',
    [
      [4, 1_000_000],
      [5, 1_000_000],
    ],
  ])
  // A stored decision without a grade has no price of the model, whatever its rows.
  expect(pricingOf(policy, ground('E', { terms }), 1_000_000).by).toBe('no-grade')
  expect(pricingOf(policy, ground('B', { terms, knockOuts }), 1_000_000).by).toBe('knocked-out')
  expect(
    pricingOf(policy, { inputs: empty.inputs, result: ground('B', { terms }).result }, 1_000_000).by,
  ).toBe('no-bank-data')
})

test('an approval stands beside the same decision; its deals go by their totals, then their terms', () => {
  const terms = [row(3, 1_000_000), row(4, 1_000_000), row(5, 1_000_000)].map((each, at) => ({
    ...each,
    factorRate: [13_000, 12_000, 12_000][at]!,
  }))
  const base = ground('B', {
    terms,
    reasons: knockOuts,
    whatWouldRaiseIt: [{ code: 'avoid-nsf', values: {} }],
  })
  const { deals, ...rest } = approvedResult(policy, base, 1_000_000, today)
  expect(rest).toEqual({
    ...(({ deals: _deals, ...result }) => result)(base.result),
    outcome: 'approved',
    reasons: [],
    whatWouldRaiseIt: [],
  })
  // Friday the 20th; funded on Monday the 23rd, in 17, 22 and 13 weeks: a day of banks each.
  expect(deals.map(({ id, total, finalDate }) => [id, total, finalDate])).toEqual([
    ['10000-4-weekly', 1_200_000, '2027-03-22'],
    ['10000-5-weekly', 1_200_000, '2027-04-26'],
    ['10000-3-weekly', 1_300_000, '2027-02-22'],
  ])
  const later = redated(policy, { ...rest, deals }, '2026-11-24')
  expect(later).toEqual({
    ...rest,
    deals: [
      { ...deals[0], finalDate: '2027-03-24' },
      { ...deals[1], finalDate: '2027-04-28' },
      { ...deals[2], finalDate: '2027-02-24' },
    ],
  })
})

test('a decline keeps the rest of the decision, without deals', () => {
  const result = { ...ground('B').result, outcome: 'review' as const, reasons: [...knockOuts] }
  expect(declinedResult(result, ['liens', 'negative-today'])).toEqual({
    ...result,
    outcome: 'declined',
    whatWouldRaiseIt: [],
    reasons: [{ code: 'liens', values: {} }, ...knockOuts],
    deals: [],
  })
})

test('bank data that was read stands, with months or by its day alone', () => {
  const base = ground('B')
  expect(standsBeside(policy, base, today)).toBe(base)
  expect(standingGrade(base)).toBe('B')
  const bare = { ...base, inputs: { asOf: today, months: [] } }
  expect(standsBeside(policy, bare, today)).toEqual(empty)
  expect(standingGrade(bare)).toBeNull()
  expect(empty.result).toMatchObject({ asOf: today, score: 0, factors: [], terms: [], deals: [] })
})
