// What an operator types to rotate keys: `rotate-keys [--forget]`, and what is told while it runs.
import { documentPlace } from '#features/capabilities/uploads/keep-documents.server.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { createDoors } from '#platform/providers/doors.ts'
import { remakeHashes } from '#platform/rotation/remake-hashes.ts'
import { forgetFormerFieldKeys, rotateKeys } from '#platform/rotation/rotate-keys.ts'
import { openFileStore } from './compose.ts'

interface Parts {
  readonly config: Config
  readonly db: Database
  readonly keys: KeyRing
  readonly say: (line: string) => void
}

/** Passes until one finds nothing to do: what a process sealed with a former key during a pass is met by the next. */
const PASSES = 3

/**
 * Seals everything anew with the first of FIELD_KEYS, and makes look-up hashes anew by the first version of INDEX_KEY. `forget`: former keys may be taken out of the settings then. Throws a plain sentence
 * when something could not be read, or is still being sealed with a former key.
 */
export async function rotate({ config, db, keys, say }: Parts, { forget }: { readonly forget: boolean }) {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const blobs = openFileStore(config, createDoors({ clock: () => new Date(), log: quiet }))
  const now = keys.sealsAs.text.slice(0, -1)
  let left = { rotated: 0, skipped: 0, unreadable: 0 }
  for (let pass = 1; pass <= PASSES; pass++) {
    left = { rotated: 0, skipped: 0, unreadable: 0 }
    for await (const { place, rotated, skipped, unreadable } of rotateKeys({
      db,
      keys,
      blobs,
      placeOf: documentPlace,
    })) {
      left.rotated += rotated
      left.skipped += skipped
      left.unreadable += unreadable
      if (rotated || unreadable)
        say(
          `${place}: ${rotated} sealed anew with '${now}'${unreadable ? `, ${unreadable} cannot be read` : ''}`,
        )
    }
    if (!left.rotated) break
  }
  for (const [table, made] of Object.entries(await remakeHashes(db, keys)))
    if (made) say(`${table}: ${made} look-up hashes made anew`)
  if (left.unreadable)
    throw new Error(
      `${left.unreadable} values cannot be read with the keys that are here, and were left as they are. Keep all keys.`,
    )
  if (left.rotated)
    throw new Error(
      `Something still seals with a former key: start all processes with '${now}' as the first of FIELD_KEYS, then run it again.`,
    )
  say(`Nothing is sealed with another key than '${now}'.`)
  if (!forget) return
  const former = await forgetFormerFieldKeys(db, keys)
  say(
    former.length
      ? `Forgotten: ${former.map(({ id }) => id).join(', ')}. Take them out of FIELD_KEYS; keep them with the backups of before.`
      : 'There was no former key to forget.',
  )
}
