// The wizard goes by the order of its list: offers before the documents, which may be sent before too, and never past what was reached.
import { describe, expect, it, test } from 'vitest'
import { nothingKnown, pageAfter, pathOf, stepAfter } from '#core/flow/walk.ts'
import { applyFlow } from './flow.ts'
import { applyJourney } from './journey.ts'
import { reachedBy, stepWanted } from '#features/capabilities/wizard/place.ts'
import { stagesOf } from './wizard-progress.tsx'

const want = (page: number, step: string, server: number, facts = {}) =>
  stepWanted(applyJourney, { page, step }, reachedBy(applyJourney, server), nothingKnown, facts).id

describe('the path', () => {
  it('leads from the result to the offers, then to the documents, then to the end', () => {
    const after = (id: string) => stepAfter(applyFlow, { id }, nothingKnown, {})?.id
    expect(['result', 'approval', 'photo-id', 'voided-check', 'end'].map(after)).toEqual([
      'approval',
      'photo-id',
      'voided-check',
      'end',
      // What some deposits were: behind the end, reached from where it is said to be asked.
      'deposits',
    ])
  })
  it('passes over the voided check where the bank gave the numbers', () => {
    const after = (id: string) => stepAfter(applyFlow, { id }, nothingKnown, { numbersKnown: true })?.id
    expect(after('photo-id')).toBe('end')
    expect(want(9, '', 10, { numbersKnown: true })).toBe('end')
  })
  it('ends at once for whoever does not qualify', () => {
    const path = pathOf(applyFlow, nothingKnown, { notQualified: true })
    expect(path.slice(-2).map(({ id }) => id)).toEqual(['address', 'approval'])
  })
  it('counts the pages that a save reaches by the list, never backwards', () => {
    const pages = Array.from({ length: 11 }, (_, page) => pageAfter(applyFlow, page))
    expect(pages).toEqual([1, 2, 3, 4, 5, 6, 7, 10, 9, 10, 10])
  })
})

test.each([
  ['the offers from the result on', 10, '', 7, 'result'],
  ['the offers once they stand', 10, '', 10, 'approval'],
  ['the documents once offers stand', 8, '', 10, 'photo-id'],
  ['the end, named', 10, 'end', 10, 'end'],
  ['the deposits, named', 10, 'deposits', 10, 'deposits'],
  ['the documents before any offer', 8, '', 9, 'photo-id'],
  ['the offers from the documents', 10, 'approval', 8, 'approval'],
  ['a page that is not reached', 6, '', 3, 'ownership'],
  ['a page with an untold second step', 2, '', 1, 'business'],
])('%s', (_what, page, step, server, at) => expect(want(page, step, server)).toBe(at))

test('who does not qualify is led to the end from any page', () =>
  expect(want(5, '', 10, { notQualified: true })).toBe('approval'))

test('a stage is done only if it is: a bank that was passed by is not', () => {
  const states = (page: number, bankState: string, stage: string) =>
    stagesOf(page, { bankState, stage }).map(({ state }) => state)
  expect(states(8, 'skipped', 'bank-needed')).toEqual(['next', 'next', 'now'])
  expect(states(8, 'linked', 'in-review')).toEqual(['done', 'next', 'now'])
  expect(states(9, 'statements', 'offer-chosen')).toEqual(['done', 'done', 'now'])
  expect(states(6, '', 'bank-needed')).toEqual(['now', 'next', 'next'])
  expect(states(6, 'linked', 'bank-needed')).toEqual(['now', 'next', 'next'])
  expect(states(7, 'linked', 'offered')).toEqual(['done', 'now', 'next'])
})
