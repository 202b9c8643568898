// The one shape of a database connection: plain SQL in, plain rows out, the same on the embedded engine and on a server.

/** What a query may be given. JSON goes in as text (`json()`), casts are written in the SQL. */
export type SqlValue = string | number | boolean | null | Date | Uint8Array | readonly string[]

export interface Queryable {
  /**
   * Runs one statement. Rows come back with int8 as number, date as 'YYYY-MM-DD' text, timestamptz as Date, jsonb parsed,
   * bytea as Uint8Array, numeric as text, on both engines.
   */
  query<Row = Record<string, unknown>>(sql: string, values?: readonly SqlValue[]): Promise<Row[]>
}

export interface Database extends Queryable {
  readonly engine: 'embedded' | 'server'
  /**
   * Runs `work` in one transaction. Use only the connection it is handed: the embedded engine has a single connection, and a
   * query on `db` inside would wait for ever. Never wait for the network inside.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** Runs a script of several statements without values (migrations). */
  script(sql: string): Promise<void>
  /**
   * Runs `work` while no other process can run it under the same number (migrations, rotation): waits for the other one, or throws
   * `taken` as an error. The embedded engine has one process.
   */
  exclusively<T>(lock: number, work: () => Promise<T>, taken?: string): Promise<T>
  /**
   * Hears what is notified on a channel once the answer is there, until the database is closed. `missed` is called when something may
   * have gone by unheard: the connection was lost and is there again.
   */
  listen(channel: string, hear: (payload: string) => void, missed: () => void): Promise<void>
  /** Connections to a server at this moment; absent with the embedded engine, which has one. */
  readonly pool?: () => PoolState
  close(): Promise<void>
}

interface PoolState {
  readonly total: number
  readonly idle: number
  /** Statements that wait for a connection. */
  readonly waiting: number
}

/** A JSON value as a statement's parameter; the SQL says `$n::jsonb`. */
export const json = (value: unknown): string => JSON.stringify(value)

/** The SQLSTATE of a database error ('23505' unique violation), or undefined. */
export function sqlState(error: unknown): string | undefined {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : undefined
}
