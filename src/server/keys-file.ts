// Where the keys come from: the environment on a server, a file in the data folder (made at the first start) with the embedded database.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#platform/config.ts'
import { createKeyRing, makeKeyMaterial, type KeyMaterial, type KeyRing } from '#platform/keys.ts'

/** Loads the key ring; throws a plain sentence when a server has no keys. */
export function loadKeys(config: Config): KeyRing {
  const { FIELD_KEYS: fieldKeys, INDEX_KEY: indexKey } = config.env
  if (fieldKeys && indexKey) return createKeyRing({ fieldKeys, indexKey })
  if (fieldKeys || indexKey)
    throw new Error('Set both FIELD_KEYS and INDEX_KEY, or neither with the embedded database.')
  if (config.databaseUrl)
    throw new Error('A database server needs FIELD_KEYS and INDEX_KEY in the environment. See .env.example.')
  const file = join(config.dataDir, 'keys.json')
  if (!existsSync(file)) {
    mkdirSync(config.dataDir, { recursive: true })
    writeFileSync(file, JSON.stringify(makeKeyMaterial(), null, 2), { mode: 0o600, flag: 'wx' })
  }
  return createKeyRing(JSON.parse(readFileSync(file, 'utf8')) as KeyMaterial)
}
