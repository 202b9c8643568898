// A Postgres server behind DATABASE_URL: a pool, every statement prepared once per connection.
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database, Queryable, SqlValue } from './db.ts'

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1082, (text) => text],
])

const types = {
  getTypeParser: (id: number, format?: string) =>
    parsers.get(id) ?? pg.types.getTypeParser(id, format as 'text'),
}

const names = new Map<string, string>()
function nameOf(sql: string): string {
  let name = names.get(sql)
  if (!name) names.set(sql, (name = createHash('sha1').update(sql).digest('hex')))
  return name
}

/** Opens a pool on a server (15 or later). `poolSize` connections at most. */
export async function openServer(url: string, poolSize = 10): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: types as pg.CustomTypesConfig })
  // A connection that breaks while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => {})
  const on = (client: pg.Pool | pg.PoolClient): Queryable => ({
    query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
      (await client.query({ name: nameOf(sql), text: sql, values: [...values] })).rows as Row[],
  })
  await pool.query('select 1')
  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    const client = await pool.connect()
    try {
      return await work(client)
    } finally {
      client.release()
    }
  }
  return {
    engine: 'server',
    ...on(pool),
    transaction: (work) =>
      withClient(async (client) => {
        await client.query('begin')
        try {
          const result = await work(on(client))
          await client.query('commit')
          return result
        } catch (error) {
          await client.query('rollback').catch(() => {})
          throw error
        }
      }),
    script: async (sql) => void (await pool.query(sql)),
    exclusively: (lock, work) =>
      withClient(async (client) => {
        await client.query('select pg_advisory_lock($1)', [lock])
        try {
          return await work()
        } finally {
          await client.query('select pg_advisory_unlock($1)', [lock])
        }
      }),
    close: () => pool.end(),
  }
}
