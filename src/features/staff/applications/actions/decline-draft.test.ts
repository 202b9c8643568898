// What somebody enters to decline: what the server would refuse is told before it is sent.
import { describe, expect, test } from 'vitest'
import type { Application, ShownDecision } from '../application-contract.ts'
import { longestTerm, modelDecision, startDraft, wrongIn } from './decline-draft.ts'

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
  test('at the reasons of the decision in effect', () => {
    expect(startDraft(application())).toEqual({ reasons: 'nsf-count', justification: '', reason: '' })
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
  const good = { reasons: 'liens', justification: '', reason: 'Known customer' } as const
  test.each([
    [good, {}],
    [{ ...good, reason: ' ab ' }, { reason: 'reasonMissing' }],
    [{ ...good, reasons: '' }, { reasons: 'reasonsMissing' }],
    [{ ...good, reasons: 'a\nb\nc\nd\ne', justification: 'Seen in court' }, { reasons: 'reasonsMissing' }],
    [{ ...good, reasons: 'liens\nhome-ownership' }, { justification: 'justificationMissing' }],
    [{ ...good, reasons: 'home-ownership', justification: 'Seen by me' }, {}],
  ] as const)('%o', (draft, wrong) => {
    expect(wrongIn(draft, application())).toEqual(wrong)
  })
})
