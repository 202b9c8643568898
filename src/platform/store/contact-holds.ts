// Contacts that were corrected and do not act yet: until when, by whom, and the code that the owner reads back.
import type { Queryable } from '../db/db.ts'

export type HeldChannel = 'email' | 'sms'

export interface ContactHold {
  readonly leadId: string
  readonly channel: HeldChannel
  readonly until: Date
  readonly madeBy: string
  /** Keyed hash. */
  readonly codeHash: string | null
  readonly attempts: number
}

/** Holds a contact; a new correction begins anew. */
export async function holdContact(tx: Queryable, hold: Omit<ContactHold, 'attempts'>): Promise<void> {
  await tx.query(
    `insert into contact_hold (lead_id, channel, until, made_by, code_hash)
     values ($1::uuid, $2, $3::timestamptz, $4::uuid, $5)
     on conflict (lead_id, channel) do update set until = excluded.until, made_by = excluded.made_by,
       code_hash = excluded.code_hash, attempts = 0, released_at = null, released_by = null`,
    [hold.leadId, hold.channel, hold.until, hold.madeBy, hold.codeHash],
  )
}

/** What is held now. */
export const contactHolds = (db: Queryable, leadId: string, now: Date): Promise<ContactHold[]> =>
  db.query<ContactHold>(
    `select lead_id as "leadId", channel, until, made_by as "madeBy", code_hash as "codeHash", attempts
     from contact_hold where lead_id = $1::uuid and released_at is null and until > $2::timestamptz order by channel`,
    [leadId, now],
  )

export async function releaseContact(
  tx: Queryable,
  { leadId, channel }: Pick<ContactHold, 'leadId' | 'channel'>,
  by: string,
  now: Date,
): Promise<void> {
  await tx.query(
    `update contact_hold set released_at = $3::timestamptz, released_by = $4::uuid
     where lead_id = $1::uuid and channel = $2`,
    [leadId, channel, now, by],
  )
  // What waited goes at once.
  await tx.query(
    `update job set run_at = $2::timestamptz
     where lead_id = $1::uuid and kind = 'deliver-message' and state = 'ready' and run_at > $2::timestamptz`,
    [leadId, now],
  )
}

export async function countAttempt(
  tx: Queryable,
  { leadId, channel }: Pick<ContactHold, 'leadId' | 'channel'>,
): Promise<void> {
  await tx.query(
    'update contact_hold set attempts = attempts + 1 where lead_id = $1::uuid and channel = $2',
    [leadId, channel],
  )
}
