// A press opens the bank once.
import { expect, test } from 'vitest'
import { pressToLink, takePress } from './link-press.ts'

test('a press is taken once; without one there is none', () => {
  expect(takePress()).toBe(false)
  pressToLink()
  pressToLink()
  expect([takePress(), takePress()]).toEqual([true, false])
})
