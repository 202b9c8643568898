// Coming back: the page that was left, unless its question was answered elsewhere.
import { expect, test } from 'vitest'
import { placeOnReturn } from './place-on-return.ts'

const pages = { first: 0, bank: 5, result: 7, end: 10 }

test.each([
  [3, { stage: 'draft', bank_state: 'none' }, 3],
  [5, { stage: 'bank-needed', bank_state: 'none' }, 5],
  [5, { stage: 'bank-needed', bank_state: 'linked' }, 6],
  [6, { stage: 'in-review', bank_state: 'statements' }, 6],
  [6, { stage: 'offered', bank_state: 'statements' }, 10],
  [5, { stage: 'offer-chosen', bank_state: 'linked' }, 10],
  [8, { stage: 'offered', bank_state: 'linked' }, 8],
  [5, {}, 5],
])('page %i, %o: page %i', (page, happened, place) => {
  expect(placeOnReturn(page, happened, pages)).toBe(place)
})
