// Prefill data lead back to the owner's page, from a page before it and while it is open.
import { expect, test } from 'vitest'
import type { Progress } from '#features/capabilities/answers/contract.ts'
import { pageOnReturn } from './flow.ts'

const masks = { homeAddress: '1 M***' }
test.each([
  [1, { masks }, 3],
  [2, { masks, answers: {} }, 3],
  [3, { masks }, 3],
  [4, { masks }, 4],
  [1, { masks, answers: { ownership: '60' } }, 1],
  [1, { masks: { ssn: '***' } }, 1],
  [1, {}, 1],
])('page %i, %o: page %i', (page, progress, place) => {
  expect(pageOnReturn(page, progress as Progress)).toBe(place)
})
