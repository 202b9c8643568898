// A Postgres server behind DATABASE_URL: a pool, every statement prepared once per connection; a server that goes away ends no process.
import { createHash } from 'node:crypto'
import pg from 'pg'
import type { Database, Queryable, SqlValue } from './db.ts'
import { listenOn, type Listening } from './pg-listen.ts'
import { refusedConnection } from './refused-connection.ts'
import { asTrouble, isBroken } from './trouble.ts'

const parsers = new Map<number, (text: string) => unknown>([
  [20, Number],
  [1082, (text) => text],
])

const types = {
  getTypeParser: (id: number, format?: string) =>
    parsers.get(id) ?? (pg.types.getTypeParser(id, format as 'text') as (text: string) => unknown),
} as pg.CustomTypesConfig

const names = new Map<string, string>()
function nameOf(sql: string): string {
  let name = names.get(sql)
  if (!name) names.set(sql, (name = createHash('sha1').update(sql).digest('hex')))
  return name
}

export interface ServerOptions {
  /** Where the address stands, for what is said when it cannot be opened. */
  readonly setting?: 'DATABASE_URL' | 'MIGRATE_DATABASE_URL'
  /** Connections at most. */
  readonly poolSize?: number
  /** How long a connection may take to be had, milliseconds. */
  readonly connectMs?: number
  /** How long one statement may run, milliseconds. */
  readonly statementMs?: number
  /** How long a statement may wait for what another transaction holds, milliseconds. */
  readonly lockMs?: number
  /** How long a transaction may stand still between two statements, milliseconds. */
  readonly idleMs?: number
}

/** How much longer than the server a statement's answer is waited for: then nobody is there any more. */
const SILENCE_MS = 5_000

/**
 * Opens a pool on a server (15 or later). Scripts and what runs exclusively (migrations) know no time limit. While the server is away
 * or busy, calls throw `DatabaseTrouble`. Throws a plain sentence when it cannot be reached at the start.
 */
export async function openServer(url: string, options: ServerOptions = {}): Promise<Database> {
  const {
    setting = 'DATABASE_URL',
    poolSize = 10,
    connectMs = 5_000,
    statementMs = 30_000,
    lockMs = 5_000,
    idleMs = 30_000,
  } = options
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    keepAlive: true,
    connectionTimeoutMillis: connectMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleMs,
  })
  // A connection that breaks is replaced at the next query; without a listener it would end the process, idle or handed out.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))

  const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let client: pg.PoolClient | undefined
    let broken: Error | undefined
    try {
      client = await pool.connect()
      return await work(client)
    } catch (error) {
      if (isBroken(error)) broken = error as Error
      throw asTrouble(error)
    } finally {
      client?.release(broken)
    }
  }
  const on = (client: pg.PoolClient): Queryable => ({
    query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
      (await client.query({ name: nameOf(sql), text: sql, values: [...values] })).rows as Row[],
  })
  /** A connection of its own, without time limits. */
  const patiently = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: connectMs, types })
    client.on('error', () => {})
    try {
      await client.connect()
      return await work(client)
    } catch (error) {
      throw asTrouble(error)
    } finally {
      await client.end().catch(() => {})
    }
  }
  const listening: Listening[] = []
  const database: Database = {
    engine: 'server',
    query: (sql, values) => withClient((client) => on(client).query(sql, values)),
    transaction: (work) =>
      withClient(async (client) => {
        try {
          await client.query('begin')
          const result = await work(on(client))
          await client.query('commit')
          return result
        } catch (error) {
          // A connection that cannot even roll back is given to nobody again.
          if (!isBroken(error)) await client.query('rollback')
          throw error
        }
      }),
    script: (sql) => patiently(async (client) => void (await client.query(sql))),
    exclusively: (lock, work, taken) =>
      patiently(async (client) => {
        if (taken === undefined) await client.query('select pg_advisory_lock($1)', [lock])
        else {
          const { rows } = await client.query<{ got: boolean }>('select pg_try_advisory_lock($1) as got', [
            lock,
          ])
          if (!rows[0]!.got) throw new Error(taken)
        }
        // The lock ends with the connection.
        return await work()
      }),
    listen: async (channel, hear, missed) =>
      void listening.push(await listenOn({ url, connectMs }, channel, hear, missed)),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: async () => {
      await Promise.all([pool.end(), ...listening.map(({ stop }) => stop())])
    },
  }
  try {
    await database.query('select 1')
  } catch (error) {
    await pool.end()
    throw new Error(refusedConnection(error, url, setting), { cause: error })
  }
  return database
}
