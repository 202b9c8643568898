// What somebody enters to decline: what the server would refuse is told before it is sent.
import { describe, expect, test } from 'vitest'
import type { Application } from '../application-contract.ts'
import type { ShownDecision } from '../decision-contract.ts'
import {
  decisionInEffect,
  longestTerm,
  modelDecision,
  MOST_REASONS,
  namedReasons,
  reasonsOf,
  startDraft,
  wrongIn,
} from './decline-draft.ts'

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

describe('which decision', () => {
  const decision = (origin: string, at: string, more: object = {}) =>
    ({ ...model, origin, at, current: false, ...more }) as ShownDecision

  test('the one in effect is the current one, wherever it stands', () => {
    const decisions = [decision('model', '2026-11-03'), decision('staff', '2026-11-01', { current: true })]
    expect(decisionInEffect(application({ decisions }))).toBe(decisions[1])
    expect(decisionInEffect(application({ decisions: [] }))).toBeUndefined()
  })

  test('the model’s is the latest that it made or held, whatever their order', () => {
    const older = decision('held', '2026-11-01T10:00:00Z')
    const newer = decision('held', '2026-11-02T10:00:00Z')
    const staff = decision('staff', '2026-11-03T10:00:00Z')
    for (const decisions of [
      [older, newer, staff],
      [staff, newer, older],
    ])
      expect(modelDecision(application({ decisions }))).toBe(newer)
  })

  test('of its reasons those that the notice has words for, four at most', () => {
    const codes = ['liens', 'no-word', 'toString', 'nsf-count', 'debt-burden', 'fleet-size', 'credit-score']
    const decisions = [{ ...model, reasons: codes.map((code) => ({ code, values: {} })) }] as never
    expect(namedReasons(application({ decisions }))).toEqual([
      'liens',
      'nsf-count',
      'debt-burden',
      'fleet-size',
      'credit-score',
    ])
    expect(startDraft(application({ decisions })).reasons).toBe('liens\nnsf-count\ndebt-burden\nfleet-size')
    expect(startDraft(application({ decisions: [] }))).toEqual({ reasons: '', justification: '', reason: '' })
    expect(MOST_REASONS).toBe(4)
  })

  test('its longest term, whatever the order', () => {
    expect(longestTerm({ ...model, terms: [term(9, 1), term(12, 1), term(3, 1)] })).toBe(12)
  })
})

test('reasons stand one per line', () => {
  expect(reasonsOf({ reasons: 'b\na\n\n' })).toEqual(['b', 'a'])
  expect(reasonsOf({ reasons: '' })).toEqual([])
})

describe('what is wrong with it', () => {
  const good = { reasons: 'liens', justification: '', reason: 'Known customer' } as const
  test.each([
    [good, {}],
    [{ ...good, reason: ' ab ' }, { reason: 'reasonMissing' }],
    [{ ...good, reasons: '' }, { reasons: 'reasonsMissing' }],
    [{ ...good, reasons: 'a\nb\nc\nd', justification: 'Seen in court' }, {}],
    [
      { ...good, reasons: 'liens\nhome-ownership', justification: ' ab ' },
      { justification: 'justificationMissing' },
    ],
    [
      { reasons: '', justification: '', reason: '' },
      { reasons: 'reasonsMissing', reason: 'reasonMissing' },
    ],
    [{ ...good, reasons: 'a\nb\nc\nd\ne', justification: 'Seen in court' }, { reasons: 'reasonsMissing' }],
    [{ ...good, reasons: 'liens\nhome-ownership' }, { justification: 'justificationMissing' }],
    [{ ...good, reasons: 'home-ownership', justification: 'Seen by me' }, {}],
  ] as const)('%o', (draft, wrong) => {
    expect(wrongIn(draft, application())).toEqual(wrong)
  })
})
