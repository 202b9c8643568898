// What an operator types to rotate keys: `rotate-keys [--anew] [--forget]`, and what is told while it runs.
import { setTimeout as pause } from 'node:timers/promises'
import { documentPlace } from '#features/capabilities/uploads/keep-documents.server.ts'
import type { Config } from '#platform/config.ts'
import { KNOWN_AFTER_MS, type DataKeys } from '#platform/data-keys.ts'
import type { Database } from '#platform/db/db.ts'
import { createDoors } from '#platform/providers/doors.ts'
import type { KeyServices } from '#platform/providers/keys/port.ts'
import { remakeHashes } from '#platform/rotation/remake-hashes.ts'
import { forgetFormerFieldKeys, rotateKeys } from '#platform/rotation/rotate-keys.ts'
import { rewrapDataKeys } from '#platform/rotation/rewrap-data-keys.ts'
import { dropDataKeysBefore } from '#platform/store/data-keys.ts'
import { openFileStore } from './compose.ts'

interface Parts {
  readonly config: Config
  readonly db: Database
  readonly dataKeys: DataKeys
  readonly services: KeyServices
  readonly clock: () => Date
  readonly say: (line: string) => void
  /** Waits so many milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>
}

interface Asked {
  /** Seal with a new data key whatever any former one has sealed: it may be known to somebody. */
  readonly anew: boolean
  /** Former keys may be taken out of the settings afterwards. */
  readonly forget: boolean
}

/** Passes until one finds nothing to do: what a process sealed with a former key during a pass is met by the next. */
const PASSES = 3
const STILL_SEALED =
  'Something still seals with a former key: restart all processes with the present settings, then run it again.'

/**
 * Wraps all data keys with the key service's present key; seals with a data key whatever FIELD_KEYS have sealed themselves; and makes
 * look-up hashes anew by the first version of INDEX_KEY. Throws a plain sentence when something could not be read, or is still being
 * sealed with a former key.
 */
export async function rotate(parts: Parts, { anew, forget }: Asked): Promise<void> {
  const { db, dataKeys, services, say } = parts
  const { keys } = dataKeys
  const { count, wrappedWith } = await rewrapDataKeys(db, services)
  say(`${count} data keys wrapped with ${wrappedWith.map((name) => `'${name}'`).join(', ')}`)
  const made = anew ? await changeDataKey(parts) : null
  const stays = made ?? keys.stays
  await sealAnew(parts, stays)
  if (made && forget) await waitForLast(parts, made)
  for (const [table, hashes] of Object.entries(await remakeHashes(db, keys)))
    if (hashes) say(`${table}: ${hashes} look-up hashes made anew`)
  const kept = anew ? `the data key '${keys.sealsWith}'` : 'the data keys'
  say(`Nothing is sealed with another key than ${kept}.`)
  if (forget) await forgetFormer(parts, made, wrappedWith)
}

/** Waits until every process knows the new key: what it seals is opened everywhere then. Answers the ids of all that were made. */
async function changeDataKey({ dataKeys, say, wait = pause }: Parts): Promise<readonly string[]> {
  const { ids, sealsFrom } = await dataKeys.makeOthers()
  say(`The data key '${ids[0]}' was made. Every process knows it at ${sealsFrom.toISOString()}: waiting.`)
  while (!ids.includes(dataKeys.keys.sealsWith)) {
    await wait(5_000)
    await dataKeys.refresh()
  }
  return ids
}

/** What was sealed with a former key in the last moment may be written down minutes later; with no key it would be lost. */
async function waitForLast(parts: Parts, stays: readonly string[]): Promise<void> {
  const { say, wait = pause } = parts
  for (let round = 1; round <= PASSES; round++) {
    say('Before the former data keys are dropped: waiting five minutes for what is written last.')
    await wait(KNOWN_AFTER_MS)
    if (!(await sealAnew(parts, stays))) return
  }
  throw new Error(STILL_SEALED)
}

/** Answers how many were sealed anew. */
async function sealAnew(
  { config, db, dataKeys: { keys }, say }: Parts,
  stays: readonly string[],
): Promise<number> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const blobs = openFileStore(config, createDoors({ clock: () => new Date(), log: quiet }))
  // A first data key of a database in use seals a day after it was made.
  if (!stays.includes(keys.sealsWith))
    throw new Error(
      'The first data key does not seal yet: processes of the version before may still serve. Run it again a day after the upgrade.',
    )
  let all = 0
  let left = { rotated: 0, skipped: 0, unreadable: 0 }
  for (let pass = 1; pass <= PASSES; pass++) {
    left = { rotated: 0, skipped: 0, unreadable: 0 }
    const parts = { db, keys, stays, blobs, placeOf: documentPlace }
    for await (const { place, rotated, skipped, unreadable } of rotateKeys(parts)) {
      left.rotated += rotated
      left.skipped += skipped
      left.unreadable += unreadable
      if (rotated || unreadable)
        say(
          `${place}: ${rotated} sealed anew with '${keys.sealsWith}'${unreadable ? `, ${unreadable} cannot be read` : ''}`,
        )
    }
    all += left.rotated
    if (!left.rotated) break
  }
  if (left.unreadable)
    throw new Error(
      `${left.unreadable} values cannot be read with the keys that are here, and were left as they are. Keep all keys.`,
    )
  if (left.rotated) throw new Error(STILL_SEALED)
  return all
}

async function forgetFormer(
  { db, clock, services, say }: Parts,
  made: readonly string[] | null,
  wrappedWith: readonly string[],
) {
  // The data keys need what wraps them; nothing else needs a field key any more.
  const former = await forgetFormerFieldKeys(db, services.now.name === 'environment' ? wrappedWith : [])
  const dropped = made ? await dropDataKeysBefore(db, made, clock()) : []
  if (dropped.length) say(`Data keys dropped: ${dropped.map(({ id }) => id).join(', ')}.`)
  say(
    former.length
      ? `Forgotten: ${former.map(({ id }) => id).join(', ')}. Take them out of FIELD_KEYS; keep them with the backups of before.`
      : 'There was no former key to forget.',
  )
}
