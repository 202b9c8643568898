// `npm run migrate`: brings the configured database up to date, and says which one that was.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { openDatabase } from './database.ts'

/**
 * Throws plain sentences. An embedded database that is not there yet is none that anybody meant: whoever forgot the settings would read
 * that all is well.
 */
export async function bringUpToDate(
  config: Config,
  migrationsDir: string,
  say: (line: string) => void,
): Promise<void> {
  const { databaseUrl, migrateDatabaseUrl, dataDir } = config
  const embedded = join(dataDir, 'database')
  if (!databaseUrl && !migrateDatabaseUrl && !existsSync(embedded))
    throw new Error(
      `No database is named, and there is none in ${dataDir}. Set DATABASE_URL, and MIGRATE_DATABASE_URL where another role owns the schema. An embedded database needs no migrate: the server makes it and brings it up to date when it starts.`,
    )
  await (await openDatabase(config, migrationsDir)).close()
  say(`The database ${databaseUrl ? `at ${new URL(databaseUrl).hostname}` : `in ${embedded}`} is up to date.`)
}
