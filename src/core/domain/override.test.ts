// What a person's decision says beside the model's: which amounts, at whose price, over which terms, and for which reasons.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { decideWithDeals } from './deals.ts'
import {
  approvedResult,
  declinedResult,
  gradeOutside,
  isAmountOffered,
  pricingOf,
  redated,
  standingGrade,
  standsBeside,
} from './override.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const today = '2026-11-20'

const inputsOf = (
  revenue: number,
  balance: number,
  score: number,
  more: Partial<ModelInputs> = {},
): ModelInputs => ({
  asOf: today,
  months: ['2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10'].map((month) => ({
    month,
    gross: revenue,
    averageDailyBalance: balance,
    negativeDays: 0,
    deposits: 40,
    nsf: 0,
    outflow: revenue,
  })),
  accountHolder: 'business',
  state: 'MA',
  timeInBusinessMonths: 60,
  ficos: [{ score, source: 'stated' }],
  ...more,
})
const groundOf = (inputs: ModelInputs) => ({ inputs, result: decideWithDeals(policy, inputs) })
const strong = groundOf(inputsOf(6_000_000, 300_000, 720))
const knockedOut = groundOf(inputsOf(1_000_000, 300_000, 720))
const nothing = standsBeside(policy, null, today)
const most = strong.result.firstPosition.loanApproval

test('an amount is offered within the policy’s limits, on its step', () => {
  const { minimumAmount, maximumAmount, amountStep } = policy.limits
  for (const amount of [minimumAmount, maximumAmount, minimumAmount + amountStep])
    expect(isAmountOffered(policy, amount), String(amount)).toBe(true)
  for (const amount of [minimumAmount - amountStep, maximumAmount + amountStep, minimumAmount + 1, NaN])
    expect(isAmountOffered(policy, amount), String(amount)).toBe(false)
})

describe('what it stands beside', () => {
  test('the decision in effect where bank data was read for it, else one on none, of which no figure is kept', () => {
    expect(standsBeside(policy, strong, today)).toBe(strong)
    const bare = { ...strong, inputs: { asOf: today, months: [] } }
    for (const ground of [null, bare]) {
      const { inputs, result } = standsBeside(policy, ground, today)
      expect(inputs).toEqual({ asOf: today, months: [] })
      expect(result).toMatchObject({
        policyVersion: policy.version,
        grade: 'E',
        score: 0,
        factors: [],
        knockOuts: [],
        reasons: [],
        whatWouldRaiseIt: [],
        deals: [],
      })
    }
  })

  test('its grade: none without bank data, E where it was knocked out', () => {
    expect(standingGrade(nothing)).toBeNull()
    expect(standingGrade(strong)).toBe('A')
    expect(standingGrade(knockedOut)).toBe('E')
    expect(standingGrade({ ...knockedOut, result: { ...knockedOut.result, grade: 'B' } })).toBe('E')
  })
})

describe('the price', () => {
  const byOf = (ground: typeof strong, amount: number) => {
    const { by, grade } = pricingOf(policy, ground, amount)
    return [by, grade]
  }

  test('is the model’s up to what it bears, to the cent, and a grade lower above', () => {
    expect(strong.result.firstPosition.limit).toBe('balance')
    expect(byOf(strong, most)).toEqual(['model', 'A'])
    expect(byOf(strong, most + 1)).toEqual(['above', 'B'])
  })

  test('follows the policy where the model prices nothing', () => {
    const { knockedOut: ofKnockedOut, withoutGrade } = policyFile.sections.outsideModel.values
    expect(byOf(knockedOut, 500_000)).toEqual(['knocked-out', ofKnockedOut])
    expect(byOf(nothing, 500_000)).toEqual(['no-bank-data', withoutGrade])
    const graded = { ...strong, result: { ...strong.result, grade: 'E' as const, terms: [] } }
    expect(byOf(graded, 500_000)).toEqual(['no-grade', withoutGrade])
  })

  test('of the lowest grade stays the lowest', () => {
    const lowest = { ...strong, result: { ...strong.result, grade: 'D' as const } }
    expect(gradeOutside(policy, lowest)).toEqual({ by: 'above', grade: 'D' })
    const third = { ...strong, result: { ...strong.result, grade: 'C' as const } }
    expect(gradeOutside(policy, third)).toEqual({ by: 'above', grade: 'D' })
  })

  test('outside of the model is over the shortest, a middle and the longest term, at their factors', () => {
    const { rows } = pricingOf(policy, nothing, 500_000)
    const rates = policyFile.sections.factorRates.values.D.map((rate) => Math.round(rate * 10_000))
    expect(rows.map(({ term, factorRate }) => [term, factorRate])).toEqual([
      [3, rates[0]],
      [7, rates[4]],
      [12, rates[9]],
    ])
  })
})

describe('approved', () => {
  const result = approvedResult(policy, strong, most, today)

  test('says nothing of what kept the model from more, and has the dearest last', () => {
    expect(result).toMatchObject({ outcome: 'approved', reasons: [], whatWouldRaiseIt: [] })
    expect(result.deals.length).toBeGreaterThan(0)
    const totals = result.deals.map(({ total }) => total)
    expect(totals).toEqual(totals.toSorted((a, b) => a - b))
    for (const deal of result.deals) expect(deal).toMatchObject({ amount: most, frequency: 'weekly' })
  })

  test('at the same total the shorter term stands first', () => {
    const even = {
      ...policy,
      factorRates: { ...policy.factorRates, D: policy.factorRates.D.map(() => 15_000) },
    }
    const { deals } = approvedResult(even, nothing, 500_000, today)
    expect(deals.map(({ term }) => term)).toEqual([3, 7, 12])
  })

  test('is funded on the first bank day after today, also once it goes out later', () => {
    // Friday; the next bank day is Monday, and a week from it Monday again.
    const first = approvedResult(policy, nothing, 500_000, '2026-11-20').deals[0]!
    expect([first.term, first.paymentsCount, first.finalDate]).toEqual([3, 13, '2027-02-22'])
    const later = redated(policy, { ...result, deals: [first] }, '2026-11-23').deals[0]!
    expect(later).toEqual({ ...first, finalDate: '2027-02-23' })
  })
})

describe('declined', () => {
  test('for the reasons that the person names, with the model’s figures where it found the same', () => {
    const { outcome, reasons, deals } = declinedResult(knockedOut.result, ['revenue-below-minimum', 'liens'])
    expect(outcome).toBe('declined')
    expect(deals).toEqual([])
    expect(reasons).toEqual([
      { code: 'revenue-below-minimum', values: { usdActual: 1_000_000, usdWanted: 2_000_000 } },
      { code: 'liens', values: {} },
    ])
  })

  test('what would raise an offer that a person refuses turns nothing; what would turn a decline still does', () => {
    const raises = [{ code: 'higher-revenue' as const, values: {} }]
    const of = (outcome: 'approved' | 'declined' | 'review') =>
      declinedResult({ ...strong.result, outcome, whatWouldRaiseIt: raises }, ['liens']).whatWouldRaiseIt
    expect(of('declined')).toEqual(raises)
    expect(of('approved')).toEqual([])
    expect(of('review')).toEqual([])
  })
})
