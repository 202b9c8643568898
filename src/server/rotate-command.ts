// What an operator types to rotate keys: `rotate-keys [--reseal] [--forget] [--leave-unreadable]`, and what it prints while it runs.
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
import { openFileStore } from './providers.ts'

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
  readonly reseal: boolean
  /** Former keys may be taken out of the settings afterwards. */
  readonly forget: boolean
  /** Former keys are forgotten although some values cannot be read: the operator has looked at each that was named. */
  readonly leaveUnreadable?: boolean
}

/** Any number that nothing else locks. */
export const ROTATION_LOCK = 7_311_007
const UNDER_WAY = 'Another rotation of keys is under way. Wait until it is done.'
/** Unreadable values that are named, of each place. */
const NAMED = 20

/** Passes until one finds nothing to do: what a process sealed with a former key during a pass is met by the next. */
const PASSES = 3
const STILL_SEALED =
  'Something still seals with a former key: restart all processes with the present settings, then run it again.'

/**
 * Wraps all data keys with the key service's present key; seals with a data key whatever FIELD_KEYS have sealed themselves; and makes
 * look-up hashes again by the first version of INDEX_KEY. What cannot be read is named, and keeps nothing else back but the forgetting.
 * Throws a plain sentence when there is such, something is still being sealed with a former key, or another rotation runs.
 */
export const rotate = (parts: Parts, asked: Asked): Promise<void> =>
  parts.db.exclusively(ROTATION_LOCK, () => rotateAll(parts, asked), UNDER_WAY)

async function rotateAll(parts: Parts, { reseal, forget, leaveUnreadable = false }: Asked): Promise<void> {
  const { db, dataKeys, services, say } = parts
  const { keys } = dataKeys
  const { count, wrappedWith } = await rewrapDataKeys(db, services)
  say(`${count} data keys wrapped with ${wrappedWith.map((name) => `'${name}'`).join(', ')}`)
  const made = reseal ? await changeDataKey(parts) : null
  const stays = made ?? keys.stays
  let left = (await sealAnew(parts, stays)).unreadable
  const forgets = forget && (leaveUnreadable || !left)
  if (made && forgets) left = await waitForLast(parts, made)
  for (const [table, hashes] of Object.entries(await remakeHashes(db, keys)))
    if (hashes) say(`${table}: ${hashes} look-up hashes made again`)
  const kept = reseal ? `the data key '${keys.sealsWith}'` : 'the data keys'
  if (!left) say(`Nothing is sealed with another key than ${kept}.`)
  if (left && !(forget && leaveUnreadable)) throw new Error(unreadableText(left))
  if (left) say(`${left} values are left that no key opens. Everything else is sealed with ${kept}.`)
  if (forget) await forgetFormer(parts, made)
}

const unreadableText = (count: number): string =>
  `${count} values cannot be read with the keys that are here, and were left as they are; everything else is done. Keep all keys, and look for the key that sealed these rows, or a backup of them. Where they are lost for good: --forget --leave-unreadable.`

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

/** What was sealed with a former key in the last moment may be written down minutes later; with no key it would be lost. Answers how many cannot be read. */
async function waitForLast(parts: Parts, stays: readonly string[]): Promise<number> {
  const { say, wait = pause } = parts
  for (let round = 1; round <= PASSES; round++) {
    say('Before the former data keys are dropped: waiting five minutes for what is written last.')
    await wait(KNOWN_AFTER_MS)
    const { all, unreadable } = await sealAnew(parts, stays)
    if (!all) return unreadable
  }
  throw new Error(STILL_SEALED)
}

/** Answers how many were sealed again, and how many of the last pass cannot be read. */
async function sealAnew(
  { config, db, dataKeys: { keys }, say }: Parts,
  stays: readonly string[],
): Promise<{ readonly all: number; readonly unreadable: number }> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} }
  const clock = () => new Date()
  const blobs = openFileStore(config, createDoors({ clock, log: quiet }), clock)
  // A first data key of a database in use seals a day after it was made.
  if (!stays.includes(keys.sealsWith))
    throw new Error(
      'The first data key does not seal yet: processes of the version before may still serve. Run it again a day after the upgrade.',
    )
  let all = 0
  const told = new Set<string>()
  let left = { rotated: 0, skipped: 0, unreadable: 0 }
  for (let pass = 1; pass <= PASSES; pass++) {
    left = { rotated: 0, skipped: 0, unreadable: 0 }
    const parts = { db, keys, stays, blobs, placeOf: documentPlace }
    for await (const { place, rotated, skipped, unreadable } of rotateKeys(parts)) {
      left.rotated += rotated
      left.skipped += skipped
      left.unreadable += unreadable.length
      if (rotated) say(`${place}: ${rotated} sealed again with '${keys.sealsWith}'`)
      for (const line of unreadableLines(place, unreadable)) told.add(line)
    }
    all += left.rotated
    if (!left.rotated) break
  }
  for (const line of told) say(line)
  if (left.rotated) throw new Error(STILL_SEALED)
  return { all, unreadable: left.unreadable }
}

/** Ids of rows are no personal data. */
function unreadableLines(place: string, ids: readonly string[]): string[] {
  const lines = ids.slice(0, NAMED).map((id) => `${place}: cannot be read: ${id}`)
  return ids.length > NAMED ? [...lines, `${place}: cannot be read: ${ids.length - NAMED} more`] : lines
}

async function forgetFormer({ db, clock, services, say }: Parts, made: readonly string[] | null) {
  // Again: a key made meanwhile by a process with the former settings is wrapped as those say.
  const { wrappedWith } = await rewrapDataKeys(db, services)
  // The data keys need what wraps them; nothing else needs a field key any more.
  const former = await forgetFormerFieldKeys(db, services.now.name === 'environment' ? wrappedWith : [])
  const dropped = made ? await dropDataKeysBefore(db, made, clock()) : []
  if (dropped.length)
    say(
      `Data keys dropped: ${dropped
        .map(({ id }) => id)
        .sort()
        .join(', ')}.`,
    )
  say(
    former.length
      ? `Forgotten: ${former.map(({ id }) => id).join(', ')}. Take them out of FIELD_KEYS; keep them with the backups made until now.`
      : 'There was no former key to forget.',
  )
}
