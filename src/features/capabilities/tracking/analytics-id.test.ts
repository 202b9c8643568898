// The analytics id is asked for three times, a second apart, and told once.
import { afterEach, expect, test, vi } from 'vitest'
import { askAnalyticsId } from './analytics-id.ts'

afterEach(() => void vi.useRealTimers())

function asking(...answers: (string | undefined)[]) {
  vi.useFakeTimers()
  const read = vi.fn(() => answers.shift())
  const found = vi.fn()
  return { read, found, stop: askAnalyticsId(read, found) }
}

test('what is there at once is told at once', () => {
  const { read, found } = asking('id-1')
  expect(found.mock.calls).toEqual([['id-1']])
  vi.advanceTimersByTime(10_000)
  expect([read, found].map((each) => each.mock.calls.length)).toEqual([1, 1])
})

test('what comes later is told when it is there', () => {
  const { read, found } = asking(undefined, '', 'id-3')
  vi.advanceTimersByTime(999)
  expect(read).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  expect(read).toHaveBeenCalledTimes(2)
  expect(found).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1000)
  expect(found.mock.calls).toEqual([['id-3']])
})

test('after the third try there is none', () => {
  const { read, found } = asking()
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(3)
  expect(found.mock.calls).toEqual([['']])
})

test('a hundred characters are told of it', () => {
  const { found } = asking('x'.repeat(101))
  expect(found.mock.calls).toEqual([['x'.repeat(100)]])
})

test('stopped, it is not asked for any more', () => {
  const { read, found, stop } = asking()
  vi.advanceTimersByTime(1000)
  stop()
  vi.advanceTimersByTime(10_000)
  expect(read).toHaveBeenCalledTimes(2)
  expect(found).not.toHaveBeenCalled()
})
