// How other systems than Linux tell a process's processor time.
import { expect, test } from 'vitest'
import { msOfPs } from './watch-work.ts'

test.each([
  ['  0:01.23\n', 1_230],
  ['00:00:02\n', 2_000],
  ['01:02:03', 3_723_000],
  ['1-00:00:01', 86_401_000],
  ['', null],
  ['TIME', null],
  [null, null],
])('%j is %s ms', (said, ms) => {
  expect(msOfPs(said)).toBe(ms)
})
