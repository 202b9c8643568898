// The simulation of the coming months, and the policy's limit on it.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { analyseBank } from './bank-analysis.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from './cases/sample-history.ts'
import { cashModelOf, simulateCashFlow } from './cash-flow.ts'
import { decideWithDeals } from './deals.ts'
import { inputsFromAnalysis } from './model-inputs.ts'
import { parsePolicy } from './policy.ts'
import type { DailyFlows } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value

/** The same on every bank day; cents. */
const even = (income: number, other: number, days = 250): DailyFlows => ({
  lastDay: '2026-11-20',
  income: Array.from({ length: days }, () => income),
  other: Array.from({ length: days }, () => other),
  movable: Array.from({ length: days }, () => 0),
  usualBalance: 0,
})
const outlook = (flows: DailyFlows, balance: number, payment: number, otherDaily = 0) =>
  simulateCashFlow(cashModelOf(flows, balance, otherDaily)!, { payment, frequency: 'daily', count: 90 })

describe('with days that are all alike the answer is known by hand', () => {
  test('a payment below what is left each day is never missed', () => {
    expect(outlook(even(100_000, -60_000), 50_000, 40_000)).toMatchObject({
      negativeDay: 0,
      missedPayment: 0,
      lowestBalance: 50_000,
    })
  })

  test('20% less revenue takes 200 a day: 500 in hand last two days, then the payment is missed', () => {
    const { stressed } = outlook(even(100_000, -60_000), 50_000, 40_000)
    expect(stressed).toEqual({ negativeDay: 0, missedPayment: 10_000, lowestBalance: 10_000 })
  })

  test('payments to other lenders are paid first', () => {
    expect(outlook(even(100_000, -60_000), 50_000, 40_000, 10_000).missedPayment).toBe(10_000)
    expect(outlook(even(100_000, -60_000), 0, 30_000, 10_000).missedPayment).toBe(0)
  })

  test('what can wait is taken only from above the usual balance', () => {
    const flows = { ...even(100_000, -60_000), movable: Array.from({ length: 250 }, () => -90_000) }
    expect(outlook(flows, 0, 40_000)).toMatchObject({ missedPayment: 0, lowestBalance: 0 })
    // The same money as a bill that cannot wait.
    expect(outlook(even(100_000, -150_000), 0, 40_000).missedPayment).toBe(10_000)
  })

  test('after the last payment nothing is paid', () => {
    const model = cashModelOf(even(0, 0), 50_000, 0)!
    const weekly = (count: number) => simulateCashFlow(model, { payment: 10_000, frequency: 'weekly', count })
    expect(weekly(5)).toMatchObject({ missedPayment: 0, lowestBalance: 0 })
    expect(weekly(6).missedPayment).toBe(10_000)
  })

  test('too short a history says nothing', () => expect(cashModelOf(even(1, 1, 39), 0, 0)).toBeNull())
})

