// The clock of rounds: one at a time, the next one after a fault, and a stop that waits.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { repeatEvery } from './repeat-every.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const log = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() })

test('while a round runs, none begins; a stop tells it and waits for it', async () => {
  const ends: (() => void)[] = []
  let isStopped = () => false
  const clock = repeatEvery({ everyMs: 1_000, failed: 'not done' }, log(), async (asked) => {
    isStopped = asked
    await new Promise<void>((done) => ends.push(done))
  })
  await vi.advanceTimersByTimeAsync(999)
  expect(ends).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(5_001)
  expect(ends).toHaveLength(1)
  ends[0]!()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveLength(2)
  let over = false
  const stopping = clock.stop().then(() => (over = true))
  await vi.advanceTimersByTimeAsync(10_000)
  expect([isStopped(), over, ends.length]).toEqual([true, false, 2])
  ends[1]!()
  await stopping
})

test('a round that throws is logged by the name of its error, and the next one comes', async () => {
  const told = log()
  let rounds = 0
  const clock = repeatEvery({ everyMs: 1_000, firstMs: 100, failed: 'not done' }, told, async () => {
    rounds += 1
    throw new TypeError('ana@example.com')
  })
  await vi.advanceTimersByTimeAsync(100)
  expect(rounds).toBe(1)
  await vi.advanceTimersByTimeAsync(900)
  expect(rounds).toBe(2)
  expect(told.error.mock.calls).toEqual(Array(2).fill([{ error: 'TypeError' }, 'not done']))
  await clock.stop()
})

test('stopped before its first round, it does none', async () => {
  const round = vi.fn(async () => {})
  const clock = repeatEvery({ everyMs: 1_000, firstMs: 100, failed: 'not done' }, log(), round)
  await clock.stop()
  await vi.advanceTimersByTimeAsync(5_000)
  expect(round).not.toHaveBeenCalled()
})
