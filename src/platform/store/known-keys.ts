// The keys that the database was written with: noted at the first start with them, asked for at every later one.
import type { Database, Queryable } from '../db/db.ts'
import { fingerprintsOf, type KeyFingerprint, type KeyMaterial } from '../key-material.ts'

/** The keys that the database was written with and that were not retired since, in the order of their names. */
export const knownKeys = (db: Queryable): Promise<KeyFingerprint[]> =>
  db.query<KeyFingerprint>('select setting, id, fingerprint from known_key order by setting, id')

/**
 * Notes keys that are new to the database. Throws a plain sentence, without any key, when one that it was written with is missing or
 * another one has its name: look-ups would find nothing, sealed values would not open, and new ones would be lost to whoever has the right keys.
 */
export async function checkKeys(db: Database, material: KeyMaterial, now: Date): Promise<void> {
  const given = fingerprintsOf(material)
  await db.transaction(async (tx) => {
    for (const { setting, id, fingerprint } of given)
      // First, so that of two processes that start at once with other keys the second waits, and sees what the first noted.
      await tx.query(
        'insert into known_key (setting, id, fingerprint, since) values ($1, $2, $3, $4) on conflict do nothing',
        [setting, id, fingerprint, now],
      )
    refuseOthers(given, await knownKeys(tx), 'This database')
  })
}

/** Throws a plain sentence for each key in `known` that `given` lacks or has another one for. `what` was written with the known ones. */
export function refuseOthers(
  given: readonly KeyFingerprint[],
  known: readonly KeyFingerprint[],
  what: string,
): void {
  const sentences = known.flatMap(({ setting, id, fingerprint }) => {
    const own = given.find((key) => key.setting === setting && key.id === id)
    if (own?.fingerprint === fingerprint) return []
    const elsewhere = given.find((key) => key.setting === setting && key.fingerprint === fingerprint)
    if (elsewhere)
      return [`${setting}: the key '${elsewhere.id}' was called '${id}'. Give it that name again.`]
    return own
      ? [
          `${setting}: the key '${id}' is another one now (fingerprint ${own.fingerprint}, was ${fingerprint}). Put the former one back; a new one needs an id of its own.`,
        ]
      : [
          `${setting}: the key '${id}' (fingerprint ${fingerprint}) is missing. Add it again, behind the first one if that is new.`,
        ]
  })
  if (sentences.length)
    throw new Error(
      [`${what} was written with other keys:`, ...sentences.map((text) => `  ${text}`), seeKeys].join('\n'),
    )
}

const seeKeys = 'Nothing was changed. See "Encryption keys" in docs/operating.md.'
