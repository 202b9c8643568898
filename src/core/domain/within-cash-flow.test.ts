// The cash limit worked out by hand: with nothing coming in, what is in hand bears that much of an offer and no more.
import { describe, expect, test } from 'vitest'
import { decisionWith, endOf, file, policy, raise, row } from './cash-limit.fixture.ts'
import { withinCashFlow } from './cash-limit.ts'
import type { ExplainedDecision, ModelInputs } from './underwriting.ts'

const amounts = ({ terms }: ExplainedDecision) => terms.map(({ term, amount }) => [term, amount])

test('no money comes in: a term bears what is in hand, on the step below, at the payments of that amount', () => {
  const decision = decisionWith([row(3, 1_030_000), row(4, 2_000_000, { weeklyAmount: 900_000 })])
  const range = { low: { ...endOf(1) }, high: { ...endOf(2) } }
  // Seventeen payments of 58,824 are 1,000,008; 84 of 11,905 a day are 1,000,020.
  const within = withinCashFlow(policy, file(1_000_020), { ...decision, range })
  const limited = { adjusted: false, limit: 'cash-flow', factorRate: 10_000, amount: 1_000_000 } as const
  expect(within).toEqual({
    ...decision,
    terms: [
      // 63 working days, and 84.
      { ...limited, term: 3, weeklyAmount: 1_000_000, dailyPayment: 15_873 },
      { ...limited, term: 4, weeklyAmount: 900_000, dailyPayment: 11_905 },
    ],
    firstPosition: {
      ...decision.firstPosition,
      loanApproval: 1_000_000,
      dailyPayment: 15_873,
      termMonths: 3,
      factorRate: 10_000,
      // Of 63,000.00 a month; 30,000.00 over 158.73.
      percentOfAverageGross: 1_587,
      paymentsInAdb: 18_900,
      adb15Adjustment: false,
      limit: 'cash-flow',
    },
    whatWouldRaiseIt: [],
    range: { low: endOf(1_000_000), high: endOf(2) },
  })
})

test.each([
  [
    'more than anybody asks',
    9_000_000,
    [
      [3, 800_000],
      [12, 2_850_000],
    ],
  ],
  [
    'the whole of one term',
    1_017_900,
    [
      [3, 800_000],
      [12, 2_850_000],
    ],
  ],
  // Ninety daily payments of 11,508 are 1,035,720; weekly ones take less of the first 90 days.
  [
    'not a step more of the longer one',
    1_035_719,
    [
      [3, 800_000],
      [12, 2_850_000],
    ],
  ],
  [
    'a cent more in hand is',
    1_035_720,
    [
      [3, 800_000],
      [12, 2_900_000],
    ],
  ],
  // Thirteen payments of 61,538 are 799,994.
  [
    'as much as the shorter one takes',
    799_994,
    [
      [3, 800_000],
      [12, 2_200_000],
    ],
  ],
  [
    'a cent less',
    799_993,
    [
      [3, 750_000],
      [12, 2_200_000],
    ],
  ],
  // 63 daily payments of 7,937 are 500,031: the smallest offer of the longer term is left.
  ['less than the smallest offer of a term', 500_030, [[12, 1_350_000]]],
  [
    'as much as the smallest offer',
    500_031,
    [
      [3, 500_000],
      [12, 1_350_000],
    ],
  ],
] as const)('in hand: %s', (_name, inHand, expected) => {
  const decision = decisionWith([
    row(3, 800_000),
    row(12, inHand === 1_035_720 || inHand === 1_035_719 ? 2_900_000 : 2_850_000),
  ])
  expect(amounts(withinCashFlow(policy, file(inHand), decision))).toEqual(expected)
})

