// Makes a backup in a new folder: the database as of one moment, then the uploaded files, last the manifest.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, open, readdir, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportHead } from '#platform/audit/audit-block.ts'
import { auditHead } from '#platform/audit/chain-events.ts'
import type { Config } from '#platform/config.ts'
import type { Queryable } from '#platform/db/db.ts'
import { openServer } from '#platform/db/pg.ts'
import { fingerprintsOf, type KeyFingerprint } from '#platform/key-material.ts'
import { isBlobKey } from '#platform/providers/blobs/key.ts'
import { knownKeys } from '#platform/store/known-keys.ts'
import { filesFolder, s3Settings } from '../file-store.ts'
import { findKeyMaterial } from '../keys-file.ts'
import { FILES, FILE_LIST, MANIFEST, measure, type KeptFile, type Manifest, type Part } from './manifest.ts'
import { runPgTool } from './pg-tools.ts'
import { isEmptyFolder, openWhole, syncFolders } from './whole-files.ts'

type ReadDatabase = Pick<Manifest, 'tables' | 'migrations' | 'keys' | 'auditHead' | 'database'>

/**
 * Backs up into `folder`, which must be new or empty. The embedded database must not be in use; a server goes on serving. Answers the
 * manifest. Throws a plain sentence when it cannot; what it left then has no manifest, and is no backup.
 */
export async function makeBackup(
  config: Config,
  folder: string,
  { version, now }: { readonly version: string; readonly now: Date },
): Promise<Manifest> {
  if (!isEmptyFolder(folder)) throw new Error(`${folder} is not empty. Name a new folder for each backup.`)
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    throw new Error(`There is no database in ${config.dataDir}. Set DATA_DIR or DATABASE_URL.`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const read = config.databaseUrl
    ? await dumpServer(config, config.databaseUrl, folder)
    : await dumpEmbedded(config, folder)
  // After the database: a file is stored before its row is, so that each row of the copy finds its file.
  const files = s3Settings(config.env) ? null : await copyFiles(filesFolder(config), folder)
  const manifest: Manifest = {
    format: 'underway-backup-1',
    madeAt: now.toISOString(),
    version,
    engine: config.databaseUrl ? 'server' : 'embedded',
    ...read,
    files,
  }
  const out = await openWhole(join(folder, MANIFEST))
  await out.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
  await closeWhole(out)
  await syncFolders(folder)
  return manifest
}

async function dumpEmbedded(config: Config, folder: string): Promise<ReadDatabase> {
  const { openEmbedded } = await import('#platform/db/pglite.ts')
  const db = await openEmbedded(join(config.dataDir, 'database'))
  try {
    const facts = await readFacts(db, config)
    const name = 'database.tar.gz'
    const out = await openWhole(join(folder, name))
    await out.writeFile(new Uint8Array(await (await db.dump('gzip')).arrayBuffer()))
    await closeWhole(out)
    return { ...facts, database: { name, ...(await measure(join(folder, name))) } }
  } finally {
    await db.close()
  }
}

const A_DAY_MS = 86_400_000

async function dumpServer(config: Config, url: string, folder: string): Promise<ReadDatabase> {
  const db = await openServer(url, {
    ...config.database,
    poolSize: 1,
    statementMs: A_DAY_MS,
    idleMs: A_DAY_MS,
  })
  try {
    return await db.transaction(async (tx) => {
      await tx.query('set transaction isolation level repeatable read, read only')
      // The rows are counted, and dumped, as of the same moment.
      const [moment] = await tx.query<{ id: string }>('select pg_export_snapshot() as id')
      const facts = await readFacts(tx, config)
      const name = 'database.dump'
      const file = join(folder, name)
      const args = ['--format=custom', '--no-owner', '--no-acl', '--schema=public']
      await runPgTool('pg_dump', url, [...args, `--snapshot=${moment!.id}`, `--file=${file}`])
      await closeWhole(await open(file, 'r+'))
      return { ...facts, database: { name, ...(await measure(file)) } }
    })
  } finally {
    await db.close()
  }
}

async function readFacts(db: Queryable, config: Config): Promise<Omit<ReadDatabase, 'database'>> {
  const tables = await countRows(db)
  if (!('migration' in tables))
    throw new Error('This database holds no application of ours: nothing to back up.')
  const migrations = await db.query<{ name: string }>('select name from migration order by name')
  const head = 'audit_block' in tables ? await auditHead(db) : null
  return {
    tables,
    migrations: migrations.map(({ name }) => name),
    keys: await keysOf(db, tables, config),
    auditHead: head && exportHead(head),
  }
}

/** A database of a version before the keys were noted has them only in the settings. */
async function keysOf(db: Queryable, tables: object, config: Config): Promise<KeyFingerprint[]> {
  const noted = 'known_key' in tables ? await knownKeys(db) : []
  const material = noted.length ? null : findKeyMaterial(config)
  return material ? fingerprintsOf(material) : noted
}

/** Rows by table of the schema 'public', in the order of the names. */
export async function countRows(db: Queryable): Promise<Record<string, number>> {
  const tables = await db.query<{ name: string; quoted: string }>(
    `select relname as name, quote_ident(relname) as quoted from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by relname`,
  )
  const counts: Record<string, number> = {}
  for (const { name, quoted } of tables)
    counts[name] = (await db.query<{ n: number }>(`select count(*) as n from public.${quoted}`))[0]!.n
  return counts
}

async function copyFiles(from: string, folder: string): Promise<NonNullable<Manifest['files']>> {
  const list = await openWhole(join(folder, FILE_LIST))
  let [count, bytes] = [0, 0]
  for await (const key of keysIn(from, '')) {
    const kept = await copyFile(join(from, key), join(folder, FILES, key), key)
    // Taken back while the copy was made.
    if (!kept) continue
    await list.writeFile(`${JSON.stringify(kept)}\n`)
    count += 1
    bytes += kept.bytes
  }
  await closeWhole(list)
  const own: Part = { name: FILE_LIST, ...(await measure(join(folder, FILE_LIST))) }
  return { list: own, count, bytes }
}

async function* keysIn(root: string, under: string): AsyncGenerator<string> {
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const key = under ? `${under}/${entry.name}` : entry.name
    // Half-written files begin with a dot, and are none yet.
    if (!isBlobKey(key)) continue
    if (entry.isDirectory()) yield* keysIn(root, key)
    else yield key
  }
}

async function copyFile(from: string, to: string, key: string): Promise<KeptFile | null> {
  const source = await open(from, 'r').catch(() => null)
  if (!source) return null
  try {
    await mkdir(dirname(to), { recursive: true, mode: 0o700 })
    const out = await openWhole(to)
    const hash = createHash('sha256')
    let bytes = 0
    for await (const chunk of source.createReadStream({ autoClose: false })) {
      hash.update(chunk as Buffer)
      bytes += (chunk as Buffer).length
      await out.writeFile(chunk as Buffer)
    }
    await closeWhole(out)
    return { key, bytes, sha256: hash.digest('hex') }
  } finally {
    await source.close()
  }
}

async function closeWhole(out: FileHandle): Promise<void> {
  await out.sync()
  await out.close()
}
