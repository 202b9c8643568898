// Numbers that texts go to: who has said STOP, who may have, and whose applications they belong to. By keyed hashes alone.
import type { Stage } from '#core/domain/lead-stage.ts'
import { fromE164 } from '#core/fields/phone.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

const phoneKeys = (keys: KeyRing, phone: string): string[] => keys.everyIndex(fromE164(phone), 'phone')

/** Whether a number (E.164) has said STOP. */
export async function hasOptedOut(db: Queryable, keys: KeyRing, phone: string): Promise<boolean> {
  const rows = await db.query(`select 1 from sms_opt_out where phone_key = any($1::text[])`, [
    phoneKeys(keys, phone),
  ])
  return rows.length > 0
}

/** Whether the owner of a number (E.164) may have asked for no more texts, and nobody has judged it yet. */
export async function mayHaveStopped(db: Queryable, keys: KeyRing, phone: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from lead l join owner_request r on r.lead_id = l.id
     where l.phone_key = any($1::text[]) and r.kind = 'maybe-stop' and r.done_at is null limit 1`,
    [phoneKeys(keys, phone)],
  )
  return rows.length > 0
}

/** Notes STOP or START; false when that was noted already. */
export async function setOptOut(
  tx: Queryable,
  keys: KeyRing,
  phone: string,
  out: boolean,
  now: Date,
): Promise<boolean> {
  const known = phoneKeys(keys, phone)
  const rows = out
    ? await tx.query(
        `insert into sms_opt_out (phone_key, at) select $1, $2::timestamptz
         where not exists (select from sms_opt_out where phone_key = any($3::text[])) on conflict do nothing returning phone_key`,
        [known[0]!, now, known],
      )
    : await tx.query(`delete from sms_opt_out where phone_key = any($1::text[]) returning phone_key`, [known])
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
