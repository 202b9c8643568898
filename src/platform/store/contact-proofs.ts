// Addresses that messages go to: whether somebody there ever answered, and how many messages went out before.
import { easternDay } from '#core/ground/eastern-day.ts'
import { mailboxOf } from '#core/domain/mailbox.ts'
import type { Channel } from '#core/domain/messages.ts'
import { fromE164 } from '#core/fields/phone.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

/** Messages, and codes besides, that go to an address where nobody ever answered: in a day of New York, and in all. */
const MOST = { day: 3, all: 10 } as const

/** Keyed hashes of an e-mail address or a number in E.164, newest version of the key first. */
export const contactHashes = (
  keys: Pick<KeyRing, 'everyIndex'>,
  channel: Channel,
  address: string,
): readonly string[] =>
  channel === 'email' ? keys.everyIndex(address, 'email') : keys.everyIndex(fromE164(address), 'phone')

/** What messages to it are counted by: the mailbox, under however many spellings it is written to. */
export const countedHashes = (
  keys: Pick<KeyRing, 'everyIndex'>,
  channel: Channel,
  address: string,
): readonly string[] => contactHashes(keys, channel, channel === 'email' ? mailboxOf(address) : address)

/** Whether somebody who reads there ever answered; nobody did at an address that is not known. */
export async function isProven(db: Queryable, hashes: readonly string[]): Promise<boolean> {
  const rows = await db.query(
    'select 1 from contact_proof where contact_key = any($1::text[]) and proven_at is not null limit 1',
    [hashes],
  )
  return rows.length > 0
}

/** How long no more may go to an address: until the next day of New York begins, or until somebody there answers. */
type Full = 'today' | 'for-good'

/**
 * Counts a message to an address, by `countedHashes`; null where it may go. It is not counted where nobody ever answered and as many went out as a day or a
 * life allows, unless it goes `whatever` was sent before. Messages to one address are counted one after the other.
 */
export async function countSent(
  tx: Queryable,
  hashes: readonly string[],
  whatever: boolean,
  now: Date,
): Promise<Full | null> {
  const today = easternDay(now)
  await tx.query(
    `insert into contact_proof as c (contact_key, sent, day, sent_that_day) values ($1, 1, $2::date, 1)
     on conflict (contact_key) do update set sent = c.sent + 1, day = $2::date,
       sent_that_day = case when c.day = $2::date then c.sent_that_day + 1 else 1 end`,
    [hashes[0]!, today],
  )
  // A former version of the key may have counted some of them.
  const [row] = await tx.query<{ proven: boolean; sent: number; today: number }>(
    `select bool_or(proven_at is not null) as proven, sum(sent)::int as sent,
       sum(case when day = $2::date then sent_that_day else 0 end)::int as today
     from contact_proof where contact_key = any($1::text[])`,
    [hashes, today],
  )
  if (whatever || row!.proven || (row!.today <= MOST.day && row!.sent <= MOST.all)) return null
  await tx.query(
    'update contact_proof set sent = sent - 1, sent_that_day = sent_that_day - 1 where contact_key = $1',
    [hashes[0]!],
  )
  return row!.sent > MOST.all ? 'for-good' : 'today'
}

/**
 * The same for a one-time code that somebody asks for. Codes have counts of their own, by what they open: by one of them an address
 * answers, so that neither what we wrote before nor what strangers ask for at the portal's door may use them up.
 */
export const countCode = async (
  tx: Queryable,
  keys: Pick<KeyRing, 'everyIndex'>,
  { channel, contact }: { readonly channel: Channel; readonly contact: string },
  opens: 'portal' | 'signing',
  now: Date,
): Promise<Full | null> =>
  (await isProven(tx, contactHashes(keys, channel, contact)))
    ? null
    : countSent(
        tx,
        countedHashes(keys, channel, contact).map((hash) => `${opens} code ${hash}`),
        false,
        now,
      )

/** Somebody who reads at this address answered. */
export const markProven = (tx: Queryable, hash: string, now: Date): Promise<unknown> =>
  tx.query(
    `insert into contact_proof as c (contact_key, proven_at, day) values ($1, $2::timestamptz, $3::date)
     on conflict (contact_key) do update set proven_at = coalesce(c.proven_at, excluded.proven_at), bounced_at = null`,
    [hash, now, easternDay(now)],
  )

/** The same by something that was done by a link: at the only address that it was sent to, if there was just one. */
export const proveByLink = (
  db: Queryable,
  { subjectId, id }: { readonly subjectId: string; readonly id: string },
  now: Date,
): Promise<unknown> =>
  db.query(
    `insert into contact_proof as c (contact_key, proven_at, day)
     select mailed_to, $3::timestamptz, $4::date from link where subject_id = $1::uuid and id = $2::uuid and mailed_to is not null
     on conflict (contact_key) do update set proven_at = coalesce(c.proven_at, excluded.proven_at), bounced_at = null`,
    [subjectId, id, now, easternDay(now)],
  )

/** A mail to this address came back for good. It proves nothing of who reads there. */
export const noteBounced = (tx: Queryable, hash: string, now: Date): Promise<unknown> =>
  tx.query(
    `insert into contact_proof as c (contact_key, bounced_at, day) values ($1, $2::timestamptz, $3::date)
     on conflict (contact_key) do update set bounced_at = excluded.bounced_at`,
    [hash, now, easternDay(now)],
  )

/** Whether the last mail to an address came back, and nobody has let mail go there again since. */
export async function hasBounced(db: Queryable, hashes: readonly string[]): Promise<boolean> {
  const rows = await db.query(
    'select 1 from contact_proof where contact_key = any($1::text[]) and bounced_at is not null limit 1',
    [hashes],
  )
  return rows.length > 0
}

/** Somebody lets mail go there again. */
export const forgetBounce = (tx: Queryable, hashes: readonly string[]): Promise<unknown> =>
  tx.query('update contact_proof set bounced_at = null where contact_key = any($1::text[])', [hashes])

/** Addresses where nobody answered and that nothing was sent to for a year. */
export const forgetContacts = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`delete from contact_proof where proven_at is null and day < $1::date - 365`, [easternDay(now)])
