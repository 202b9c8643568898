// Opens the configured database and brings its schema up to date.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/db.ts'
import { migrate, type Migration } from '#platform/db/migrate.ts'

/** The SQL files of a folder as migrations; those in its `repeatable/` come last and are applied again when they change. */
export const readMigrations = (directory: string): Migration[] => [
  ...filesIn(directory),
  ...filesIn(join(directory, 'repeatable')).map(({ name, sql }) => ({
    name: `repeatable/${name}`,
    sql,
    repeatable: true,
  })),
]

const filesIn = (directory: string): Migration[] =>
  readdirSync(directory)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => ({ name: name.slice(0, -4), sql: readFileSync(join(directory, name), 'utf8') }))

/** Opens the database; `migrationsDir` is the project's `migrations/`. */
export async function openDatabase(config: Config, migrationsDir: string): Promise<Database> {
  // Each engine is loaded only where it is used: the embedded one is large, the other would be idle weight.
  const db = config.databaseUrl
    ? await (await import('#platform/db/pg.ts')).openServer(config.databaseUrl, config.database)
    : await (await import('#platform/db/pglite.ts')).openEmbedded(join(config.dataDir, 'database'))
  await migrate(db, readMigrations(migrationsDir))
  return db
}