test('the smallest offer is the first step from the minimum on', () => {
  const odd = { ...policy, limits: { ...policy.limits, minimumAmount: 520_000 } }
  const at = (inHand: number) => amounts(withinCashFlow(odd, file(inHand), decisionWith([row(3, 800_000)])))
  // Thirteen payments of 42,308 are 550,004; 63 daily ones of 9,524 are 600,012.
  expect([at(550_003), at(550_004), at(600_012)]).toEqual([[], [[3, 550_000]], [[3, 600_000]]])
})

describe('the offer', () => {
  const offer = (decision: ExplainedDecision) => withinCashFlow(policy, file(1_000_000), decision)

  test('stays where its own term bears it; moves to another term that bears the whole', () => {
    const decision = decisionWith([row(3, 2_000_000), row(12, 2_000_000)], {
      whatWouldRaiseIt: [raise('better-credit')],
    })
    const terms = [
      row(3, 1_000_000, { dailyPayment: 15_873, adjusted: false, limit: 'cash-flow' }),
      row(12, 2_000_000),
    ]
    const moved = {
      ...decision.firstPosition,
      termMonths: 12,
      factorRate: 10_000,
      percentOfAverageGross: 3_175,
      // 30,000.00 over the row's own seven cents.
      paymentsInAdb: 42_857_143,
      adb15Adjustment: false,
      limit: 'balance',
    }
    expect(offer(decision)).toEqual({ ...decision, terms, firstPosition: moved })
    const ofTwelve = { ...decision, firstPosition: { ...decision.firstPosition, termMonths: 12 } }
    expect(offer(ofTwelve)).toEqual({ ...ofTwelve, terms })
  })

  test('of two terms at the same amount is the shorter', () => {
    const { firstPosition } = offer(decisionWith([row(3, 1_200_000), row(4, 1_200_000, { limit: 'cap' })]))
    expect([firstPosition.loanApproval, firstPosition.termMonths]).toEqual([1_000_000, 3])
  })

  test('beside other advances it is the stack’s', () => {
    const decision = decisionWith([row(3, 2_000_000)])
    const stacked = offer({ ...decision, position: 'stack', stack: decision.firstPosition })
    expect(stacked.stack.loanApproval).toBe(1_000_000)
    expect(stacked.firstPosition).toBe(decision.firstPosition)
  })

  test('none at all is for a person: a simulation refuses nobody', () => {
    const others = ['identity-in-doubt', 'ends-disagree', 'bank-data-stale', 'too-few-months'] as const
    const reasons = others.map((code) => ({ code, values: {} }))
    const decision = decisionWith([row(3, 800_000), row(12, 800_000)], {
      reasons,
      whatWouldRaiseIt: [raise('more-history')],
      range: { low: endOf(1), high: endOf(2) },
    })
    const tight = { code: 'cash-flow-too-tight', values: { pctActual: 10_000, pctWanted: 4_000 } }
    const at = (outcome: 'approved' | 'review') =>
      withinCashFlow(policy, file(0), { ...decision, outcome, grade: 'A' })
    expect(at('review')).toMatchObject({
      outcome: 'review',
      terms: [],
      reasons: [tight, ...reasons.slice(0, 3)],
      whatWouldRaiseIt: [],
      firstPosition: { status: 'declined', loanApproval: 0, reasons: [tight] },
      range: { low: { maximum: 0 }, high: { maximum: 2 } },
    })
    expect(at('approved').reasons).toEqual([tight])
  })

  test('is as it was where nothing is simulated', () => {
    const decision = decisionWith([row(3, 2_000_000)])
    const same = (inputs: ModelInputs, of = decision, by = policy) =>
      expect(withinCashFlow(by, inputs, of)).toBe(of)
    same(file(0, { flows: undefined }))
    same(file(0, { balanceToday: undefined }))
    same(file(0, { dataFindings: [{ code: 'feed-stale', values: {}, account: '1' }] }))
    same(file(0), decision, { ...policy, cashFlow: null })
    for (const change of [{ outcome: 'declined' }, { grade: 'E' }, { terms: [] }] as const)
      same(file(0), { ...decision, ...change })
  })
})
