// `npm run migrate`: brings the configured database up to date, and says which one that was and what it applied.
import type { Config } from '#platform/config.ts'
import { VERSION } from '#platform/version.ts'
import { embeddedFolder, openDatabase, refuseNoDatabase } from './database.ts'

/** Throws plain sentences. */
export async function bringUpToDate(
  config: Config,
  migrationsDir: string,
  say: (line: string) => void,
): Promise<void> {
  refuseNoDatabase(config)
  const begun = performance.now()
  const applied: string[] = []
  const db = await openDatabase(config, migrationsDir, (names) => void applied.push(...names))
  const seconds = ((performance.now() - begun) / 1000).toFixed(1)
  await db.close()
  const where = config.databaseUrl
    ? `at ${new URL(config.databaseUrl).hostname}`
    : `in ${embeddedFolder(config)}`
  for (const name of applied) say(`applied  ${name}`)
  const done = applied.length
    ? `${applied.length} ${applied.length === 1 ? 'migration was' : 'migrations were'} applied in ${seconds} seconds`
    : `There was nothing to do (${seconds} seconds)`
  say(`${done}. The database ${where} is up to date with release ${VERSION}.`)
}
