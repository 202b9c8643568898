// The applications that a contact opens in the portal: those that hold it, unless it is a changed one that does not act yet.
import type { Queryable } from '../db/db.ts'
import { columns, type LeadRow } from './leads.ts'
import type { ContactKey } from './portal-codes.ts'

/** More than anybody has; a contact that somebody types into applications again and again does not make the page endless. */
const MOST = 40

const column = { email: 'email_key', sms: 'phone_key' } as const
const acts = `not exists (select from contact_hold h where h.lead_id = lead.id and h.channel = $1 and h.released_at is null
  and h.until > $3::timestamptz)`

/** All of them, newest first. */
export const leadsOfContact = (db: Queryable, { channel, key }: ContactKey, now: Date): Promise<LeadRow[]> =>
  db.query<LeadRow>(
    `select ${columns} from lead where ${column[channel]} = any(string_to_array($2, ',')) and ${acts} order by created_at desc, id desc limit ${MOST}`,
    [channel, key, now],
  )

/** One of them by its id; null where it is not the contact's. */
export async function leadOfContact(
  db: Queryable,
  { channel, key }: ContactKey,
  id: string,
  now: Date,
): Promise<LeadRow | null> {
  const rows = await db.query<LeadRow>(
    `select ${columns} from lead where id = $4::uuid and ${column[channel]} = any(string_to_array($2, ',')) and ${acts}`,
    [channel, key, now, id],
  )
  return rows[0] ?? null
}
