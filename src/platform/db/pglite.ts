// The embedded database: Postgres compiled to WebAssembly, in this process, durable, one process at a time.
import { mkdirSync } from 'node:fs'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import type { Database, Queryable, SqlValue } from './db.ts'
import { lockDirectory } from './directory-lock.ts'
import { DurableNodeFS } from './durable-fs.ts'

/** Type ids: int8 as number (our counts and cents stay far below 2^53), date as its own text. */
const parsers = { 20: Number, 1082: (text: string) => text }

/** A whole copy of an embedded database, as a tar file. */
interface Dumpable {
  dump(compression: 'none' | 'gzip'): Promise<Blob>
}

/** Opens the database in a folder; creates it on the first start, from a dump when given. */
export async function openEmbedded(directory: string, from?: Blob): Promise<Database & Dumpable> {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const lock = await lockDirectory(directory)
  try {
    // Without '-F' and with fsync as the method every commit reaches the disk; fdatasync does nothing in this build.
    const startParams = [
      ...PGlite.defaultStartParams.filter((p) => p !== '-F'),
      '-c',
      'wal_sync_method=fsync',
    ]
    const options: PGliteOptions = {
      fs: new DurableNodeFS(`${directory}/postgres`),
      startParams,
      ...(from ? { loadDataDir: from } : {}),
    }
    return await openEngine(options, lock.release)
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** Opens an engine as our database; closed, it calls `release`. */
export async function openEngine(
  options: PGliteOptions,
  release: () => Promise<void>,
): Promise<Database & Dumpable> {
  const engine = await PGlite.create({ ...options, parsers })
  const on = (connection: Pick<PGlite, 'query'>): Queryable => ({
    query: async <Row>(sql: string, values: readonly SqlValue[] = []) =>
      (await connection.query<Row>(sql, [...values])).rows,
  })
  return {
    engine: 'embedded',
    ...on(engine),
    transaction: (work) => engine.transaction((tx) => work(on(tx as unknown as Pick<PGlite, 'query'>))),
    script: async (sql) => void (await engine.exec(sql)),
    // One process holds the folder and the engine runs one statement at a time: nobody else can be here.
    exclusively: (_lock, work) => work(),
    listen: async (channel, hear) => void (await engine.listen(channel, hear)),
    dump: (compression) => engine.dumpDataDir(compression),
    close: async () => {
      await engine.close()
      await release()
    },
  }
}
