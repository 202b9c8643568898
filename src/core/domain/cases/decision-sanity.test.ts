// Decisions are sane, by the newest policy: on made businesses with truth and on made files. `npm run bench underwriting-quality` takes 2,000 of each.
import { describe, expect, test } from 'vitest'
import { pricesByGrade, sanityOf } from '../../../../bench/quality/decision-sanity.ts'
import { madeBusiness, trulyMissed } from '../../../../bench/quality/made-businesses.ts'
import { pricedGrades } from '../policy-file.ts'
import { policy } from '../sound-file.fixture.ts'

const sane = sanityOf(policy, 60)

describe('of 60 made businesses', () => {
  test('some are approved, some are not', () => {
    expect(sane.approved.length).toBeGreaterThan(5)
    expect(sane.approved.length).toBeLessThan(40)
  })
  test('none is approved that earns less than the policy asks for, or loses money each month', () => {
    expect(sane.belowMinimum.map(({ seed }) => seed)).toEqual([])
    expect(sane.losing.map(({ seed }) => seed)).toEqual([])
  })
  test('fewer than one in ten futures misses a payment', () => expect(sane.missed).toBeLessThan(0.1))
  test('who keeps more scores more', () => expect(sane.correlation).toBeGreaterThan(0.3))
})

test('price rises with risk: the median APR of made files by grade, and the factors of every term by 0.03', () => {
  const { A, B, C } = pricesByGrade(policy, 400)
  expect([A, B, C]).not.toContain(null)
  expect(A!).toBeLessThan(B!)
  expect(B!).toBeLessThan(C!)
  pricedGrades.slice(1).forEach((grade, at) => {
    const better = policy.factorRates[pricedGrades[at]!]
    policy.factorRates[grade].forEach((rate, term) =>
      expect(rate - better[term]!).toBeGreaterThanOrEqual(300),
    )
  })
})

test('the truth of a made business is its own lines', () => {
  const { history, truth } = madeBusiness(7)
  const sold = history.transactions.filter(
    ({ amount, date, description }) =>
      amount > 0 &&
      date >= '2026-06-01' &&
      date <= '2026-10-31' &&
      !/ZELLE|WIRE|CLIENT FUNDING|ORCHARD|^DEPOSIT/.test(description),
  )
  expect(Math.round(sold.reduce((sum, { amount }) => sum + amount, 0) / 5)).toBe(truth.revenue)
  const nothing = { payment: 0, frequency: 'daily', count: 252 } as const
  const everything = { payment: truth.revenue, frequency: 'daily', count: 252 } as const
  expect([trulyMissed({ ...truth, balance: 1e12 }, nothing), trulyMissed(truth, everything)]).toEqual([0, 1])
})
