// Which step of the path the history means, and how far a page that the server answered leads.
import { describe, expect, test } from 'vitest'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'
import { nothingKnown } from '#core/flow/walk.ts'
import type { WizardFacts } from '#core/flow/wizard-pages.ts'
import { reachedBy, stepWanted } from './place.ts'

const whenQualified = (_: unknown, { notQualified }: WizardFacts) => !notQualified
const flow: Flow<FieldId, WizardFacts> = {
  id: 'apply',
  steps: [
    { id: 'a', page: 0, kind: 'form' },
    { id: 'b', page: 1, kind: 'form' },
    { id: 'b2', page: 1, kind: 'partner', when: whenQualified },
    { id: 'c', page: 2, kind: 'form', when: whenQualified },
    { id: 'end', page: 4, kind: 'offers' },
    { id: 'more', page: 3, kind: 'upload', asks: 'photo-id', when: whenQualified },
  ],
}
const walked = { flow, pages: { first: 0, bank: 2, result: 2, end: 4 } }

test.each([
  [0, 0],
  [1, 1],
  [2, 3],
  [3, 5],
  // The last page opens all, and so does whatever is behind it.
  [4, 5],
  [9, 5],
  // A page that the flow does not have is the start.
  [-1, 0],
])('page %i leads to place %i of the list', (page, place) => expect(reachedBy(walked, page)).toBe(place))

describe('the step wanted', () => {
  test.each([
    ['its page', 1, '', 5, {}, 'b'],
    ['its name', 1, 'b2', 5, {}, 'b2'],
    ['a name of another page', 2, 'b2', 5, {}, 'c'],
    ['as far as it was reached', 2, '', 3, {}, 'c'],
    ['not past it: the first step of the furthest page', 2, '', 2, {}, 'b'],
    ['a page that is none', 7, '', 1, {}, 'b'],
    ['a page that is none, at the start', 7, '', 0, {}, 'a'],
    ['a step off the path: the next on it', 2, '', 5, { notQualified: true }, 'end'],
    ['a named step off the path', 1, 'b2', 5, { notQualified: true }, 'b'],
    ['off the path, nothing behind it: the last', 3, '', 5, { notQualified: true }, 'end'],
  ])('%s', (_what, page, step, furthest, facts, id) => {
    expect(stepWanted(walked, { page, step }, furthest, nothingKnown, facts).id).toBe(id)
  })
})
