// Saves that come together: one statement for many, each answered with its own row, nobody failing for another.
import { expect, test } from 'vitest'
import type { Queryable } from '../db/db.ts'
import { DatabaseTrouble } from '../db/trouble.ts'
import { together } from './together.ts'

const db: Queryable = { query: () => Promise.resolve([]) }

/** A writer that waits until it is let go; notes the items of each statement. */
function slowWriter(
  fails: (items: readonly number[]) => boolean = () => false,
  failure = (items: readonly number[]) => new Error(`cannot write ${items.join()}`),
) {
  const statements: number[][] = []
  const held: (() => void)[] = []
  const save = together<number, { row: string }>(async (_db, items) => {
    statements.push([...items])
    if (statements.length === 1) await new Promise<void>((go) => held.push(go))
    if (fails(items)) throw failure(items)
    return items.map((item, n) => ({ n, row: `row of ${item}` })).filter((_, n) => items[n] !== 0)
  })
  return { statements, save: (item: number) => save(db, item), letGo: () => held.forEach((go) => go()) }
}

test('a lone save goes at once; those that arrive meanwhile go together', async () => {
  const { statements, save, letGo } = slowWriter()
  const saved = [1, 2, 3, 4, 0, 5].map(save)
  expect(statements).toEqual([[1]])
  letGo()
  expect(await Promise.all(saved)).toEqual([
    expect.objectContaining({ row: 'row of 1' }),
    expect.objectContaining({ row: 'row of 2' }),
    expect.objectContaining({ row: 'row of 3' }),
    expect.objectContaining({ row: 'row of 4' }),
    null,
    expect.objectContaining({ row: 'row of 5' }),
  ])
  expect(statements.slice(1)).toEqual([[2, 3, 4, 0, 5]])
})

test('one that cannot be written fails alone', async () => {
  const { statements, save, letGo } = slowWriter((items) => items.includes(4))
  const saved = Promise.allSettled([1, 2, 3, 4, 5].map(save))
  letGo()
  expect((await saved).map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(statements.slice(1)).toEqual([[2, 3, 4, 5], [2], [3], [4], [5]])
})

test('a database that is away is not asked again for each', async () => {
  const away = new DatabaseTrouble('away', null)
  const { statements, save, letGo } = slowWriter(
    (items) => items.includes(3),
    () => away,
  )
  const saved = Promise.allSettled([1, 2, 3, 4].map(save))
  letGo()
  expect(await saved).toEqual([
    { status: 'fulfilled', value: expect.objectContaining({ row: 'row of 1' }) as object },
    ...[2, 3, 4].map(() => ({ status: 'rejected', reason: away })),
  ])
  expect(statements).toEqual([[1], [2, 3, 4]])
})
