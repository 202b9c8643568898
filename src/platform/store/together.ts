// What is asked of the database while it answers others goes together in the next statement: one round trip, for saves one commit.
import type { Queryable } from '../db/db.ts'
import { DatabaseTrouble } from '../db/trouble.ts'

/** The most items in one statement: with more, half of the callers wait for the database while it waits for the others. */
const MOST = 16

interface Waiting<Item, Row> {
  readonly item: Item
  readonly done: (row: Row | null) => void
  readonly fail: (error: unknown) => void
}

interface Queue<Item, Row> {
  busy: boolean
  waiting: Waiting<Item, Row>[]
}

/**
 * A function that reads or writes one item, together with others when the database is busy; it answers the item's row, or null when
 * there is none. A lone item never waits. `ask` answers rows by the number `n` of their item; when it fails for several, each is tried
 * alone, so that nobody's fails for another's; a database that is away is not asked again for each.
 */
export function together<Item, Row>(
  ask: (db: Queryable, items: readonly Item[]) => Promise<(Row & { readonly n: number })[]>,
): (db: Queryable, item: Item) => Promise<Row | null> {
  const queues = new WeakMap<Queryable, Queue<Item, Row>>()

  // One statement at a time on a database: two would only split what can go together.
  const start = async (db: Queryable, queue: Queue<Item, Row>) => {
    queue.busy = true
    while (queue.waiting.length) {
      await settle(db, queue.waiting.splice(0, MOST))
      // The answers go out first, and what has arrived meanwhile is read: it can go along.
      await new Promise((go) => setImmediate(go))
    }
    queue.busy = false
  }

  const settle = async (db: Queryable, batch: readonly Waiting<Item, Row>[]): Promise<void> => {
    try {
      const rows = await ask(
        db,
        batch.map(({ item }) => item),
      )
      const byNumber = new Map(rows.map((row) => [row.n, row]))
      batch.forEach(({ done }, n) => done(byNumber.get(n) ?? null))
    } catch (error) {
      const away = error instanceof DatabaseTrouble && error.trouble === 'away'
      if (away || batch.length === 1) for (const { fail } of batch) fail(error)
      else for (const one of batch) await settle(db, [one])
    }
  }

  return (db, item) =>
    new Promise((done, fail) => {
      let queue = queues.get(db)
      if (!queue) queues.set(db, (queue = { busy: false, waiting: [] }))
      queue.waiting.push({ item, done, fail })
      if (!queue.busy) void start(db, queue)
    })
}
