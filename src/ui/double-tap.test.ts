// Which tap is the second one of a double tap that began on the page before.
import { expect, it } from 'vitest'
import { strays } from './double-tap.ts'

const tap = { at: 1000, x: 180, y: 640, place: '0' }

it('is one soon after and close by, on another page', () => {
  expect(strays(tap, { at: 1250, x: 184, y: 637, place: '1' })).toBe(true)
})

it.each([
  ['on the same page', { ...tap, at: 1250 }],
  ['later', { ...tap, at: 1500, place: '1' }],
  ['elsewhere', { ...tap, at: 1250, y: 400, place: '1' }],
])('is none %s', (_name, second) => {
  expect(strays(tap, second)).toBe(false)
  expect(strays(null, second)).toBe(false)
})
