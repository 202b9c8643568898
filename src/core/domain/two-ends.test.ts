// What is uncertain is judged at both ends: an approval needs both and stands on the lower; what staff say settles it.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../policies/2026-11.json' with { type: 'json' }
import { analyseBank } from './bank-analysis.ts'
import { noLabels, type BankLabels } from './bank/labels.ts'
import { checking, onBankDays, SampleHistory, weeklyOn } from './cases/sample-history.ts'
import { decideWithDeals } from './deals.ts'
import { inputsFromAnalysis } from './model-inputs.ts'
import { parsePolicy } from './policy.ts'
import type { ModelInputs } from './underwriting.ts'

const parsed = parsePolicy(policyFile)
if (!parsed.ok) throw new Error(parsed.refusal)
const policy = parsed.value
const asOf = '2026-11-20'

/** Card sales on every bank day; more lines by the test. */
const shop = (dollars: number) =>
  new SampleHistory([{ ...checking, balance: 3_000_000 }])
    .every('2026-04-01', '2026-11-19', onBankDays, dollars, 'MERCHANT BANKCD DEP 4412 DEPOSIT')
    .every('2026-04-01', '2026-11-19', onBankDays, -dollars, 'PURCHASE MAIN ST FOODS')
const analysed = (history: SampleHistory, labels: BankLabels = noLabels) =>
  analyseBank(history.build(), { asOf, labels })
const decided = (history: SampleHistory, labels?: BankLabels, more: Partial<ModelInputs> = {}) =>
  decideWithDeals(policy, {
    ...inputsFromAnalysis(analysed(history, labels)),
    timeInBusinessMonths: 60,
    ficos: [{ score: 720, source: 'stated' }],
    ...more,
  })

test('without anything uncertain there is no range', () => {
  const decision = decided(shop(3_000))
  expect(decision.outcome).toBe('approved')
  expect(decision.range).toBeUndefined()
})

/** Nobody is named, and the bank says nothing of what it is for. */
const unknown = 'CREDIT MEMO'

test('credits that nobody can class count at the upper end only', () => {
  const history = shop(3_000).every('2026-04-06', '2026-11-16', weeklyOn(1), 1_000, unknown)
  const analysis = analysed(history)
  const sum = analysis.months.find(({ counted }) => counted)!.unclassed
  expect(sum).toBeGreaterThanOrEqual(400_000)
  const { outcome, range, firstPosition } = decided(history)
  expect(outcome).toBe('approved')
  expect(range!.high.trueRevenue - range!.low.trueRevenue).toBeGreaterThan(400_000)
  expect(firstPosition.loanApproval).toBe(range!.low.maximum)
})

test('ends that lead to different answers are for a person, and nothing is offered', () => {
  // 12,600 a month of sales that are known, the minimum is 15,000.
  const history = shop(600).every('2026-04-06', '2026-11-16', weeklyOn(1), 700, unknown)
  const labels = {
    ...noLabels,
    credits: analysed(history).openCredits.map(({ transactionId }) => ({
      transactionId,
      says: 'refund' as const,
    })),
  }
  const open = decided(history, undefined, { dataFindings: [] })
  expect(open.range).toMatchObject({ low: { outcome: 'declined' } })
  expect(open.range!.high.outcome).not.toBe('declined')
  expect(open.outcome).toBe('review')
  expect(open.reasons[0]!.code).toBe('ends-disagree')
  expect(open.knockOuts).toEqual([])
  expect(open.deals).toEqual([])
  // Classed as refunds, they are no revenue at either end.
  const settled = decided(history, labels, { dataFindings: [] })
  expect(settled.outcome).toBe('declined')
  expect(settled.reasons.map(({ code }) => code)).toEqual(['revenue-below-minimum'])
})

