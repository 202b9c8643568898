// Wraps every data key again with the key service's present key: a call or two each, and nothing that they sealed is touched.
import { unwrapKey } from '../data-keys.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyServices } from '../providers/keys/port.ts'
import { readDataKeys, rewrapDataKey } from '../store/data-keys.ts'

/** Answers how many there are, and the names of the keys that they are wrapped with now. Throws a plain sentence when one cannot be unwrapped. */
export async function rewrapDataKeys(
  db: Queryable,
  services: KeyServices,
): Promise<{ readonly count: number; readonly wrappedWith: readonly string[] }> {
  const rows = await readDataKeys(db)
  const names = new Set<string>()
  for (const row of rows) {
    const wrapped = await services.now.wrap(row.id, await unwrapKey(services, row))
    if (!wrapped.ok)
      throw new Error(
        `The key service '${services.now.name}' wraps nothing (${wrapped.refusal.vendorCode ?? wrapped.refusal.kind}). What was done stays done: run it again.`,
      )
    await rewrapDataKey(db, { id: row.id, service: services.now.name, ...wrapped.value })
    names.add(wrapped.value.wrappingKey)
  }
  return { count: rows.length, wrappedWith: [...names] }
}
