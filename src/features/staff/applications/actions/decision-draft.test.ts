// What somebody enters to decide: nothing is chosen for them, and what the server would refuse is told before it is sent.
import { describe, expect, test } from 'vitest'
import type { Application, ShownDecision } from '../application-contract.ts'
import { longestTerm, modelDecision, startDraft, wrongIn } from './decision-draft.ts'

const term = (months: number, amount: number) => ({
  term: months,
  amount,
  dailyPayment: 1,
  factorRate: 12_000,
  adjusted: false,
})
const model = {
  origin: 'model',
  current: true,
  at: '2026-11-01T10:00:00Z',
  outcome: 'approved',
  grade: 'B',
  amount: 5_000_000,
  maximum: 6_000_000,
  reasons: [{ code: 'nsf-count', values: {} }],
  terms: [term(3, 2_000_000), term(6, 4_000_000), term(9, 6_000_000)],
} as unknown as ShownDecision
const application = (changes: Partial<Application> = {}) =>
  ({
    requestedAmount: 12_000_000,
    limits: { minimum: 500_000, maximum: 10_000_000, step: 50_000, shortestTerm: 3, longestTerm: 12 },
    decisions: [model],
    declineTrace: ['nsf-count', 'liens'],
    ...changes,
  }) as unknown as Application

describe('where it starts', () => {
  test('without an outcome, at what is offered now', () => {
    expect(startDraft(application())).toEqual({
      outcome: '',
      amount: '50,000',
      reasons: 'nsf-count',
      justification: '',
      reason: '',
    })
  })
  test('without a decision at what was asked for, within the limits and on the step', () => {
    expect(startDraft(application({ decisions: [] })).amount).toBe('100,000')
    expect(startDraft(application({ decisions: [], requestedAmount: 1_234_500 })).amount).toBe('12,000')
    expect(startDraft(application({ decisions: [], requestedAmount: 100 })).amount).toBe('5,000')
    expect(startDraft(application({ decisions: [], requestedAmount: null })).amount).toBe('')
  })
  test("the model's own decision is found behind a person's", () => {
    const person = { ...model, origin: 'staff', at: '2026-11-02T10:00:00Z' }
    expect(modelDecision(application({ decisions: [person, { ...model, current: false }] }))?.origin).toBe(
      'model',
    )
    expect(modelDecision(application({ decisions: [person] }))).toBe(undefined)
    expect(longestTerm(model)).toBe(9)
    expect(longestTerm({ ...model, terms: [] })).toBe(null)
  })
})

describe('what is wrong with it', () => {
  const good = {
    outcome: 'approved',
    amount: '20,000',
    reasons: '',
    justification: '',
    reason: 'Known customer',
  } as const
  test.each([
    [good, {}],
    [{ ...good, outcome: '' }, { outcome: 'outcomeMissing' }],
    [{ ...good, reason: ' ab ' }, { reason: 'reasonMissing' }],
    [{ ...good, amount: '4,999' }, { amount: 'amountWrong' }],
    [{ ...good, amount: '100,500' }, { amount: 'amountWrong' }],
    [{ ...good, amount: '20,100' }, { amount: 'amountWrong' }],
    [{ ...good, amount: '' }, { amount: 'amountWrong' }],
    [{ ...good, outcome: 'declined' }, { reasons: 'reasonsMissing' }],
    [{ ...good, outcome: 'declined', amount: '', reasons: 'liens' }, {}],
    [
      { ...good, outcome: 'declined', reasons: 'a\nb\nc\nd\ne', justification: 'Seen in court' },
      { reasons: 'reasonsMissing' },
    ],
    [
      { ...good, outcome: 'declined', reasons: 'liens\nhome-ownership' },
      { justification: 'justificationMissing' },
    ],
    [{ ...good, outcome: 'declined', reasons: 'home-ownership', justification: 'Seen by me' }, {}],
  ] as const)('%o', (draft, wrong) => {
    expect(wrongIn(draft, application())).toEqual(wrong)
  })
})
