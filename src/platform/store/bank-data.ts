// Bank connections and their histories. Secrets and histories are encrypted; a history is never changed.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { KeyRing } from '../keys.ts'
import type { BankDataPort } from '../providers/bank-data/port.ts'
import { whereReadable } from './lead-secrets.ts'
import type { BankState } from './leads.ts'

export type BankVendor = BankDataPort['vendor']
export type ConnectionState = 'linking' | 'linked' | 'needs-attention' | 'failed' | 'skipped' | 'revoked'

export interface ConnectionRow {
  readonly id: Id
  readonly leadId: string
  readonly provider: BankVendor
  readonly state: ConnectionState
  /** Ciphertext of a `ConnectionSecret`. */
  readonly secret: string | null
  readonly institution: string
  /** Ciphertext of `LinkedAccount[]`. */
  readonly accounts: string | null
  readonly reason: string | null
  readonly refreshWanted: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
}

/** What is kept of a connection for the vendor; every part is a secret. */
export interface ConnectionSecret {
  /** The customer made for this application when the linking began. */
  readonly customerRef?: string
  /** What the widget was opened with last: the vendor answers by it how that ended. */
  readonly linkToken?: string
  /** A token that can be exchanged once, until it was. */
  readonly publicToken?: string
  /** The adapter's own, once linked. */
  readonly access?: string
  /** The `accountsKey` of the accounts that were taken over last. */
  readonly accountsKey?: string
}

/** What a person is shown of an account. */
export interface LinkedAccount {
  readonly name: string
  readonly mask: string
  readonly kind: string
  /** The bank calls it a personal one. */
  readonly personal?: true
}

/** Of `ConnectionRow`. */
export const connectionColumns = `id, lead_id as "leadId", provider, state, secret, institution, accounts, reason,
  refresh_wanted as "refreshWanted", created_at as "createdAt", updated_at as "updatedAt"`

export const sealConnection = (keys: KeyRing, id: string, secret: ConnectionSecret): string =>
  keys.seal(JSON.stringify(secret), `bank_connection.secret:${id}`)

export const openConnection = (keys: KeyRing, row: ConnectionRow): ConnectionSecret =>
  row.secret
    ? (JSON.parse(keys.open(row.secret, `bank_connection.secret:${row.id}`)) as ConnectionSecret)
    : {}

export const sealAccounts = (keys: KeyRing, id: string, accounts: readonly LinkedAccount[]): string =>
  keys.seal(JSON.stringify(accounts), `bank_connection.accounts:${id}`)

/** None are known where they cannot be read any more. */
export const openAccounts = (
  deps: Pick<Deps, 'keys' | 'log'>,
  { id, accounts }: ConnectionRow,
): readonly LinkedAccount[] => {
  const text =
    accounts &&
    whereReadable(deps, { connection: id, field: 'accounts' }, () =>
      deps.keys.open(accounts, `bank_connection.accounts:${id}`),
    )
  return text ? (JSON.parse(text) as LinkedAccount[]) : []
}

/** All connections of an application, newest first. */
export const connectionsOf = (db: Queryable, leadId: string): Promise<ConnectionRow[]> =>
  db.query<ConnectionRow>(
    `select ${connectionColumns} from bank_connection where lead_id = $1::uuid order by created_at desc, id desc`,
    [leadId],
  )

export async function readConnection(
  db: Queryable,
  leadId: string,
  id: string,
): Promise<ConnectionRow | null> {
  const rows = await db.query<ConnectionRow>(
    `select ${connectionColumns} from bank_connection where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return rows[0] ?? null
}

export async function addConnection(
  tx: Queryable,
  row: Pick<ConnectionRow, 'id' | 'leadId' | 'provider' | 'state'> & {
    secret?: string
    reason?: string | null
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into bank_connection (lead_id, id, provider, state, secret, reason, created_at, updated_at)
     values ($1::uuid, $2::uuid, $3, $4, $5, $6, $7::timestamptz, $7::timestamptz)`,
    [row.leadId, row.id, row.provider, row.state, row.secret ?? null, row.reason ?? null, now],
  )
}

