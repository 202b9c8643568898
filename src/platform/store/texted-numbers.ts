// Numbers that texts go to: who has said STOP, who may have, and whose applications they belong to. By keyed hashes alone.
import type { Stage } from '#core/domain/lead-stage.ts'
import { fromE164 } from '#core/fields/phone.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import { addOwnerRequest } from './owner-requests.ts'

/** What a number (E.164) is known by, newest version of the key first. */
const phoneKeys = (keys: Pick<KeyRing, 'everyIndex'>, phone: string): readonly string[] =>
  keys.everyIndex(fromE164(phone), 'phone')

/** When a number (E.164) said STOP; null where it did not, or said START since. */
export async function optedOutAt(db: Queryable, keys: KeyRing, phone: string): Promise<Date | null> {
  const rows = await db.query<{ at: Date }>(
    `select at from sms_opt_out where phone_key = any($1::text[]) order by at desc limit 1`,
    [phoneKeys(keys, phone)],
  )
  return rows[0]?.at ?? null
}

/** Whether a number (E.164) has said STOP. */
export const hasOptedOut = async (db: Queryable, keys: KeyRing, phone: string): Promise<boolean> =>
  (await optedOutAt(db, keys, phone)) !== null

/** A doubt that the release before noted names no number: it counts for the one that its application has now. */
const IS_OF_NUMBER = `kind = 'maybe-stop' and done_at is null and (phone_key = any($1::text[])
  or (phone_key is null and lead_id in (select id from lead where phone_key = any($1::text[]))))`

/** Whether the owner of a number (E.164) may have asked for no more texts, and nobody has judged it yet. */
export async function mayHaveStopped(db: Queryable, keys: KeyRing, phone: string): Promise<boolean> {
  const rows = await db.query(`select 1 from owner_request where ${IS_OF_NUMBER} limit 1`, [
    phoneKeys(keys, phone),
  ])
  return rows.length > 0
}

/** Of locks by two numbers: this one is for what is said of a telephone number. */
const NUMBER_LOCK = 64_1200

/**
 * Whoever notes something of a number waits for whoever does so already, until that transaction ends: else a STOP meets the row that an
 * open START takes away, and is lost. Always in one order; a row of an application is locked before, never after.
 */
const lockNumber = (tx: Queryable, known: readonly string[]): Promise<unknown> =>
  tx.query(
    `select pg_advisory_xact_lock($1::int, of) from
       (select distinct hashtext(key) as of from unnest($2::text[]) key order by of) ordered`,
    [NUMBER_LOCK, known],
  )

/** Notes with this application that a number (E.164) may have asked for no more texts; false where it has, or that waits already, wherever. In a transaction. */
export const addDoubt = async (
  tx: Queryable,
  keys: KeyRing,
  { leadId, phone }: { readonly leadId: string; readonly phone: string },
  now: Date,
): Promise<boolean> => {
  const known = phoneKeys(keys, phone)
  await lockNumber(tx, known)
  if ((await hasOptedOut(tx, keys, phone)) || (await mayHaveStopped(tx, keys, phone))) return false
  return addOwnerRequest(tx, leadId, 'maybe-stop', now, known[0])
}

/** Notes STOP or START of a number (E.164); false when that was noted already. Either ends every doubt about it. In a transaction. */
export const setOptOut = (
  tx: Queryable,
  keys: KeyRing,
  phone: string,
  out: boolean,
  now: Date,
): Promise<boolean> => setOptOutByKeys(tx, phoneKeys(keys, phone), out, now)

/** The same of a number that is not known, by keyed hashes of it. */
export async function setOptOutByKeys(
  tx: Queryable,
  known: readonly string[],
  out: boolean,
  now: Date,
): Promise<boolean> {
  await lockNumber(tx, known)
  const rows = out
    ? await tx.query(
        `insert into sms_opt_out (phone_key, at) select $1, $2::timestamptz
         where not exists (select from sms_opt_out where phone_key = any($3::text[])) on conflict do nothing returning phone_key`,
        [known[0]!, now, known],
      )
    : await tx.query(`delete from sms_opt_out where phone_key = any($1::text[]) returning phone_key`, [known])
  await tx.query(`update owner_request set done_at = $2::timestamptz where ${IS_OF_NUMBER}`, [known, now])
  return rows.length > 0
}

interface LeadWithPhone {
  readonly id: string
  readonly language: Language
  readonly brand: string
  readonly stage: Stage
  /** The number was changed and does not act yet: who writes from it may be anybody. */
  readonly held: boolean
}

/** The applications with a cell phone number (E.164), newest first. */
export const leadsWithPhone = (
  db: Queryable,
  keys: KeyRing,
  phone: string,
  now: Date,
): Promise<LeadWithPhone[]> =>
  db.query(
    `select id, language, brand, stage, exists (select from contact_hold h where h.lead_id = lead.id and h.channel = 'sms'
       and h.released_at is null and h.until > $2::timestamptz) as held
     from lead where phone_key = any($1::text[]) order by created_at desc, id desc limit 20`,
    [phoneKeys(keys, phone), now],
  )
