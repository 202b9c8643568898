// Links sent to people: an unguessable code, stored only as a keyed hash, bound to one purpose, expiring, revocable (decision 29).
import type { Id } from '#core/ground/id.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { json, type Queryable } from '../db/db.ts'
import { newCode, newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import { addEvent } from './events.ts'

/** What a link leads to besides its application, e.g. {documents: true}: ids and choices, nothing personal. */
export type LinkDetail = Readonly<Record<string, string | number | boolean | null>>

export interface LinkRow {
  readonly id: Id
  readonly leadId: string
  readonly purpose: LinkPurpose
  readonly createdAt: Date
  readonly createdBy: string | null
  readonly expiresAt: Date
  readonly revokedAt: Date | null
  readonly openedAt: Date | null
  readonly openedCount: number
  readonly finishedAt: Date | null
  readonly detail: LinkDetail
  /** Where the latest visit came from, by the wire's names; empty before the first. */
  readonly visit: Readonly<Record<string, string>>
}

const columns = `id, lead_id as "leadId", purpose, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt",
  revoked_at as "revokedAt", opened_at as "openedAt", opened_count as "openedCount", finished_at as "finishedAt", detail, visit`

export interface NewLink {
  readonly leadId: string
  readonly purpose: LinkPurpose
  /** The staff member who asked for it; null = the product itself. */
  readonly createdBy?: string | null
  /** A part of a day is told in fractions. */
  readonly expiresInDays: number
  readonly detail?: LinkDetail
}

const hashOf = (keys: KeyRing, code: string) => keys.index(code, 'link')

/** Makes a link. The code is told here once and never stored in the clear. */
export async function createLink(
  tx: Queryable,
  keys: KeyRing,
  link: NewLink,
  now: Date,
): Promise<{ readonly id: Id; readonly code: string }> {
  const id = newId(now)
  const code = newCode()
  await tx.query(
    `insert into link (lead_id, id, purpose, code_hash, created_at, created_by, expires_at, detail)
     values ($1::uuid, $2::uuid, $3, $4, $5::timestamptz, $6::uuid, $5::timestamptz + $7::float8 * interval '1 day', $8::jsonb)`,
    [
      link.leadId,
      id,
      link.purpose,
      hashOf(keys, code),
      now,
      link.createdBy ?? null,
      link.expiresInDays,
      json(link.detail ?? {}),
    ],
  )
  await addEvent(
    tx,
    {
      leadId: link.leadId,
      kind: 'link-created',
      actor: link.createdBy ? 'staff' : 'system',
      actorId: link.createdBy ?? null,
      detail: {
        link: id,
        purpose: link.purpose,
        days: link.expiresInDays,
        ...(link.detail?.handOver === true && { handOver: true }),
      },
    },
    now,
  )
  return { id, code }
}

/** The valid link of a code for one of these purposes; null when made up, expired, revoked or meant for something else, all alike. */
export async function findLink(
  db: Queryable,
  keys: KeyRing,
  code: string,
  purposes: readonly LinkPurpose[],
  now: Date,
): Promise<LinkRow | null> {
  const rows = await db.query<LinkRow>(
    `select ${columns} from link
     where code_hash = $1 and purpose = any($2::text[]) and revoked_at is null and expires_at > $3::timestamptz`,
    [hashOf(keys, code.trim()), purposes, now],
  )
  return rows[0] ?? null
}

/** The link of a code that ended by its time alone: nobody took it back. Null for every other. */
export async function findExpiredLink(
  db: Queryable,
  keys: KeyRing,
  code: string,
  now: Date,
): Promise<LinkRow | null> {
  const rows = await db.query<LinkRow>(
    `select ${columns} from link where code_hash = $1 and revoked_at is null and expires_at <= $2::timestamptz`,
    [hashOf(keys, code.trim()), now],
  )
  return rows[0] ?? null
}

/** Ends a link; false when there is none or it has ended already. */
export async function revokeLink(
  tx: Queryable,
  link: { readonly leadId: string; readonly id: string; readonly actorId: string | null },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query<{ id: Id; purpose: LinkPurpose }>(
    `update link set revoked_at = $3::timestamptz where lead_id = $1::uuid and id = $2::uuid and revoked_at is null
     returning id, purpose`,
    [link.leadId, link.id, now],
  )
  if (!rows[0]) return false
  await addEvent(
    tx,
    {
      leadId: link.leadId,
      kind: 'link-revoked',
      actor: link.actorId ? 'staff' : 'system',
      actorId: link.actorId,
      detail: { link: rows[0].id, purpose: rows[0].purpose },
    },
    now,
  )
  return true
}

/** The member of staff who was given the link to copy, and may have opened it: null where only its reader knows the code. */
export async function handedOutBy(
  db: Queryable,
  { leadId, id }: { readonly leadId: string; readonly id: string },
): Promise<string | null> {
  const rows = await db.query<{ by: string | null }>(
    `select actor_id as by from event where lead_id = $1::uuid and kind = 'link-copied' and detail->>'link' = $2 limit 1`,
    [leadId, id],
  )
  return rows[0]?.by ?? null
}

/** Counts an opening; mail scanners open links too, so this never uses one up. The caller writes the event: it knows the request. */
export async function markOpened(
  tx: Queryable,
  link: { readonly leadId: string; readonly id: string },
  now: Date,
): Promise<void> {
  await tx.query(
    `update link set opened_at = coalesce(opened_at, $3::timestamptz), opened_count = opened_count + 1
     where lead_id = $1::uuid and id = $2::uuid`,
    [link.leadId, link.id, now],
  )
}

/** Notes where a visit by the link came from, in place of the visit before. */
export async function noteVisit(
  db: Queryable,
  link: { readonly leadId: string; readonly id: string },
  visit: LinkRow['visit'],
): Promise<void> {
  await db.query(`update link set visit = $3::jsonb where lead_id = $1::uuid and id = $2::uuid`, [
    link.leadId,
    link.id,
    json(visit),
  ])
}

/** Notes that what the link asked for was done; false when it was noted before. The caller writes the event. */
export async function markFinished(
  tx: Queryable,
  link: { readonly leadId: string; readonly id: string },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update link set finished_at = $3::timestamptz where lead_id = $1::uuid and id = $2::uuid and finished_at is null
     returning id`,
    [link.leadId, link.id, now],
  )
  return rows.length > 0
}

/** All links of an application, newest first. */
export const listLinks = (db: Queryable, leadId: string): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `select ${columns} from link where lead_id = $1::uuid order by created_at desc, id desc`,
    [leadId],
  )