interface ConnectionChange {
  readonly state?: ConnectionState
  /** null = forget it. */
  readonly secret?: string | null
  readonly institution?: string
  readonly accounts?: string
  /** Whether the bank gave account and routing number of the account that money would go to; null = there is none. */
  readonly numbersKnown?: boolean | null
  /** null = it is gone. */
  readonly reason?: string | null
  readonly refreshWanted?: boolean
}

/** Changes a connection; with `from` only while it is in one of these states. Answers whether it was changed. */
export async function changeConnection(
  tx: Queryable,
  { leadId, id }: { readonly leadId: string; readonly id: string },
  change: ConnectionChange,
  now: Date,
  from?: readonly ConnectionState[],
): Promise<boolean> {
  const rows = await tx.query(
    `update bank_connection set updated_at = $3::timestamptz, state = coalesce($4, state),
       secret = case when $5::boolean then $6 else secret end, institution = coalesce($7, institution),
       accounts = coalesce($8, accounts), reason = case when $9::boolean then $10 else reason end,
       refresh_wanted = coalesce($11::boolean, refresh_wanted),
       numbers_known = case when $13::boolean then $14::boolean else numbers_known end
     where lead_id = $1::uuid and id = $2::uuid and ($12::text[] is null or state = any($12::text[]))
     returning id`,
    [
      leadId,
      id,
      now,
      change.state ?? null,
      change.secret !== undefined,
      change.secret ?? null,
      change.institution ?? null,
      change.accounts ?? null,
      change.reason !== undefined,
      change.reason ?? null,
      change.refreshWanted ?? null,
      from ?? null,
      change.numbersKnown !== undefined,
      change.numbersKnown ?? null,
    ],
  )
  return rows.length > 0
}

/** Removes a connection that was never used: another row is the same one. */
export async function dropConnection(tx: Queryable, leadId: string, id: string): Promise<void> {
  await tx.query(`delete from bank_ref where lead_id = $1::uuid and connection_id = $2::uuid`, [leadId, id])
  await tx.query(
    `delete from bank_connection where lead_id = $1::uuid and id = $2::uuid and state = 'linking'`,
    [leadId, id],
  )
}

/** A history ready to be stored: compressed and encrypted outside the transaction, for `historyPlace(id)`. */
interface PackedHistory {
  readonly id: string
  readonly data: Uint8Array
}

/** Where a history is sealed for. */
export const historyPlace = (id: string): string => `bank_history.data:${id}`

