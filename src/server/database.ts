// Opens the configured database and brings its schema up to date.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { VERSION } from '#platform/version.ts'
import type { Config } from '#platform/config.ts'
import { sqlState, type Database } from '#platform/db/db.ts'
import { migrate, type Migration } from '#platform/db/migrate.ts'
import { grantRuntimeRole } from '#platform/db/runtime-role.ts'

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

/**
 * Opens the database, its schema up to date; `migrationsDir` is the project's `migrations/`. With MIGRATE_DATABASE_URL what is missing is
 * applied by that role, which owns the schema, and the one of DATABASE_URL is given its rights. `applied` is told the names of what was
 * missing. Throws a plain sentence when it cannot.
 */
export async function openDatabase(
  config: Config,
  migrationsDir: string,
  applied: (names: readonly string[]) => void = () => {},
): Promise<Database> {
  const { databaseUrl: url, migrateDatabaseUrl: ownersUrl } = config
  const schema = { migrations: readMigrations(migrationsDir), release: VERSION }
  if (!url && ownersUrl)
    throw new Error(
      'The embedded database has one role and cannot part two: leave MIGRATE_DATABASE_URL empty, or set DATABASE_URL to the role that the product runs as.',
    )
  if (url && ownersUrl) applied(await migrateAsOwner(config, ownersUrl, roleOf(url), schema))
  // Each engine is loaded only where it is used: the embedded one is large, the other would be idle weight.
  const db = url
    ? await (await import('#platform/db/pg.ts')).openServer(url, config.database)
    : await (await import('#platform/db/pglite.ts')).openEmbedded(embeddedFolder(config))
  try {
    applied(await migrate(db, schema.migrations, schema.release))
  } catch (error) {
    await db.close()
    // 'insufficient_privilege'
    if (sqlState(error) !== '42501') throw error
    throw new Error(
      'The schema is not up to date, and the role of DATABASE_URL may not change it: run `npm run migrate` with MIGRATE_DATABASE_URL.',
      { cause: error },
    )
  }
  return db
}

/** Where the embedded one is kept. */
export const embeddedFolder = ({ dataDir }: Config): string => join(dataDir, 'database')

/**
 * An embedded database that is not there yet is none that anybody meant: whoever forgot the settings would read that all is well, or that
 * nothing is kept of a person. Throws a plain sentence.
 */
export function refuseNoDatabase(config: Config): void {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = config
  if (databaseUrl || migrateDatabaseUrl || existsSync(embeddedFolder(config))) return
  throw new Error(
    `No database is named, and there is none in ${dataDir}. Set DATABASE_URL, and MIGRATE_DATABASE_URL where another role owns the schema. An embedded database is made, and brought up to date, by the server when it starts.`,
  )
}

async function migrateAsOwner(
  config: Config,
  url: string,
  role: string,
  { migrations, release }: { readonly migrations: readonly Migration[]; readonly release: string },
): Promise<string[]> {
  const owner = await (
    await import('#platform/db/pg.ts')
  ).openServer(url, { ...config.database, poolSize: 2, setting: 'MIGRATE_DATABASE_URL' })
  try {
    const applied = await migrate(owner, migrations, release)
    await grantRuntimeRole(owner, role)
    return applied
  } finally {
    await owner.close()
  }
}

/** As the driver reads it: without a name in the address that of the environment. */
const roleOf = (url: string): string =>
  decodeURIComponent(new URL(url).username) || process.env.PGUSER || userInfo().username
