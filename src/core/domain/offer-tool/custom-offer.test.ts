// An offer set by hand on figures for paper: a fifteenth of the balance is 1,000.00, a working day's revenue 10,000.00.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../../policies/2026-11.json' with { type: 'json' }
import { parsePolicy } from '../policy.ts'
import type { ModelInputs, Policy } from '../underwriting.ts'
import {
  dealSet,
  isWithinConstraints,
  liveFigures,
  modelsOffer,
  tableRows,
  type SetOffer,
} from './custom-offer.ts'
import { answerOf, type PositionView, type TermOffer, type ToolAnswer } from './tool-answer.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const today = '2026-11-20'
const inputs: ModelInputs = {
  asOf: today,
  months: ['2026-09', '2026-10'].map((month) => ({
    month,
    gross: 21_000_000,
    averageDailyBalance: 1_500_000,
    negativeDays: 0,
    deposits: 20,
  })),
  positions: [],
}
const none: ModelInputs = { asOf: today, months: [] }
/** 63 working days at a factor of 1: 63,000.00 are 1,000.00 a day. */
const term = (more: Partial<TermOffer> = {}): TermOffer => ({
  term: 3,
  factorRate: 10_000,
  maximum: 6_300_000,
  dailyPayment: 77_777,
  limit: 'balance',
  adjusted: false,
  ...more,
})
const base = answerOf(policy, inputs, false)
const answer = (...terms: TermOffer[]): ToolAnswer => {
  const view: PositionView = { offer: base.first.offer, by: 'model', grade: 'A', terms }
  return { decision: base.decision, first: view, stack: { ...view, terms: [] } }
}
const rows = (amount: number | null, terms: TermOffer[], of: ModelInputs = inputs) =>
  tableRows(policy, of, answer(...terms), 'first', amount, 'daily', today)

describe('the rows', () => {
  test('without an amount are the model’s own', () => {
    expect(
      rows(null, [term(), term({ term: 4, factorRate: 12_000, adjusted: true, maximum: 500_000 })]),
    ).toEqual([
      {
        term: 3,
        amount: 6_300_000,
        payment: 77_777,
        adjusted: false,
        rate: 10_000,
        total: 6_300_000,
        apr: 0,
        paymentsInAdb: 1_500,
        burden: 1_000,
        lowered: false,
      },
      {
        term: 4,
        amount: 500_000,
        payment: 77_777,
        adjusted: true,
        rate: 12_000,
        total: 600_000,
        apr: expect.any(Number) as number,
        // 84 payments of 71.43.
        paymentsInAdb: 20_999,
        burden: 72,
        lowered: false,
      },
    ])
    expect(tableRows(policy, inputs, answer(term()), 'stack', null, 'daily', today)).toEqual([])
  })

  test('begin at the policy’s least amount', () => {
    expect(rows(null, [term({ maximum: 499_900 })])).toEqual([])
    expect(rows(499_900, [term()])).toEqual([])
    expect(rows(500_000, [term()])).toHaveLength(1)
  })

  const short = (amount: number | null, more: Partial<TermOffer>, of?: ModelInputs) =>
    rows(amount, [term(more)], of).map((row) => [row.amount, row.payment, row.adjusted, row.lowered])

  test('are adjusted from a dollar a day above the fifteenth on, where the balance binds', () => {
    // 100,100 a day, and 100,098.
    expect(short(6_306_300, {})).toEqual([[6_300_000, 77_777, true, true]])
    expect(short(6_306_200, {})).toEqual([[6_300_000, 77_777, false, true]])
    expect(short(6_306_300, { limit: 'revenue' })).toEqual([[6_300_000, 77_777, false, true]])
    expect(short(6_306_200, { adjusted: true })).toEqual([[6_300_000, 77_777, true, true]])
    expect(short(6_306_300, { dailyPayment: 100_001 })).toEqual([[6_300_000, 100_000, true, true]])
    expect(short(6_306_200, { dailyPayment: 100_001 })).toEqual([[6_300_000, 100_001, false, true]])
  })

  test('below a term’s maximum are judged by themselves', () => {
    const wide = { maximum: 7_000_000 }
    expect(short(6_306_300, wide)).toEqual([[6_306_300, 100_000, true, false]])
    expect(short(6_306_200, { ...wide, adjusted: true })).toEqual([[6_306_200, 100_098, false, false]])
    expect(short(6_300_000, { adjusted: true })).toEqual([[6_300_000, 77_777, true, false]])
  })

  test('without a known balance are adjusted only as the model has it', () => {
    expect(short(6_306_300, { maximum: 9_000_000 }, none)).toEqual([[6_306_300, 100_100, false, false]])
    expect(short(null, { adjusted: true, dailyPayment: 100_001 }, none)).toEqual([
      [6_300_000, 100_001, true, false],
    ])
    const [row] = rows(null, [term()], none)
    expect([row?.paymentsInAdb, row?.burden]).toEqual([null, null])
  })

  test('in weekly payments are what the deal of that rhythm is', () => {
    const terms = answer(term({ factorRate: 12_000 }), term({ term: 4, factorRate: 13_000 }))
    const [daily, weekly] = (['daily', 'weekly'] as const).map((frequency) =>
      tableRows(policy, inputs, terms, 'first', 5_000_000, frequency, today),
    )
    const deals = [3, 4].map((months) =>
      dealSet(
        policy,
        terms,
        { position: 'first', amount: 5_000_000, term: months, frequency: 'weekly' },
        today,
      ),
    )
    expect(weekly!.map(({ payment, apr }) => [payment, apr])).toEqual(
      deals.map((deal) => [deal!.payment, deal!.apr]),
    )
    // 60,000.00 in 63 days, and in 13 weeks.
    expect([daily![0]?.payment, weekly![0]?.payment]).toEqual([95_238, 461_538])
  })
})

