// A file of what happened to deals: what is read of a line, and what is wrong with one, without its values.
import { describe, expect, test } from 'vitest'
import { readOutcome, readOutcomeHeader } from './deal-outcomes.ts'

const application = '0192f0c0-0000-7000-8000-000000000001'
const names = ['application', 'date', 'kind', 'amount', 'reference']
const header = readOutcomeHeader({ line: 1, cells: names })
const problemsOf = (...cells: string[]) => readOutcomeHeader({ line: 1, cells }).problems
const today = '2026-11-20'
const read = (...cells: string[]) => readOutcome(header, { line: 7, cells }, today)
const good = [application, '2026-11-20', 'paid', '1234.50', 'L-17']

test('a line as it should be; ids and kinds in any case, cents that are left out are none', () => {
  const outcome = { application, on: today, kind: 'paid', amount: 123_450, reference: 'L-17' }
  expect(read(...good)).toEqual({ outcome, problems: [] })
  expect(read(application.toUpperCase(), today, 'PAID', '1234')).toEqual({
    outcome: { ...outcome, amount: 123_400, reference: '' },
    problems: [],
  })
})

test('an amount is needed where money moved, and only there', () => {
  for (const kind of ['funded', 'paid'])
    expect(read(application, today, kind, '').problems, kind).toMatchObject([{ column: 'amount' }])
  for (const kind of ['missed', 'default'])
    expect(read(application, today, kind, '').outcome, kind).toMatchObject({ kind, amount: null })
})

describe('what is wrong is told by line and column', () => {
  const change = (at: number, value: string) => read(...good.map((cell, i) => (i === at ? value : cell)))

  test.each([
    [0, 'Harbor Street', 'application'],
    [1, '2026-11-21', 'date'],
    [1, '20.11.2026', 'date'],
    [2, 'late', 'kind'],
    [3, '12.5', 'amount'],
    [3, '-12', 'amount'],
    [3, '1,234.50', 'amount'],
    [3, '1234567890', 'amount'],
    [4, 'x'.repeat(61), 'reference'],
  ])('cell %i "%s"', (at, value, column) => {
    const { outcome, problems } = change(at, value)
    expect(outcome).toBeNull()
    expect(problems).toEqual([{ line: 7, column, message: expect.any(String) as string }])
    expect(problems[0]!.message).not.toContain(value)
  })

  test('a reference of sixty characters and an amount of nine digits are taken', () => {
    expect(change(4, 'x'.repeat(60)).problems).toEqual([])
    expect(change(3, '123456789.99').outcome?.amount).toBe(12_345_678_999)
  })

  test('more cells than columns; everything that is wrong at once', () => {
    expect(read(...good, 'more').problems).toMatchObject([{ column: '' }])
    expect(read('x', 'x', 'x', 'x').problems.map(({ column }) => column)).toEqual([
      'application',
      'date',
      'kind',
      'amount',
    ])
  })
})

test('the header names known columns, each that is needed, in any order and writing', () => {
  expect(header.problems).toEqual([])
  expect(problemsOf('Kind', 'DATE', 'application')).toEqual([])
  expect(problemsOf('application', 'date', 'kind', 'ssn')).toMatchObject([{ column: 'ssn' }])
  for (const missing of ['application', 'date', 'kind'])
    expect(problemsOf(...names.filter((name) => name !== missing))).toMatchObject([
      { line: 1, column: missing },
    ])
  const turned = readOutcomeHeader({ line: 1, cells: ['kind', 'date', 'application'] })
  expect(
    readOutcome(turned, { line: 2, cells: ['missed', today, application] }, today).outcome,
  ).toMatchObject({ kind: 'missed', amount: null, reference: '' })
})
