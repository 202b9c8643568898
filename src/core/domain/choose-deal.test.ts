// What an owner may choose below an offer: steps of 5,000 dollars down from the most, terms that bear the amount, priced as every deal.
import { describe, expect, test } from 'vitest'
import { choiceRange, chooseDeal } from './choose-deal.ts'
import { dealOf } from './deals.ts'
import type { DecisionWithDeals, PositionOffer, TermRow } from './underwriting.ts'

const limits = { minimumAmount: 500_000, workingDaysPerMonth: 21 }
const row = (term: number, amount: number, weeklyAmount?: number): TermRow => ({
  term,
  amount,
  ...(weeklyAmount !== undefined && { weeklyAmount }),
  dailyPayment: 1,
  factorRate: 12_000 + term * 100,
  adjusted: false,
  limit: 'balance',
})
const offer = (loanApproval: number) => ({ loanApproval }) as PositionOffer
const decision = (terms: TermRow[], more: Partial<DecisionWithDeals> = {}) => ({
  deals: [],
  terms,
  position: 'first' as const,
  firstPosition: offer(2_340_000),
  stack: offer(900_000),
  ...more,
})
const rangeOf = (terms: TermRow[], more?: Partial<DecisionWithDeals>) =>
  choiceRange({ limits }, decision(terms, more), 'model')

describe('the range', () => {
  test('falls by steps from the most to the least that the policy knows', () => {
    const { amounts } = rangeOf([row(6, 2_340_000)])
    expect(amounts).toEqual([2_340_000, 1_840_000, 1_340_000, 840_000])
  })

  test('the least itself is the last step', () => {
    expect(rangeOf([row(6, 1_500_000)]).amounts).toEqual([1_500_000, 1_000_000, 500_000])
    expect(rangeOf([row(6, 500_000)]).amounts).toEqual([500_000])
    expect(rangeOf([row(6, 499_999)])).toMatchObject({ amounts: [], terms: [] })
  })

  test('is bounded by what each term bears in weekly payments and by the offer of its position', () => {
    const terms = [row(9, 2_000_000, 1_800_000), row(6, 3_000_000), row(3, 400_000)]
    expect(rangeOf(terms).terms.map(({ term, amount }) => [term, amount])).toEqual([
      [6, 2_340_000],
      [9, 1_800_000],
    ])
    expect(rangeOf(terms, { position: 'stack' }).terms.map(({ amount }) => amount)).toEqual([
      900_000, 900_000,
    ])
  })

  test('a person’s is that of the very deals', () => {
    const deal = dealOf({ limits }, 3_000_000, row(6, 0), '2026-11-20', 'weekly')
    const { amounts, terms } = choiceRange(
      { limits },
      decision([row(9, 900_000)], { deals: [deal] }),
      'person',
    )
    expect(amounts[0]).toBe(3_000_000)
    expect(terms).toEqual([{ term: 6, factorRate: 12_600, amount: 3_000_000 }])
  })
})

describe('a choice', () => {
  const range = rangeOf([row(6, 2_340_000), row(9, 1_840_000)])
  const choose = (amount: number, term: number) =>
    chooseDeal({ limits }, range, { amount, term, frequency: 'daily' }, '2026-11-20')

  test('is priced as every deal', () => {
    expect(choose(1_840_000, 9)).toEqual(dealOf({ limits }, 1_840_000, row(9, 0), '2026-11-20', 'daily'))
  })

  test('outside of the range there is none: a term that does not bear it, less than the least, more than the most, a term that is none', () => {
    expect(choose(2_340_000, 9)).toBeNull()
    expect(choose(limits.minimumAmount - 100, 6)).toBeNull()
    expect(choose(2_340_100, 6)).toBeNull()
    expect(choose(1_840_000, 12)).toBeNull()
  })

  test('any whole dollars from the least on can be had, cents only with the most', () => {
    expect(choose(limits.minimumAmount, 6)).toMatchObject({ amount: limits.minimumAmount })
    expect(choose(2_000_000, 6)).toMatchObject({ amount: 2_000_000 })
    expect(choose(2_000_050, 6)).toBeNull()
    const most = rangeOf([row(6, 1_840_033)])
    expect(
      chooseDeal({ limits }, most, { amount: 1_840_033, term: 6, frequency: 'weekly' }, '2026-11-20'),
    ).not.toBeNull()
  })

  test('a term bears its own amount, not a cent more', () => {
    const exactly = { ...range, amounts: [1_840_001, 1_840_000] }
    const of = (amount: number) =>
      chooseDeal({ limits }, exactly, { amount, term: 9, frequency: 'weekly' }, '2026-11-20')
    expect(of(1_840_000)).toMatchObject({ amount: 1_840_000, term: 9 })
    expect(of(1_840_001)).toBeNull()
  })
})