const set = (more: Partial<SetOffer> = {}): SetOffer => ({
  position: 'first',
  amount: 6_300_000,
  term: 3,
  frequency: 'daily',
  ...more,
})

describe('live figures', () => {
  const live = (more: Partial<SetOffer>, factorRate: number, by: Policy = policy) => {
    const given = answer(term({ factorRate, maximum: 9_000_000 }))
    return liveFigures(by, inputs, given, set(more), dealSet(by, given, set(more), today)!)
  }

  test('what an offer costs, and what is left of it', () => {
    expect(live({}, 12_000)).toEqual({
      dailyPayment: 120_000,
      burden: 1_200,
      paymentsInAdb: 1_250,
      cost: 1_260_000,
      // 8%; 12% a year on half of it over 3 months; 4% of grade A.
      commission: 504_000,
      costOfFunds: 94_500,
      expectedLoss: 252_000,
      margin: 661_500,
      netMargin: 409_500,
      adjusted: true,
    })
  })

  test('what the policy does not tell is not known', () => {
    const without = (more: Partial<Policy['economics']>) =>
      live({}, 12_000, { ...policy, economics: { ...policy.economics, ...more } })
    expect(without({ expectedLoss: null })).toMatchObject({
      expectedLoss: null,
      netMargin: null,
      margin: 661_500,
    })
    expect(without({ commission: null })).toMatchObject({
      expectedLoss: 252_000,
      netMargin: null,
      margin: null,
    })
  })

  test('are adjusted from a dollar a day above the fifteenth on', () => {
    expect(live({ amount: 6_306_300 }, 10_000).adjusted).toBe(true)
    expect(live({ amount: 6_306_200 }, 10_000).adjusted).toBe(false)
    const deal = dealSet(policy, answer(term()), set(), today)!
    expect(liveFigures(policy, none, answer(term()), set(), deal).adjusted).toBe(false)
    expect(liveFigures(policy, inputs, answer(), set(), { ...deal, amount: 9_000_000 }).adjusted).toBe(false)
  })
})

test('an offer stands within the constraints in whole dollars, from the least to the term’s maximum', () => {
  const within = (more: Partial<SetOffer>) => isWithinConstraints(policy, answer(term()), set(more))
  expect([within({}), within({ amount: 500_000 })]).toEqual([true, true])
  expect([6_300_100, 499_900, 5_000_050].map((amount) => within({ amount }))).toEqual([false, false, false])
  expect([within({ term: 4 }), within({ position: 'stack' })]).toEqual([false, false])
})

test('a deal of a term that is priced, funded on the next bank day', () => {
  const deal = (more: Partial<SetOffer>) => dealSet(policy, answer(term()), set(more), today)
  expect(deal({ frequency: 'weekly' })).toMatchObject({
    paymentsCount: 13,
    finalDate: '2027-02-22',
    total: 6_300_000,
  })
  expect([deal({ term: 4 }), deal({ amount: 0 }), deal({ amount: -100 })]).toEqual([null, null, null])
  expect(deal({ amount: 100 })).toMatchObject({ amount: 100 })
})

test('the model’s own offer, or the least over the longest where it makes none', () => {
  const offer = { ...base.first.offer, status: 'approved' as const, loanApproval: 1_234_500, termMonths: 7 }
  const made = { ...answer(term()), first: { ...answer(term()).first, offer } }
  expect(modelsOffer(policy, made, 'first')).toEqual(set({ amount: 1_234_500, term: 7 }))
  const declined = { ...made, stack: { ...made.stack, offer: { ...offer, status: 'declined' as const } } }
  expect(modelsOffer(policy, declined, 'stack')).toEqual(
    set({ position: 'stack', amount: 500_000, term: 12 }),
  )
})
