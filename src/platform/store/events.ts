// The audit log: who did what to an application, when and from where. Append-only; never a sensitive value.
import type { EventDetails, EventKind, KindsTelling, Told } from '#core/contract/event-details.ts'
import type { Id } from '#core/ground/id.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

/** guest: somebody without a login who reads a file by a link and its access code. */
export type Actor = 'applicant' | 'staff' | 'system' | 'provider' | 'guest'

/** Who does it, and from where. */
export interface DoneBy {
  readonly actor: Actor
  /** The staff member, when one did it. */
  readonly actorId?: string | null
  readonly ip?: string | null
  readonly userAgent?: string | null
}

/** What it happened to: an application, a business or an affiliate. */
export type EventOf =
  | { readonly leadId: string; readonly businessId?: undefined; readonly affiliateId?: undefined }
  | { readonly businessId: string; readonly leadId?: undefined; readonly affiliateId?: undefined }
  | { readonly affiliateId: string; readonly leadId?: undefined; readonly businessId?: undefined }

/** The id of what it happened to: all ids are of one kind. */
export const idOf = (of: EventOf): string =>
  of.businessId !== undefined ? of.businessId : of.affiliateId !== undefined ? of.affiliateId : of.leadId

/** What happened to which of them, by whom: only what `EventDetails` lists. */
export type NewEvent<K extends EventKind = EventKind> = DoneBy & EventOf & Told<K>

/** An event as it is stored: of a kind of today, or one that older rows hold. */

export interface EventRow {
  readonly id: Id
  readonly at: Date
  readonly kind: string
  readonly actor: Actor
  readonly actorId: string | null
  readonly ip: string | null
  readonly detail: Record<string, unknown>
}

export async function addEvent(tx: Queryable, event: NewEvent, now: Date): Promise<void> {
  await tx.query(
    `insert into event (lead_id, id, at, kind, actor, actor_id, ip, user_agent, detail)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5, $6::uuid, $7, $8, $9::jsonb)`,
    [
      idOf(event),
      newId(now),
      now,
      event.kind,
      event.actor,
      event.actorId ?? null,
      event.ip ?? null,
      event.userAgent ?? null,
      json(event.detail ?? {}),
    ],
  )
}

/** All events of an application, a business or an affiliate, oldest first. */
export const eventsOf = (db: Queryable, leadId: string): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select id, at, kind, actor, actor_id as "actorId", ip, detail from event where lead_id = $1::uuid order by at, id`,
    [leadId],
  )

/** Whether an event of this kind happened to the application since then. */
export async function happenedSince(
  db: Queryable,
  leadId: string,
  kind: EventKind,
  since: Date,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from event where lead_id = $1::uuid and kind = $2 and at >= $3::timestamptz limit 1`,
    [leadId, kind, since],
  )
  return rows.length > 0
}

/** The latest event of these kinds; null where there is none. */
export async function latestEvent<K extends EventKind>(
  db: Queryable,
  leadId: string,
  kinds: readonly K[],
): Promise<{ readonly kind: K; readonly detail: EventDetails[K] } | null> {
  const rows = await db.query<{ kind: K; detail: EventDetails[K] }>(
    `select kind, detail from event where lead_id = $1::uuid and kind = any($2::text[])
     order by at desc, id desc limit 1`,
    [leadId, kinds],
  )
  return rows[0] ?? null
}

/** Whether a member of staff did this to the application at that moment or later. */
export async function didSince(
  db: Queryable,
  leadId: string,
  kind: EventKind,
  staffId: string,
  since: Date,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from event where lead_id = $1::uuid and kind = $2 and actor_id = $3::uuid and at >= $4::timestamptz limit 1`,
    [leadId, kind, staffId, since],
  )
  return rows.length > 0
}

/** Whether this person opened the document at that moment or later. */
export async function openedSince(
  db: Queryable,
  { leadId, document, staffId }: { leadId: string; document: string; staffId: string },
  since: Date,
): Promise<boolean> {
  const rows = await db.query(
    `select 1 from event where lead_id = $1::uuid and kind = 'document-opened' and detail->>'document' = $2
       and actor_id = $3::uuid and at >= $4::timestamptz limit 1`,
    [leadId, document, staffId, since],
  )
  return rows.length > 0
}

/** Whether we wrote to the owner when it was last noted that their bank waits for them; also for older ways of noting it. */
export async function wasOwnerAsked(db: Queryable, leadId: string, connection: string): Promise<boolean> {
  const rows = await db.query<{ unasked: boolean }>(
    `select coalesce((detail->>'unasked')::boolean, false) as unasked from event
     where lead_id = $1::uuid and kind = 'bank-needs-attention' and detail->>'connection' = $2
     order by at desc, id desc limit 1`,
    [leadId, connection],
  )
  return !rows[0]?.unasked
}

const timesOf =
  (which: 'min' | 'max') =>
  async <K extends EventKind>(
    db: Queryable,
    leadId: string,
    kinds: readonly K[],
  ): Promise<ReadonlyMap<K, Date>> => {
    const rows = await db.query<{ kind: K; at: Date }>(
      `select kind, ${which}(at) as at from event where lead_id = $1::uuid and kind = any($2::text[]) group by kind`,
      [leadId, kinds],
    )
    return new Map(rows.map(({ kind, at }) => [kind, at]))
  }

/** When events of these kinds first happened to the application. */
export const firstEvents = timesOf('min')

/** When events of these kinds last happened to the application. */
export const lastEvents = timesOf('max')

/** How many events of a kind an application ever had. */
export async function countEvents(db: Queryable, leadId: string, kind: EventKind): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select count(*)::int as n from event where lead_id = $1::uuid and kind = $2`,
    [leadId, kind],
  )
  return rows[0]?.n ?? 0
}

/** How many fields the events of this kind since then name in their `fields`, all together. */
export async function countFieldsToldSince(
  db: Queryable,
  leadId: string,
  kind: KindsTelling<'fields'>,
  since: Date,
): Promise<number> {
  const rows = await db.query<{ n: number }>(
    `select coalesce(sum(jsonb_array_length(detail->'fields')), 0)::int as n
     from event where lead_id = $1::uuid and kind = $2 and at >= $3::timestamptz`,
    [leadId, kind, since],
  )
  return rows[0]?.n ?? 0
}

/** To which of these applications a staff member did this on the present day in New York. */
export async function doneToday(
  db: Queryable,
  leadIds: readonly string[],
  kind: string,
  staffId: string,
  now: Date,
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ id: string }>(
    `select distinct lead_id as id from event where lead_id = any($1::uuid[]) and kind = $2 and actor_id = $3::uuid
       and at > $4::timestamptz - interval '25 hours'
       and (at at time zone 'America/New_York')::date = ($4::timestamptz at time zone 'America/New_York')::date`,
    [leadIds, kind, staffId, now],
  )
  return new Set(rows.map(({ id }) => id))
}

/** What a member of staff's latest event of this kind on an application says, if it is of today (US Eastern); null where there is none. */
export async function detailToday<Detail>(
  db: Queryable,
  leadId: string,
  kind: EventKind,
  staffId: string,
  now: Date,
): Promise<Detail | null> {
  const rows = await db.query<{ detail: Detail }>(
    `select detail from event where lead_id = $1::uuid and kind = $2 and actor_id = $3::uuid
       and at > $4::timestamptz - interval '25 hours'
       and (at at time zone 'America/New_York')::date = ($4::timestamptz at time zone 'America/New_York')::date
     order by at desc, id desc limit 1`,
    [leadId, kind, staffId, now],
  )
  return rows[0]?.detail ?? null
}
