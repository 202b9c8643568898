// One-time codes for the portal: who asked for one in which browser, and the code that was sent. Known and unknown contacts have the same row.
import type { Channel } from '#core/domain/messages.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'

/** Minutes that a code works. */
export const CODE_MINUTES = 10
/** Codes that may be typed for one that was asked for. */
const CODE_TRIES = 5

/** A contact as sessions and codes are bound to it. */
export interface ContactKey {
  readonly channel: Channel
  /** Its keyed hash, as applications hold it; one by each version of the key, separated by commas. */
  readonly key: string
}

export const contactKey = (
  keys: Pick<KeyRing, 'everyIndex'>,
  channel: Channel,
  contact: string,
): ContactKey => ({
  channel,
  key: keys.everyIndex(contact, channel === 'email' ? 'email' : 'phone').join(','),
})

/** Whether a contact is the one that this hash is of; null is nobody's. */
export const isContact = ({ key }: ContactKey, hash: string | null): boolean =>
  hash !== null && key.split(',').includes(hash)

/** Whether two are one contact, whichever versions of the key made their hashes. */
export const sameContact = (one: ContactKey, other: ContactKey): boolean =>
  one.channel === other.channel && one.key.split(',').some((hash) => isContact(other, hash))

const browserHashes = (keys: KeyRing, token: string) => keys.everyIndex(token, 'portal browser')
const codeHashes = (keys: KeyRing, id: string, code: string) =>
  keys.everyIndex(`${id} ${code}`, 'portal code')
const place = (id: string) => `portal_code.contact:${id}`

/** Notes that a browser asked for a code; the code itself is made by the job that sends it. Ends the one that the browser asked for before. */
export async function askForCode(
  tx: Queryable,
  keys: KeyRing,
  asked: ContactKey & { readonly contact: string; readonly language: Language; readonly browser: string },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into portal_code (id, browser_hash, channel, contact_key, contact, language, created_at, expires_at)
     values ($1::uuid, $2, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz + make_interval(mins => $8::int))`,
    [
      id,
      browserHashes(keys, asked.browser)[0]!,
      asked.channel,
      asked.key,
      keys.seal(asked.contact, place(id)),
      asked.language,
      now,
      CODE_MINUTES,
    ],
  )
  return id
}

export interface CodeToSend extends ContactKey {
  readonly contact: string
  readonly language: Language
  readonly askedAt: Date
}

/** A code that was asked for and can still be typed; null when it ran out, was used or has been sent. */
export async function codeToSend(
  db: Queryable,
  keys: KeyRing,
  id: string,
  now: Date,
): Promise<CodeToSend | null> {
  const rows = await db.query<CodeToSend>(
    `select channel, contact_key as key, contact, language, created_at as "askedAt" from portal_code
     where id = $1::uuid and contact is not null and used_at is null and expires_at > $2::timestamptz`,
    [id, now],
  )
  return rows[0] ? { ...rows[0], contact: keys.open(rows[0].contact, place(id)) } : null
}

/** Keeps the code that is about to be sent, as a hash, in place of one whose sending failed. */
export const keepCode = (db: Queryable, keys: KeyRing, id: string, code: string): Promise<unknown> =>
  db.query('update portal_code set code_hash = $2 where id = $1::uuid', [id, codeHashes(keys, id, code)[0]!])

/** The contact is not needed any more: the code was sent, or nobody has the contact. */
export const forgetContact = (db: Queryable, id: string): Promise<unknown> =>
  db.query('update portal_code set contact = null where id = $1::uuid', [id])

/**
 * Takes a code in the browser that asked for it: whose it is, once. 'wrong' counts; 'ended' = none was asked for here, or it ran out, was
 * used, or has no tries left. A contact that nobody has is 'wrong' like any other wrong code.
 */
export async function takeCode(
  tx: Queryable,
  keys: KeyRing,
  browser: string,
  code: string,
  now: Date,
): Promise<ContactKey | 'wrong' | 'ended'> {
  // Counts before it compares, in one statement: tries that come together are all counted.
  const rows = await tx.query<ContactKey & { readonly id: string; readonly codeHash: string | null }>(
    `update portal_code set attempts = attempts + 1
     where browser_hash = any($1::text[]) and used_at is null and expires_at > $2::timestamptz and attempts < $3::int
     returning id, channel, contact_key as key, code_hash as "codeHash"`,
    [browserHashes(keys, browser), now, CODE_TRIES],
  )
  const [row] = rows
  if (!row) return 'ended'
  if (row.codeHash === null || !codeHashes(keys, row.id, code).includes(row.codeHash)) return 'wrong'
  await tx.query('update portal_code set used_at = $2::timestamptz, contact = null where id = $1::uuid', [
    row.id,
    now,
  ])
  return { channel: row.channel, key: row.key }
}

/** Whose code can be typed in this browser now: one that it asked for, not used, not run out, with tries left. Null = none. */
export async function waitingCode(
  db: Queryable,
  keys: KeyRing,
  browser: string,
  now: Date,
): Promise<ContactKey | null> {
  const rows = await db.query<ContactKey>(
    `select channel, contact_key as key from portal_code
     where browser_hash = any($1::text[]) and used_at is null and expires_at > $2::timestamptz and attempts < $3::int`,
    [browserHashes(keys, browser), now, CODE_TRIES],
  )
  return rows[0] ?? null
}

/** Ends the code of a browser: it asked for another, or logged in. */
export const endCodeOf = (tx: Queryable, keys: KeyRing, browser: string, now: Date): Promise<unknown> =>
  tx.query(
    'update portal_code set used_at = coalesce(used_at, $2::timestamptz), contact = null where browser_hash = any($1::text[])',
    [browserHashes(keys, browser), now],
  )