test('weekdays and seasons are drawn from their own days', () => {
  // A year of bank days on which only Mondays bring money: the draw has it every Monday, so the payment of 1,900 a day holds.
  const history = new SampleHistory([{ ...checking, balance: 5_000_000 }])
    .every('2025-11-01', '2026-11-19', weeklyOn(1), 10_000, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .build()
  const { flows } = analyseBank(history, { asOf: '2026-11-20' })
  const { missedPayment, stressed } = outlook(flows, 1_000_000, 190_000)
  expect(missedPayment).toBe(0)
  expect(stressed.missedPayment).toBeGreaterThan(8_000)
})

test('the same file gives the same outlook, and a larger payment is never missed less often', () => {
  const flows = {
    ...even(0, 0),
    income: Array.from({ length: 250 }, (_, i) => (i % 7) * 40_000),
    other: Array.from({ length: 250 }, (_, i) => -((i * 13) % 11) * 20_000),
  }
  const missed = [1_000, 10_000, 20_000, 40_000].map((payment) => outlook(flows, 300_000, payment))
  expect(outlook(flows, 300_000, 20_000)).toEqual(missed[2])
  const shares = missed.map(({ missedPayment }) => missedPayment)
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  for (const { missedPayment, stressed } of missed)
    expect(stressed.missedPayment).toBeGreaterThanOrEqual(missedPayment)
})

test('lenders’ money is in neither flow, and what falls on a weekend stands on the next bank day', () => {
  const history = new SampleHistory()
    .add('2026-11-14', 500, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .add('2026-11-17', 40_000, 'WIRE TYPE:WIRE IN ORIG:FORWARD FINANCING LLC TRN:20260601')
    .every('2026-11-18', '2026-11-19', onBankDays, -450, 'FORWARD FINANCING DES:DAILY PMT ID:88120')
    .build()
  const { flows } = analyseBank(history, { asOf: '2026-11-20' })
  expect(flows.income).toEqual([50_000, 0, 0, 0, 0])
  expect(flows.other.every((cents) => cents === 0)).toBe(true)
})

test('what nobody could class, and what staff call a transfer, comes in no more', () => {
  const history = new SampleHistory()
    .add('2026-11-17', 9_000, 'CREDIT MEMO')
    .add('2026-11-18', 700, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .build()
  const flowsOf = (says?: 'income' | 'own-transfer') => {
    const credits = says ? [{ transactionId: history.transactions[0]!.id, says }] : []
    const { flows } = analyseBank(history, { asOf: '2026-11-20', labels: { positions: [], credits } })
    return [flows.income, flows.other].map((all) => all.reduce((sum, cents) => sum + cents, 0))
  }
  expect(analyseBank(history, { asOf: '2026-11-20' }).openCredits).toHaveLength(1)
  expect(flowsOf()).toEqual([70_000, 0])
  expect(flowsOf('own-transfer')).toEqual([70_000, 0])
  expect(flowsOf('income')).toEqual([970_000, 0])
})

describe('the policy’s limit', () => {
  /** Sales of 3,000 a bank day, of which `kept` stay. */
  const decided = (kept: number, requestedAmount = 5_000_000) => {
    const history = new SampleHistory([{ ...checking, balance: 3_000_000 }])
      .every('2025-11-03', '2026-11-19', onBankDays, 3_000, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
      .every('2025-11-03', '2026-11-19', onBankDays, kept - 3_000, 'PURCHASE MAIN ST FOODS')
      .build()
    const inputs = inputsFromAnalysis(analyseBank(history, { asOf: '2026-11-20' }))
    // One balance over the year whatever is kept: only the simulation tells the files apart.
    const months = inputs.months.map((month) => ({
      ...month,
      averageDailyBalance: 3_000_000,
      earnedDailyBalance: 3_000_000,
      negativeDays: 0,
    }))
    return decideWithDeals(policy, {
      ...inputs,
      months,
      negativeToday: false,
      requestedAmount,
      timeInBusinessMonths: 60,
      ficos: [{ score: 720, source: 'stated' }],
    })
  }

  test('a business that keeps enough gets the model’s offer, each deal with its outlook', () => {
    const { outcome, deals } = decided(1_200)
    expect(outcome).toBe('approved')
    expect(deals.map(({ term }) => term)).toHaveLength(3)
    for (const { outlook: of } of deals) expect(of!.missedPayment).toBe(0)
  })

  test('one that keeps little gets as much as it bears, and the reason', () => {
    const { outcome, firstPosition, terms, deals } = decided(50)
    expect(outcome).toBe('approved')
    expect(firstPosition.limit).toBe('cash-flow')
    expect(firstPosition.loanApproval).toBeLessThan(decided(1_200).firstPosition.loanApproval)
    expect(terms[0]!.limit).toBe('cash-flow')
    for (const { outlook: of } of deals) expect(of!.missedPayment).toBeLessThanOrEqual(policy.cashFlow!.A)
  })

  test('no step is named that would not let the cash flow bear more', () => {
    const codes = (kept: number) => decided(kept, 90_000_000).whatWouldRaiseIt.map(({ code }) => code)
    expect(codes(50)).toEqual(['higher-revenue'])
    // More sales at a loss are a larger loss.
    expect(codes(-100)).toEqual([])
    expect(decided(-100).firstPosition).toMatchObject({ status: 'approved', limit: 'cash-flow' })
    expect(codes(-600)).toEqual([])
  })

  test('where not even the smallest offer is borne a person decides', () => {
    const { outcome, reasons, deals, firstPosition } = decided(-600)
    expect(firstPosition).toMatchObject({ status: 'declined', loanApproval: 0 })
    expect(outcome).toBe('review')
    expect(reasons[0]!.code).toBe('cash-flow-too-tight')
    expect(deals).toEqual([])
  })
})
