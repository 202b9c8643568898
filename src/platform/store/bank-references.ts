// How vendors name our bank connections, kept as keyed hashes, and which of their events were seen.
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import { connectionColumns, type BankVendor, type ConnectionRow } from './bank-data.ts'

export type RefKind = 'item' | 'customer' | 'report' | 'link-token' | 'public-token'

/** By every version of the key: connections are also compared with each other by them. */
const refKeys = (keys: KeyRing, vendor: BankVendor, kind: RefKind, ref: string): string[] =>
  keys.everyIndex(`${vendor}:${kind}:${ref}`, 'bank-ref')

/** Notes how the vendor names a connection. */
export async function addRef(
  tx: Queryable,
  keys: KeyRing,
  named: {
    readonly row: Pick<ConnectionRow, 'leadId' | 'id' | 'provider'>
    readonly kind: RefKind
    readonly ref: string
  },
): Promise<void> {
  const { row, kind, ref } = named
  await tx.query(
    `insert into bank_ref (ref_key, lead_id, connection_id) select unnest($1::text[]), $2::uuid, $3::uuid on conflict do nothing`,
    [refKeys(keys, row.provider, kind, ref), row.leadId, row.id],
  )
}

/** The connections that a vendor's reference names, newest first; several when it is that of a customer. */
export const findConnectionsByReference = (
  db: Queryable,
  keys: KeyRing,
  named: { readonly vendor: BankVendor; readonly kind: RefKind; readonly ref: string },
): Promise<ConnectionRow[]> =>
  db.query<ConnectionRow>(
    `select ${connectionColumns} from bank_connection c
     where exists (select from bank_ref r where r.ref_key = any($1::text[]) and r.lead_id = c.lead_id and r.connection_id = c.id)
     order by c.created_at desc`,
    [refKeys(keys, named.vendor, named.kind, named.ref)],
  )

/** Names a connection as another one is named: both are the same access at the vendor. */
export async function copyRefs(
  tx: Queryable,
  from: Pick<ConnectionRow, 'leadId' | 'id'>,
  to: Pick<ConnectionRow, 'leadId' | 'id'>,
): Promise<void> {
  await tx.query(
    `insert into bank_ref (ref_key, lead_id, connection_id) select ref_key, $3::uuid, $4::uuid from bank_ref
     where lead_id = $1::uuid and connection_id = $2::uuid on conflict do nothing`,
    [from.leadId, from.id, to.leadId, to.id],
  )
}

/** Held to the end of the transaction: whoever else reads the bank by the same access waits. */
export const lockAccess = (
  tx: Queryable,
  { leadId, id }: Pick<ConnectionRow, 'leadId' | 'id'>,
): Promise<unknown> =>
  tx.query(
    `select 1 from bank_ref where ref_key in (
       select ref_key from bank_ref where lead_id = $1::uuid and connection_id = $2::uuid)
     order by ref_key, lead_id, connection_id for update`,
    [leadId, id],
  )

/**
 * Whether another connection still reads its bank by the same access, or links one to the same customer: then it must not be given back. It
 * may be one of the same application, made since.
 */
export async function isSharedAccess(
  db: Queryable,
  { leadId, id }: Pick<ConnectionRow, 'leadId' | 'id'>,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from bank_ref mine join bank_ref theirs on theirs.ref_key = mine.ref_key
       join bank_connection c on c.lead_id = theirs.lead_id and c.id = theirs.connection_id
     where mine.lead_id = $1::uuid and mine.connection_id = $2::uuid and c.id <> mine.connection_id
       and c.state in ('linking', 'linked', 'needs-attention') and c.secret is not null limit 1`,
    [leadId, id],
  )
  return rows.length > 0
}

/** Notes a vendor's event; false when it was seen before. */
export async function markWebhookSeen(
  tx: Queryable,
  vendor: BankVendor,
  eventId: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into webhook_seen (provider, event_id, at) values ($1, $2, $3::timestamptz)
     on conflict do nothing returning event_id`,
    [vendor, eventId, now],
  )
  return rows.length > 0
}