export async function addHistory(
  tx: Queryable,
  { leadId, id }: { readonly leadId: string; readonly id: string },
  packed: PackedHistory,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into bank_history (lead_id, connection_id, id, fetched_at, data)
     values ($1::uuid, $2::uuid, $3::uuid, $4::timestamptz, $5)`,
    [leadId, id, packed.id, now, packed.data],
  )
}

export interface StoredHistory {
  readonly id: string
  readonly connectionId: string
  readonly fetchedAt: Date
  /** Not a bank told it: it was read from statements. */
  readonly isRead: boolean
}

const historyColumns = `h.id, h.connection_id as "connectionId", h.fetched_at as "fetchedAt",
  h.made_of is not null as "isRead"`

/** Histories with their connections; those of statements have none. */
const withConnections = `bank_history h left join bank_connection c on c.lead_id = h.lead_id and c.id = h.connection_id`

const stands = `(h.made_of is not null or c.state in ('linked', 'needs-attention'))`

/**
 * The newest history of every connection that is linked or waits for its owner, by connection, and before them the one that was read from
 * statements; without their lines.
 */
export const latestHistories = (db: Queryable, leadId: string): Promise<StoredHistory[]> =>
  db.query<StoredHistory>(
    `select distinct on (h.connection_id) ${historyColumns} from ${withConnections}
     where h.lead_id = $1::uuid and ${stands}
     order by h.connection_id, h.fetched_at desc, h.id desc`,
    [leadId],
  )

/** The history before the newest of every such connection, and of statements; one that was read once has none. */
export const earlierHistories = (db: Queryable, leadId: string): Promise<StoredHistory[]> =>
  db.query<StoredHistory>(
    `select id, "connectionId", "fetchedAt", "isRead" from (
       select ${historyColumns},
         row_number() over (partition by h.connection_id order by h.fetched_at desc, h.id desc) as place
       from ${withConnections} where h.lead_id = $1::uuid and ${stands}) each
     where place = 2`,
    [leadId],
  )

/**
 * As `latestHistories`, as of a moment in the past, also where access was given up since. A connection that another one of
 * the same bank replaced counts only while that one had no history yet.
 */
export async function historiesAt(db: Queryable, leadId: string, at: Date): Promise<StoredHistory[]> {
  const rows = await db.query<StoredHistory & { readonly replaced: boolean }>(
    `select distinct on (h.connection_id) ${historyColumns}, c.reason is not distinct from 'replaced' as replaced
     from ${withConnections}
     where h.lead_id = $1::uuid and h.fetched_at <= $2::timestamptz and (h.made_of is not null or c.id is not null)
     order by h.connection_id, h.fetched_at desc, h.id desc`,
    [leadId, at],
  )
  const standing = rows.filter(({ replaced }) => !replaced)
  return standing.length ? standing : rows
}

/** These histories as they are stored, in the given order. */
export async function packedHistories(
  db: Queryable,
  leadId: string,
  histories: readonly Pick<StoredHistory, 'id'>[],
): Promise<PackedHistory[]> {
  const ids = histories.map(({ id }) => id)
  return db.query<PackedHistory>(
    `select id, data from bank_history where lead_id = $1::uuid and id = any($2::uuid[])
     order by array_position($2::uuid[], id)`,
    [leadId, ids],
  )
}

/**
 * Whether no voided check is needed: the linked banks gave account and routing number of the account that money would go to, each of
 * them that has one. Not yet read or not known counts as no.
 */
export async function areNumbersKnown(db: Queryable, leadId: string): Promise<boolean> {
  const rows = await db.query<{ known: boolean }>(
    `select coalesce(bool_and(numbers_known), false) as known from bank_connection
     where lead_id = $1::uuid and state in ('linked', 'needs-attention')`,
    [leadId],
  )
  return rows[0]?.known ?? false
}

/** When a connection's history was last fetched, null = never. */
export async function lastFetch(db: Queryable, leadId: string, connectionId: string): Promise<Date | null> {
  const rows = await db.query<{ at: Date | null }>(
    `select max(fetched_at) as at from bank_history where lead_id = $1::uuid and connection_id = $2::uuid`,
    [leadId, connectionId],
  )
  return rows[0]?.at ?? null
}

/**
 * Writes the application's bank state after a connection changed: linked when any is, else waiting for its owner when any is, else
 * what the changed one says. Uploaded statements stay when a link failed, was skipped or ended, even if it worked for a time.
 */
export async function settleBankState(
  tx: Queryable,
  leadId: string,
  changed: ConnectionState,
  now: Date,
): Promise<BankState> {
  const plain: BankState = changed === 'revoked' ? 'none' : changed
  const rows = await tx.query<{ state: BankState }>(
    `update lead set updated_at = $3::timestamptz, bank_state = case
       when exists (select from bank_connection where lead_id = $1::uuid and state = 'linked') then 'linked'
       when exists (select from bank_connection where lead_id = $1::uuid and state = 'needs-attention') then 'needs-attention'
       when bank_state = 'statements' then bank_state
       when $2 <> 'linking' and exists (select from document where lead_id = $1::uuid and kind = 'bank-statement'
         and removed_at is null) then 'statements'
       else $2 end
     where id = $1::uuid returning bank_state as state`,
    [leadId, plain, now],
  )
  return rows[0]?.state ?? plain
}

/** After so many tries and some minutes the page shows other ways; the worker goes on asking the bank. */
export const BANK_TRIES = 7

/**
 * Nobody waits for these jobs: the finish of a lost browser, once its connection is linked, or was read and refused; and a
 * history that is still asked for after the page showed other ways, or because one account of a bank that gave the
 * others is down.
 */
const stillNeeded = `not exists (
  select from bank_connection c where c.lead_id = job.lead_id and c.id::text = job.once_key and case job.kind
    when 'finish-bank-link' then c.state = 'linked' or (c.state = 'failed' and c.accounts is not null)
    when 'fetch-bank-history' then c.state = 'needs-attention' and job.attempts > 0
      and ((c.reason = 'unavailable' and job.attempts >= ${BANK_TRIES}) or (c.reason = 'institution-down' and c.accounts is not null))
    else false end)`

/** Kinds of the open jobs of an application that stand between a linked bank and its decision. */
export async function openBankJobs(db: Queryable, leadId: string): Promise<string[]> {
  const rows = await db.query<{ kind: string }>(
    `select distinct kind from job where lead_id = $1::uuid and state = 'ready'
       and kind in ('finish-bank-link', 'fetch-bank-history', 'decide-application') and ${stillNeeded}`,
    [leadId],
  )
  return rows.map((row) => row.kind)
}

/** The connections whose banks are being asked for their history now. */
export async function connectionsAwaited(db: Queryable, leadId: string): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    `select once_key as id from job where lead_id = $1::uuid and state = 'ready' and kind = 'fetch-bank-history'
       and ${stillNeeded}`,
    [leadId],
  )
  return new Set(rows.map(({ id }) => id))
}

/** Whether a job about this very connection is still to be done, or being done. */
export async function isConnectionJobOpen(
  db: Queryable,
  { leadId, id }: Pick<ConnectionRow, 'leadId' | 'id'>,
  kind: 'finish-bank-link' | 'fetch-bank-history',
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from job where lead_id = $1::uuid and kind = $2 and once_key = $3 and state = 'ready'`,
    [leadId, kind, id],
  )
  return rows.length > 0
}

