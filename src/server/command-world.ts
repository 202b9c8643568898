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
import { openDatabase, refuseNoDatabase } from './database.ts'
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

/** Where staff log in, for whoever is told to. */
export const loginAddress = ({ publicUrl, port }: Config): string =>
  `${publicUrl ?? `http://localhost:${port}`}/business/staff/login`

export const say = (text: string) => void process.stdout.write(`${text}\n`)

/** The same, for a command that is about what is kept: a plain sentence where no database is. */
export function readKeptSettings(): Config {
  const config = readSettings()
  refuseNoDatabase(config)
  return config
}

/** Makes an embedded database that is not there yet. */
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

/** With the database that there is. */
export async function withKept(work: Parameters<typeof withDatabase>[0]): Promise<void> {
  readKeptSettings()
  await withDatabase(work)
}

/** With the database that there is, and the keys of this server once they are known to be those of it. */
export async function withKeys(
  work: (
    db: Awaited<ReturnType<typeof openDatabase>>,
    keys: KeyRing,
    by: { readonly dataKeys: DataKeys; readonly services: KeyServices },
  ) => Promise<void>,
): Promise<void> {
  const config = readKeptSettings()
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
