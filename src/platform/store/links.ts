// Links sent to people: an unguessable code, stored only as a keyed hash, bound to one purpose, expiring, revocable (spec T2).
import type { Id } from '#core/ground/id.ts'
import type { AffiliatePurpose, LinkPurpose, LinkSubject } from '#core/domain/links.ts'
import { json, type Queryable } from '../db/db.ts'
import { newCode, newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import { addEvent, idOf, type EventOf } from './events.ts'

/** What a link leads to besides its application, e.g. {documents: true}: ids and choices, nothing personal. */
export type LinkDetail = Readonly<Record<string, string | number | boolean | null>>

export interface LinkRow {
  readonly id: Id
  /** Whom it is about, by kind and id. */
  readonly subject: LinkSubject
  readonly subjectId: string
  /** The application that it opens; null for one to an affiliate, or to a business that has made none yet. */
  readonly leadId: string | null
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

const columns = `id, subject, subject_id as "subjectId", lead_id as "leadId", purpose, created_at as "createdAt", created_by as "createdBy", expires_at as "expiresAt",
  revoked_at as "revokedAt", opened_at as "openedAt", opened_count as "openedCount", finished_at as "finishedAt", detail, visit`

type Named = Pick<LinkRow, 'subjectId' | 'id'>

/** A link's subject, as whoever makes or ends it names it. */
export type LinkOf =
  | {
      readonly leadId: string
      readonly personId?: string
      readonly businessId?: undefined
      readonly affiliateId?: undefined
    }
  | {
      readonly businessId: string
      readonly leadId?: undefined
      readonly personId?: undefined
      readonly affiliateId?: undefined
    }
  | {
      readonly affiliateId: string
      readonly leadId?: undefined
      readonly personId?: undefined
      readonly businessId?: undefined
    }

function subjectOf(of: LinkOf): { subject: LinkSubject; subjectId: string } {
  if (of.businessId !== undefined) return { subject: 'business', subjectId: of.businessId }
  if (of.affiliateId !== undefined) return { subject: 'affiliate', subjectId: of.affiliateId }
  return of.personId === undefined
    ? { subject: 'application', subjectId: of.leadId }
    : { subject: 'person', subjectId: of.personId }
}

/** Where what happens to a link is written down: with its business or affiliate, or with the application whose own or whose person's it is. */
export function loggedWith({
  subject,
  subjectId,
  leadId,
}: Pick<LinkRow, 'subject' | 'subjectId' | 'leadId'>): EventOf {
  if (subject === 'business') return { businessId: subjectId }
  if (subject === 'affiliate') return { affiliateId: subjectId }
  return { leadId: leadId ?? subjectId }
}

export type NewLink = LinkOf & {
  readonly purpose: LinkPurpose
  /** The staff member who asked for it; null = the product itself. */
  readonly createdBy?: string | null
  /** A part of a day is told in fractions. */
  readonly expiresInDays: number
  readonly detail?: LinkDetail
  /** Keyed hash of the only address that it is sent to; null where it goes to several, or is handed out. */
  readonly mailedTo?: string | null
}

/** Where a code leads, living or not; null for one that was made up. Asked alone: until it is answered nobody knows where the link is kept. */
async function findPlace(db: Queryable, keys: KeyRing, code: string): Promise<Named | null> {
  const rows = await db.query<Named>(
    'select subject_id as "subjectId", link_id as id from link_directory where code_hash = any($1::text[])',
    [keys.everyIndex(code.trim(), 'link')],
  )
  return rows[0] ?? null
}

/** Makes a link. The code is told here once and never stored in the clear. */
export async function createLink(
  tx: Queryable,
  keys: KeyRing,
  link: NewLink,
  now: Date,
): Promise<{ readonly id: Id; readonly code: string }> {
  const id = newId(now)
  const code = newCode()
  const of = subjectOf(link)
  await tx.query(
    `insert into link (lead_id, id, purpose, created_at, created_by, expires_at, detail, subject, subject_id, mailed_to)
     values ($1::uuid, $2::uuid, $3, $4::timestamptz, $5::uuid, $4::timestamptz + $6::float8 * interval '1 day', $7::jsonb, $8, $9::uuid,
       $10)`,
    [
      link.leadId ?? null,
      id,
      link.purpose,
      now,
      link.createdBy ?? null,
      link.expiresInDays,
      json(link.detail ?? {}),
      of.subject,
      of.subjectId,
      link.mailedTo ?? null,
    ],
  )
  await tx.query(
    'insert into link_directory (code_hash, subject_id, link_id) values ($1, $2::uuid, $3::uuid)',
    [keys.index(code, 'link'), of.subjectId, id],
  )
  await addEvent(
    tx,
    {
      ...loggedWith({ ...of, leadId: link.leadId ?? null }),
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
  const place = await findPlace(db, keys, code)
  if (!place) return null
  const rows = await db.query<LinkRow>(
    `select ${columns} from link
     where subject_id = $1::uuid and id = $2::uuid and purpose = any($3::text[]) and revoked_at is null and expires_at > $4::timestamptz`,
    [place.subjectId, place.id, purposes, now],
  )
  return rows[0] ?? null
}

/** A link by its id that still works; null when it expired, was revoked or is none. */
export async function readLiveLink(db: Queryable, id: string, now: Date): Promise<LinkRow | null> {
  const rows = await db.query<LinkRow>(
    `select ${columns} from link where id = $1::uuid and revoked_at is null and expires_at > $2::timestamptz`,
    [id, now],
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
  const place = await findPlace(db, keys, code)
  if (!place) return null
  const rows = await db.query<LinkRow>(
    `select ${columns} from link
     where subject_id = $1::uuid and id = $2::uuid and revoked_at is null and expires_at <= $3::timestamptz`,
    [place.subjectId, place.id, now],
  )
  return rows[0] ?? null
}

/** Ends a link of an application, a business or an affiliate; false when there is none or it has ended already. */
export async function revokeLink(
  tx: Queryable,
  link: LinkOf & { readonly id: string; readonly actorId: string | null },
  now: Date,
): Promise<boolean> {
  // An application also ends the links that its business was sent and that lead to it.
  const rows = await tx.query<LinkRow>(
    `update link set revoked_at = $3::timestamptz
     where id = $2::uuid and revoked_at is null and ${link.leadId === undefined ? 'subject_id' : 'lead_id'} = $1::uuid
     returning ${columns}`,
    [idOf(link), link.id, now],
  )
  const [ended] = rows
  if (!ended) return false
  await addEvent(
    tx,
    {
      ...loggedWith(ended),
      kind: 'link-revoked',
      actor: link.actorId ? 'staff' : 'system',
      actorId: link.actorId,
      detail: { link: ended.id, purpose: ended.purpose },
    },
    now,
  )
  return true
}

/** The member of staff who was given the link to copy, and may have opened it: null where only its reader knows the code. */
export async function handedOutBy(
  db: Queryable,
  { leadId, id }: Pick<LinkRow, 'leadId' | 'id'> | { readonly leadId: string; readonly id: string },
): Promise<string | null> {
  const rows = await db.query<{ by: string | null }>(
    `select actor_id as by from event where lead_id = $1::uuid and kind = 'link-copied' and detail->>'link' = $2 limit 1`,
    [leadId, id],
  )
  return rows[0]?.by ?? null
}

/** Counts an opening; mail scanners open links too, so this never uses one up. The caller writes the event: it knows the request. */
export async function markOpened(tx: Queryable, { subjectId, id }: Named, now: Date): Promise<void> {
  await tx.query(
    `update link set opened_at = coalesce(opened_at, $3::timestamptz), opened_count = opened_count + 1
     where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id, now],
  )
}

/** Notes where a visit by the link came from, in place of the visit before. */
export async function noteVisit(
  db: Queryable,
  { subjectId, id }: Named,
  visit: LinkRow['visit'],
): Promise<void> {
  await db.query(`update link set visit = $3::jsonb where subject_id = $1::uuid and id = $2::uuid`, [
    subjectId,
    id,
    json(visit),
  ])
}

/** Notes that what the link asked for was done; false when it was noted before. The caller writes the event. */
export async function markFinished(tx: Queryable, { subjectId, id }: Named, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update link set finished_at = $3::timestamptz where subject_id = $1::uuid and id = $2::uuid and finished_at is null
     returning id`,
    [subjectId, id, now],
  )
  return rows.length > 0
}

/** All links that open an application, newest first. */
export const listLinks = (db: Queryable, leadId: string): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `select ${columns} from link where lead_id = $1::uuid order by created_at desc, id desc`,
    [leadId],
  )

/** All links that a business was sent, newest first. */
export const linksOfBusiness = (db: Queryable, businessId: string): Promise<LinkRow[]> =>
  db.query<LinkRow>(
    `select ${columns} from link where subject = 'business' and subject_id = $1::uuid order by created_at desc, id desc`,
    [businessId],
  )

/** Ends every link of an affiliate for this that still works: the next one takes its place. */
export async function endLinksOfAffiliate(
  tx: Queryable,
  affiliateId: string,
  purpose: AffiliatePurpose,
  actorId: string | null,
  now: Date,
): Promise<void> {
  const rows = await tx.query<{ id: string }>(
    `select id from link where subject = 'affiliate' and subject_id = $1::uuid and purpose = $2 and revoked_at is null
       and expires_at > $3::timestamptz`,
    [affiliateId, purpose, now],
  )
  for (const { id } of rows) await revokeLink(tx, { affiliateId, id, actorId }, now)
}

/** Ends every link of a business that still works: they went to whoever has an earlier contact. */
export async function endLinksOfBusiness(
  tx: Queryable,
  businessId: string,
  actorId: string | null,
  now: Date,
): Promise<void> {
  for (const { id, revokedAt, expiresAt } of await linksOfBusiness(tx, businessId))
    if (!revokedAt && expiresAt > now) await revokeLink(tx, { businessId, id, actorId }, now)
}
