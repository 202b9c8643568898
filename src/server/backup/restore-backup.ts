// Restores a backup into an empty place: everything is checked before anything is written, and counted after.
import { readFileSync } from 'node:fs'
import { copyFile, mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { sqlState } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { fingerprintsOf } from '#platform/key-material.ts'
import { isBlobKey } from '#platform/providers/blobs/key.ts'
import { refuseOthers } from '#platform/store/known-keys.ts'
import { filesFolder, s3Settings } from '../file-store.ts'
import { findKeyMaterial } from '../keys-file.ts'
import { countRows } from './make-backup.ts'
import { FILES, listedFiles, measure, readManifest, type Manifest, type Part } from './manifest.ts'
import { runPgTool } from './pg-tools.ts'
import { isEmptyFolder, syncFolders } from './whole-files.ts'

/**
 * Restores the backup in `folder` into the configured place, which must be empty and have the keys that the backup was written with.
 * `known`: the migrations of this version. Answers the manifest. Throws a plain sentence when it cannot; nothing is left then.
 */
export async function restoreBackup(
  config: Config,
  folder: string,
  known: readonly string[],
): Promise<Manifest> {
  const manifest = readManifest(folder)
  refuseForeign(config, manifest, known)
  refuseOtherKeys(config, manifest)
  await refuseDamaged(folder, manifest)
  // Whoever owns the schema restores it.
  const url = config.databaseUrl && (config.migrateDatabaseUrl ?? config.databaseUrl)
  const into = filesFolder(config)
  if (manifest.files && !isEmptyFolder(into)) throw new Error(`${into} is not empty. ${emptyPlace}`)
  const dump = join(folder, manifest.database.name)
  await (url ? fillServer(config, url, dump, manifest) : fillEmbedded(config, dump, manifest))
  if (manifest.files) await fillFiles(folder, into)
  return manifest
}

const emptyPlace =
  'A backup is restored into an empty place only: set DATA_DIR or DATABASE_URL to one. Nothing was written.'

function refuseForeign(config: Config, manifest: Manifest, known: readonly string[]): void {
  const target = config.databaseUrl ? 'server' : 'embedded'
  if (manifest.engine !== target)
    throw new Error(
      manifest.engine === 'server'
        ? 'This backup is of a database server: set DATABASE_URL to an empty database.'
        : 'This backup is of an embedded database: leave DATABASE_URL empty and set DATA_DIR.',
    )
  const newer = manifest.migrations.filter((name) => !known.includes(name))
  if (newer.length)
    throw new Error(
      `This backup was made by a version that this one does not know (${newer[0]!}). Restore it with version ${manifest.version} or a later one.`,
    )
  if (manifest.files && s3Settings(config.env))
    throw new Error(
      `This backup holds uploaded files, and this server keeps its files in a bucket. Restore without the S3 settings, copy ${filesFolder(config)} into the bucket, then set them.`,
    )
}

function refuseOtherKeys(config: Config, { keys }: Manifest): void {
  const material = findKeyMaterial(config)
  if (!material)
    throw new Error(
      [
        'The keys are not in a backup. Put the keys.json of its data folder into DATA_DIR first, or set FIELD_KEYS and INDEX_KEY. It was written with:',
        ...keys.map(({ setting, id, fingerprint }) => `  ${setting} '${id}' (fingerprint ${fingerprint})`),
      ].join('\n'),
    )
  refuseOthers(fingerprintsOf(material), keys, 'This backup')
}

/** Every byte, before the first one is written. */
async function refuseDamaged(folder: string, manifest: Manifest): Promise<void> {
  const check = async (name: string, said: Pick<Part, 'bytes' | 'sha256'>) => {
    const found = await measure(join(folder, name)).catch(() => null)
    if (!found) throw new Error(`The backup is not whole: ${name} is missing. Nothing was written.`)
    if (found.sha256 !== said.sha256 || found.bytes !== said.bytes)
      throw new Error(`The backup is damaged: ${name} is not what was written. Nothing was written.`)
  }
  await check(manifest.database.name, manifest.database)
  if (!manifest.files) return
  await check(manifest.files.list.name, manifest.files.list)
  for await (const { key, ...said } of listedFiles(folder)) {
    if (!isBlobKey(key)) throw new Error('The backup lists a file outside its folder. Nothing was written.')
    await check(`${FILES}/${key}`, said)
  }
}

async function fillEmbedded(config: Config, dump: string, manifest: Manifest): Promise<void> {
  const { openEmbedded } = await import('#platform/db/pglite.ts')
  const directory = join(config.dataDir, 'database')
  if (!isEmptyFolder(directory)) throw new Error(`${directory} is not empty. ${emptyPlace}`)
  try {
    const db = await openEmbedded(directory, new Blob([readFileSync(dump)]))
    try {
      refuseMiscount(await countRows(db), manifest)
    } finally {
      await db.close()
    }
    // The engine unpacks without asking the disk for it.
    await syncFolders(directory, true)
  } catch (error) {
    await rm(directory, { recursive: true, force: true })
    throw error
  }
}

async function fillServer(config: Config, url: string, dump: string, manifest: Manifest): Promise<void> {
  const setting = config.migrateDatabaseUrl ? 'MIGRATE_DATABASE_URL' : 'DATABASE_URL'
  const db = await openServer(url, { ...config.database, poolSize: 1, setting })
  try {
    const there = Object.keys(await countRows(db))
    if (there.length) throw new Error(`The database holds tables already (${there[0]!}). ${emptyPlace}`)
    // The schema itself is there in every new database.
    await db.script('drop schema public').catch((error: unknown) => {
      // 'insufficient_privilege'
      if (sqlState(error) !== '42501') throw error
      throw new Error(
        `The role of ${setting} does not own the schema of this database, and cannot restore into it. Set MIGRATE_DATABASE_URL to the role that owns the database. Nothing was written.`,
        { cause: error },
      )
    })
    try {
      await runPgTool('pg_restore', url, ['--no-owner', '--no-acl', '--single-transaction', dump])
      refuseMiscount(await countRows(db), manifest)
    } catch (error) {
      // It was empty before.
      await db.script('drop schema if exists public cascade; create schema public')
      throw error
    }
  } finally {
    await db.close()
  }
}

function refuseMiscount(found: Readonly<Record<string, number>>, { tables }: Manifest): void {
  const wrong = Object.keys({ ...tables, ...found }).find((name) => tables[name] !== found[name])
  if (wrong)
    throw new Error(
      `The table ${wrong} has ${found[wrong] ?? 'no'} rows after the restore, and had ${tables[wrong] ?? 'none'} in the backup.`,
    )
}

async function fillFiles(folder: string, into: string): Promise<void> {
  for await (const { key } of listedFiles(folder)) {
    await mkdir(dirname(join(into, key)), { recursive: true, mode: 0o700 })
    await copyFile(join(folder, FILES, key), join(into, key))
  }
  await mkdir(into, { recursive: true, mode: 0o700 })
  await syncFolders(into, true)
}
