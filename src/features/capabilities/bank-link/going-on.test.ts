// Going on by itself: held by focus or pointer, afresh after both, never after 'stay'.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startCountdown, type GoingOn } from './going-on.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const started = () => {
  const done = vi.fn()
  const told: GoingOn[] = []
  return { done, told, countdown: startCountdown(5000, done, (state) => told.push(state)) }
}

test('goes on by itself', () => {
  const { done } = started()
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
})

test('waits while pointer or focus is on it, and counts afresh when both have left', () => {
  const { done, told, countdown } = started()
  vi.advanceTimersByTime(4000)
  countdown.hold('pointer')
  countdown.hold('focus')
  vi.advanceTimersByTime(60_000)
  countdown.release('pointer')
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  countdown.release('focus')
  vi.advanceTimersByTime(4999)
  expect(done).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(done).toHaveBeenCalledOnce()
  expect(told).toEqual(['counting', 'held', 'held', 'held', 'counting'])
})

test('stays for good once somebody said so', () => {
  const { done, told, countdown } = started()
  countdown.hold('focus')
  countdown.stop()
  countdown.release('focus')
  vi.advanceTimersByTime(60_000)
  expect(done).not.toHaveBeenCalled()
  expect(told.at(-1)).toBe('stopped')
})