/** The first open job of these kinds that was not tried more than `patience` times: a provider that answered badly is not waited for. */
export async function awaitedJob(
  db: Queryable,
  leadId: string,
  kinds: readonly string[],
  patience: number,
): Promise<string | null> {
  const rows = await db.query<{ kind: string }>(
    `select kind from job where lead_id = $1::uuid and state = 'ready' and kind = any($2::text[])
       and attempts <= $3::int and ${stillNeeded} limit 1`,
    [leadId, kinds, patience],
  )
  return rows[0]?.kind ?? null
}

/**
 * Whether all that was linked was read and is sound, and nothing more is on its way: no bank whose token is still being exchanged, no
 * history, statement or credit report that is still asked for, however often it was tried.
 */
export async function isBankDataWhole(db: Queryable, keys: KeyRing, leadId: string): Promise<boolean> {
  const read = new Set((await latestHistories(db, leadId)).map(({ connectionId }) => connectionId))
  for (const row of await connectionsOf(db, leadId)) {
    if (row.state === 'needs-attention' || (row.state === 'linked' && !read.has(row.id))) return false
    if (row.state === 'linking' && openConnection(keys, row).publicToken !== undefined) return false
  }
  const jobs = await db.query(
    `select 1 from job where lead_id = $1::uuid and state = 'ready'
       and kind in ('finish-bank-link', 'fetch-bank-history', 'read-statements', 'pull-credit-report') limit 1`,
    [leadId],
  )
  return jobs.length === 0
}
