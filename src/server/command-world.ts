// What a command works with: the settings, the database, the keys, and what it says.
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readConfig, type Config } from '#platform/config.ts'
import { openDataKeys, type DataKeys } from '#platform/data-keys.ts'
import type { KeyRing } from '#platform/keys.ts'
import { createDoors } from '#platform/providers/doors.ts'
import type { KeyServices } from '#platform/providers/keys/port.ts'
import { checkKeys } from '#platform/store/known-keys.ts'
import { openKeyServices } from './providers.ts'
import { openDatabase } from './database.ts'
import { refusePlainDatabase } from './insecure.ts'
import { loadKeyMaterial } from './keys-file.ts'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const migrationsDir = join(root, 'migrations')

/** In production a command sends nothing to a database in clear either. */
export function readSettings(): Config {
  const config = readConfig(process.env)
  refusePlainDatabase(config)
  return config
}

export const say = (text: string) => void process.stdout.write(`${text}\n`)

export async function withDatabase(
  work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>,
): Promise<void> {
  const db = await openDatabase(readSettings(), migrationsDir)
  try {
    await work(db)
  } finally {
    await db.close()
  }
}

/** With the keys of this server, once they are known to be those of the database. */
export async function withKeys(
  work: (
    db: Awaited<ReturnType<typeof openDatabase>>,
    keys: KeyRing,
    by: { readonly dataKeys: DataKeys; readonly services: KeyServices },
  ) => Promise<void>,
): Promise<void> {
  const config = readSettings()
  const material = loadKeyMaterial(config)
  const clock = () => new Date()
  const log = { warn: () => {}, error: () => {} }
  const services = openKeyServices(config, material, createDoors({ clock, log }), clock)
  await withDatabase(async (db) => {
    await checkKeys(db, material, new Date())
    const dataKeys = await openDataKeys({ db, material, services, clock, log })
    await work(db, dataKeys.keys, { dataKeys, services })
  })
}
