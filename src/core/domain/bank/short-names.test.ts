// When two names are one that was shortened.
import { expect, test } from 'vitest'
import { isShortOf } from './short-names.ts'

test.each([
  ['nrthqycapfnd achdaily', 'northquay capit achpaymen', true],
  ['Summit Peak Funding', 'summit pk fndng', true],
  ['summit peak funding', 'Summit Peak Fundi', true],
  // Two firms of one trade share its word, with all its vowels.
  ['construction supply', 'construction partners', false],
  ['northern lights', 'northside bakery', false],
  ['acme', 'acme', false],
  ['', '', false],
])('%s and %s: %s', (one, other, is) => {
  expect(isShortOf(one, other)).toBe(is)
  expect(isShortOf(other, one)).toBe(is)
})
