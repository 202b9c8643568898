// What an operator types: `backup <folder>` and `restore <folder>`, and what they read.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Config } from '#platform/config.ts'
import { readMigrations } from '../database.ts'
import { s3Settings } from '../file-store.ts'
import { makeBackup } from './make-backup.ts'
import type { Manifest } from './manifest.ts'
import { restoreBackup } from './restore-backup.ts'

/** Makes a backup; `root` is the project's folder. Answers what is said of it, a line each. */
export async function backUp(config: Config, root: string, folder: string): Promise<string[]> {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const manifest = await makeBackup(config, resolve(folder), { version, now: new Date() })
  return [
    `Backed up into ${resolve(folder)}: ${whatIs(manifest)}.`,
    ...filesElsewhere(config),
    ...keysOf(manifest),
  ]
}

/** Restores a backup; answers what is said of it, a line each. */
export async function restore(config: Config, root: string, folder: string): Promise<string[]> {
  const known = readMigrations(join(root, 'migrations')).map(({ name }) => name)
  const manifest = await restoreBackup(config, resolve(folder), known)
  return [
    `Restored the backup of ${manifest.madeAt}: ${whatIs(manifest)}. Every file was what was written, every table has its rows.`,
    ...(manifest.files
      ? []
      : [
          'Uploaded files are not in it: restore the bucket by its own means to the same time or a later one.',
        ]),
    ...(config.databaseUrl && config.migrateDatabaseUrl
      ? ['Run `npm run migrate` now: it gives the role of DATABASE_URL its rights.']
      : []),
    'Jobs that were open then run again when the server starts: set WORKER=off to look around first.',
  ]
}

function whatIs({ tables, database, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, n) => sum + n, 0)
  const data = `${rows} rows in ${Object.keys(tables).length} tables (${inMb(database.bytes)})`
  return files ? `${data}, ${files.count} uploaded files (${inMb(files.bytes)})` : data
}

const inMb = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`

function filesElsewhere(config: Config): string[] {
  const s3 = s3Settings(config.env)
  return s3
    ? [
        `Uploaded files lie in the bucket ${s3.bucket} and are NOT in this backup: switch its versions on, and copy it.`,
      ]
    : []
}

const keysOf = ({ keys }: Manifest): string[] => [
  'The keys are NOT in it, and without them it cannot be read. Keep them apart from it:',
  ...keys.map(({ setting, id, fingerprint }) => `  ${setting} '${id}' (fingerprint ${fingerprint})`),
]
