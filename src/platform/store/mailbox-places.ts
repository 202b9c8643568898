// How far each mailbox was read, and who reads it now: one process at a time.
import type { Queryable } from '../db/db.ts'
import type { MailPlace } from '../providers/mailbox/port.ts'

/** Takes a mailbox until a moment; answers its place, null = never read. `false`: somebody else has it. `mailbox`: a keyed hash. */
export async function takeMailbox(
  db: Queryable,
  mailbox: string,
  until: Date,
  now: Date,
): Promise<{ readonly place: MailPlace | null } | false> {
  const [row] = await db.query<{ validity: string | null; uid: number }>(
    `insert into mailbox_place as m (mailbox, locked_until) values ($1, $2::timestamptz)
     on conflict (mailbox) do update set locked_until = excluded.locked_until
       where m.locked_until is null or m.locked_until <= $3::timestamptz
     returning validity, uid::int as uid`,
    [mailbox, until, now],
  )
  if (!row) return false
  return { place: row.validity === null ? null : { validity: row.validity, uid: row.uid } }
}

export const keepPlace = (db: Queryable, mailbox: string, { validity, uid }: MailPlace): Promise<unknown> =>
  db.query('update mailbox_place set validity = $2, uid = $3::bigint where mailbox = $1', [
    mailbox,
    validity,
    uid,
  ])

export const leaveMailbox = (db: Queryable, mailbox: string): Promise<unknown> =>
  db.query('update mailbox_place set locked_until = null where mailbox = $1', [mailbox])
