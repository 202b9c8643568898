// What would let a cash flow bear more, whether it bears anything, and what is simulated: by hand.
import { describe, expect, test } from 'vitest'
import { decisionWith, file, policy, raise, row } from './cash-limit.fixture.ts'
import { bearsAnOffer, cashModelFor, withinCashFlow, withOutlook } from './cash-limit.ts'
import type { Deal, ExplainedDecision, ModelInputs, Position, Raise } from './underwriting.ts'

describe('what would raise it', () => {
  const other = { lender: 'OnDeck', amount: 10_000, frequency: 'daily' as const }
  const kept = (inputs: ModelInputs, ...raises: Raise[]) =>
    withinCashFlow(policy, inputs, decisionWith([row(3, 2_000_000)], { whatWouldRaiseIt: raises }))
      .whatWouldRaiseIt

  test('is told where the cash flow then bears more, and else not', () => {
    const history = raise('more-history', { actual: 2, wanted: 3 })
    const paid = raise('pay-down-advances')
    // 65 bank days at 100.00 of others: 10,000.00 of 16,500.00 are left, until they are paid.
    expect(kept(file(1_650_000, { balances: [other] }), raise('better-credit'), paid, history)).toEqual([
      paid,
      history,
    ])
    expect(kept(file(1_000_000), paid)).toEqual([])
    const balance = (usdActual: number, usdWanted: number) =>
      raise('higher-balance', { usdActual, usdWanted })
    expect(kept(file(1_000_000), balance(100, 50_121), balance(100, 49_000))).toEqual([balance(100, 50_121)])
    // Less than there is takes nothing away, and lets nothing be borne.
    expect(kept(file(1_050_020), balance(900_000, 100))).toEqual([])
  })

  test('more is sold at the same margin', () => {
    const revenue = (usdActual: number, usdWanted: number) =>
      raise('higher-revenue', { usdActual, usdWanted })
    const inputs = file(937_000, {}, 1_000)
    // 63 days of 10.00 more are 630.00; of 5.00 more 315.00.
    expect(kept(inputs, revenue(100, 200), revenue(100, 150), revenue(0, 200))).toEqual([revenue(100, 200)])
  })
})

test('payments to others: those that are certain, none that is only possible', () => {
  const position = (sureness: Position['sureness'], dailyEquivalent: number) =>
    ({
      lender: sureness,
      sureness,
      dailyEquivalent,
      state: 'active',
      confidence: 95,
      firstPaymentOn: '2026-06-01',
      fundedOn: null,
    }) as Position
  const positions = [position('certain', 2_000), position('possible', 1_000)]
  expect(cashModelFor(policy, file(5, { positions }))).toMatchObject({ balance: 5, otherDaily: 2_000 })
})

test('whether some term bears the smallest offer', () => {
  const bears = (inHand: number, more: Partial<ExplainedDecision> = {}, inputs: Partial<ModelInputs> = {}) =>
    bearsAnOffer(policy, file(inHand, inputs), decisionWith([row(3, 800_000), row(12, 800_000)], more))
  // Ninety daily payments of 1,984, and 63 of 7,937.
  expect([bears(178_560), bears(178_559)]).toEqual([true, false])
  expect([bears(500_031, { terms: [row(3, 9)] }), bears(500_030, { terms: [row(3, 9)] })]).toEqual([
    true,
    false,
  ])
  expect([bears(0, { grade: 'E' }), bears(0, {}, { flows: undefined })]).toEqual([true, true])
})

test('each deal has its outlook, where there is one', () => {
  const deal = { id: 'a', payment: 10_000, frequency: 'weekly', paymentsCount: 13 } as Deal
  const end = { negativeDay: 0, missedPayment: 0, lowestBalance: 0 }
  const [told] = withOutlook(policy, file(130_000), [deal])
  expect(told).toMatchObject({ ...deal, outlook: end })
  expect(told!.outlook!.stressed.missedPayment).toBe(10_000)
  expect(withOutlook(policy, file(130_000, { flows: undefined }), [deal])).toEqual([deal])
  expect(withOutlook(policy, file(130_000), [])).toEqual([])
})
