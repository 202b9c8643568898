// A database that is given back when it is closed: what its borrower still does then must not reach the next one.
import type { Database } from '#platform/db/db.ts'

export function onLoan(db: Database, giveBack: () => Promise<void>): Database {
  let closing: Promise<void> | undefined
  const open = (): Database => {
    if (closing) throw new Error('the database is closed')
    return db
  }
  return {
    engine: db.engine,
    query: async (sql, values) => open().query(sql, values),
    transaction: async (work) => open().transaction(work),
    script: async (sql) => open().script(sql),
    exclusively: async (lock, work, taken) => open().exclusively(lock, work, taken),
    listen: async (channel, hear, missed) => {
      const unlessClosed = (text: string) => {
        if (!closing) hear(text)
      }
      return open().listen(channel, unlessClosed, missed)
    },
    ...(db.pool ? { pool: db.pool } : {}),
    close: () => (closing ??= giveBack()),
  }
}
