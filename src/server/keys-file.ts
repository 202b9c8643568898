// Where the keys come from: the environment on a server, a file in the data folder (made at the first start) with the embedded database.
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { makeKeyMaterial, type KeyMaterial } from '#platform/key-material.ts'

/** Loads the key material; throws a plain sentence when a server has no keys. */
export function loadKeyMaterial(config: Config): KeyMaterial {
  const { FIELD_KEYS: fieldKeys, INDEX_KEY: indexKey, KMS_KEY_ID: keyService } = config.env
  if (indexKey && (fieldKeys || keyService)) return { fieldKeys: fieldKeys ?? '', indexKey }
  if (fieldKeys || indexKey)
    throw new Error('Set both FIELD_KEYS and INDEX_KEY, or neither with the embedded database.')
  if (config.databaseUrl)
    throw new Error(
      'A database server needs FIELD_KEYS (or KMS_KEY_ID) and INDEX_KEY in the environment. See .env.example.',
    )
  const file = fileOf(config)
  if (!existsSync(file)) keepInDataDir(config, file, JSON.stringify(makeKeyMaterial(), null, 2))
  return JSON.parse(readFileSync(file, 'utf8')) as KeyMaterial
}

/** The key material that is there; makes none. Throws like `loadKeyMaterial`. */
export const findKeyMaterial = (config: Config): KeyMaterial | null =>
  config.env.FIELD_KEYS || config.env.INDEX_KEY || config.databaseUrl || existsSync(fileOf(config))
    ? loadKeyMaterial(config)
    : null

const fileOf = (config: Config): string => join(config.dataDir, 'keys.json')

/** Writes a file into the data folder, durably, for the owner alone. */
export function keepInDataDir({ dataDir }: Config, file: string, text: string): void {
  // Names and contacts lie in this folder unencrypted: nobody else on the machine may look into it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  writeDurably(dataDir, file, text)
}

/** Whole or not at all, and on the disk before anything is sealed with it: without its keys the database is unreadable for ever. */
function writeDurably(folder: string, file: string, text: string): void {
  const half = `${file}.new`
  rmSync(half, { force: true })
  const handle = openSync(half, 'wx', 0o600)
  writeSync(handle, text)
  fsyncSync(handle)
  closeSync(handle)
  renameSync(half, file)
  // Windows opens no folders; its file systems log renames themselves.
  if (process.platform === 'win32') return
  const entries = openSync(folder, 'r')
  fsyncSync(entries)
  closeSync(entries)
}