test('a credit that nobody could class does not approve by a label against the applicant either; one that finds no line counts nowhere', () => {
  const history = shop(3_000)
    .every('2026-04-06', '2026-11-16', weeklyOn(1), 4_500, unknown)
    .every('2026-04-06', '2026-11-16', weeklyOn(1), -4_500, 'PURCHASE MAIN ST FOODS')
  expect(decided(history).reasons.map(({ code }) => code)).toContain('credits-unclassed')
  const open = analysed(history).openCredits
  const refunds = {
    ...noLabels,
    credits: open.map(({ transactionId }) => ({ transactionId, says: 'refund' as const })),
  }
  const settled = decided(history, refunds)
  expect(settled).toMatchObject({
    outcome: 'review',
    reasons: [{ code: 'rests-on-labels', values: { actual: open.length } }],
  })
  const strange = { ...noLabels, credits: [{ transactionId: 'none of these', says: 'income' as const }] }
  expect(analysed(history, strange).labels).toEqual({ count: 0, loosening: 0 })
})

const maybe = 'ACH WITHDRAWAL BLUE HERON GROUP PAYMENT'

test('a possible position counts at the lower end; staff confirm or reject it', () => {
  const history = shop(3_000).every('2026-09-07', '2026-11-16', weeklyOn(1), -1_500, maybe)
  const [position] = analysed(history).positions
  expect(position).toMatchObject({ sureness: 'possible' })
  const open = decided(history)
  expect(open.range).toMatchObject({ low: { openPositions: 1 }, high: { openPositions: 0 } })
  expect(analysed(history).burden).toMatchObject({ least: 0, most: expect.any(Number) as number })
  expect(open.position).toBe('stack')
  const say = (says: 'confirmed' | 'rejected'): BankLabels => ({
    ...noLabels,
    positions: [{ transactionIds: position!.transactionIds.slice(0, 1), says }],
  })
  const confirmed = analysed(history, say('confirmed'))
  expect(confirmed.positions).toMatchObject([{ sureness: 'certain', label: 'confirmed' }])
  expect(confirmed.activePositions).toBe(1)
  expect(confirmed.months.at(-2)!.debtService).toBe(600_000)
  expect(decided(history, say('confirmed'))).toHaveProperty('position', 'stack')
  expect(decided(history, say('confirmed')).range).toBeUndefined()
  const rejected = decided(history, say('rejected'))
  expect(rejected).toMatchObject({ position: 'first', outcome: 'review' })
  expect(rejected.reasons).toEqual([{ code: 'rests-on-labels', values: { actual: 1 } }])
})

describe('a likely position', () => {
  const tolls = 'BLUE HERON GROUP DES:PAYMENT ID:1 CO ID:1852277104 CCD'
  const drawn = (dollars: number) =>
    shop(3_000).every('2026-09-07', '2026-11-19', onBankDays, -dollars, tolls)

  test('counts at the lower end, and a person is told who draws how much', () => {
    const history = drawn(300)
    expect(analysed(history).positions).toMatchObject([{ sureness: 'likely' }])
    const open = decided(history)
    expect(open.range).toMatchObject({ low: { openPositions: 1 }, high: { openPositions: 0 } })
    expect(open.outcome).toBe('review')
    expect(open.reasons).toContainEqual({
      code: 'likely-advance',
      values: { lender: 'Blue Heron Group', usdActual: 30_000 },
    })
  })

  // A notice's principal reason must be true (12 CFR 1002.9(b)(2), 15 U.S.C. 1681m): several likely ones would end the review otherwise.
  test('is never why somebody is declined', () => {
    const history = drawn(300)
    for (const name of ['ONE HERON', 'TWO HERON', 'TEN HERON'])
      history.every('2026-09-07', '2026-11-19', onBankDays, -250, `${name} DES:PAYMENT ID:1 CO ID:1 CCD`)
    const { outcome, reasons, range } = decided(history)
    expect(range!.low).toMatchObject({ outcome: 'declined', openPositions: 4 })
    expect(outcome).toBe('review')
    expect(reasons.map(({ code }) => code)).toEqual(
      expect.not.arrayContaining(['too-many-positions', 'recent-position', 'burden-leaves-no-room']),
    )
  })
})
