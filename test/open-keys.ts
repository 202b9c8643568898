// The keys of another process on the same database, opened as a server opens them at its start.
import { openDataKeys } from '#platform/data-keys.ts'
import type { Database } from '#platform/db/db.ts'
import type { KeyMaterial } from '#platform/key-material.ts'
import { environmentKeys } from '#platform/providers/keys/environment/environment.ts'
import type { KeyServices } from '#platform/providers/keys/port.ts'

/** With FIELD_KEYS as the key service, unless another is given. */
export async function openKeys(
  db: Database,
  material: KeyMaterial,
  clock: () => Date,
  services: KeyServices = { now: environmentKeys(material)!, former: [] },
) {
  const warned: object[] = []
  const log = { warn: (fields: object) => void warned.push(fields) }
  return { dataKeys: await openDataKeys({ db, material, services, clock, log }), services, warned }
}
