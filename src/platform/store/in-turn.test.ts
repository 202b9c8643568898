// Work on one application goes one after the other, and not without end.
import { expect, test } from 'vitest'
import { runInTurn } from './in-turn.ts'

test('beyond those that wait already the next is told to come back, and another application is not', async () => {
  let end = () => {}
  const order: number[] = []
  const first = runInTurn('a', () => new Promise<void>((done) => (end = done)))
  const waiting = Array.from({ length: 32 }, (_, n) =>
    runInTurn('a', async () => {
      order.push(n)
      if (n % 2) throw new Error('its own')
    }).catch((error: Error) => error.message),
  )
  await expect(runInTurn('a', async () => order.push(-1))).rejects.toMatchObject({ trouble: 'busy' })
  expect(await runInTurn('b', async () => 'at once')).toBe('at once')
  end()
  await first
  const ended = await Promise.all(waiting)
  expect(ended.slice(0, 2)).toEqual([undefined, 'its own'])
  expect(order).toEqual(Array.from({ length: 32 }, (_, n) => n))
  expect(await runInTurn('a', async () => 'free again')).toBe('free again')
})
