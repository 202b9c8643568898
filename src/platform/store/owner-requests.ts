// What owners asked of staff: what nobody has done yet, and how it ended.
import type { OwnerRequestKind } from '#core/domain/owner-requests.ts'
import type { Id } from '#core/ground/id.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

interface OwnerRequest {
  readonly id: Id
  readonly kind: OwnerRequestKind
  readonly askedAt: Date
}

/** One that may be about a number. */
export interface RequestOfNumber extends OwnerRequest {
  /** Keyed hash of the number that a doubt is about; null for other kinds, and for doubts of the release before. */
  readonly phoneKey: string | null
}

/** Notes a request; false where the same one waits already. `phoneKey`: of the number that it is about. */
export async function addOwnerRequest(
  tx: Queryable,
  leadId: string,
  kind: OwnerRequestKind,
  now: Date,
  phoneKey: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `insert into owner_request (lead_id, id, kind, asked_at, phone_key) values ($1::uuid, $2::uuid, $3, $4::timestamptz, $5)
     on conflict do nothing returning id`,
    [leadId, newId(now), kind, now, phoneKey],
  )
  return rows.length > 0
}

/** Those of an application that wait, oldest first. */
export const ownerRequestsOf = (db: Queryable, leadId: string): Promise<RequestOfNumber[]> =>
  db.query<RequestOfNumber>(
    `select id, kind, asked_at as "askedAt", phone_key as "phoneKey" from owner_request
     where lead_id = $1::uuid and done_at is null order by asked_at, id`,
    [leadId],
  )

/** The newest request of a kind, done or not; null where there was none. */
export const lastOwnerRequest = async (
  db: Queryable,
  leadId: string,
  kind: OwnerRequestKind,
): Promise<{ readonly askedAt: Date; readonly doneAt: Date | null } | null> => {
  const rows = await db.query<{ askedAt: Date; doneAt: Date | null }>(
    `select asked_at as "askedAt", done_at as "doneAt" from owner_request
     where lead_id = $1::uuid and kind = $2 order by asked_at desc, id desc limit 1`,
    [leadId, kind],
  )
  return rows[0] ?? null
}

/** Notes that it was done, or is not wanted any more (`by` null: by its owner); false where none waited. `id`: that one alone. */
export async function settleOwnerRequest(
  tx: Queryable,
  leadId: string,
  kind: OwnerRequestKind,
  by: string | null,
  now: Date,
  id: string | null = null,
): Promise<boolean> {
  const rows = await tx.query(
    `update owner_request set done_at = $3::timestamptz, done_by = $4::uuid
     where lead_id = $1::uuid and kind = $2 and done_at is null and ($5::uuid is null or id = $5::uuid) returning id`,
    [leadId, kind, now, by, id],
  )
  return rows.length > 0
}

interface WaitingRequest extends OwnerRequest {
  readonly leadId: string
  readonly name: string
  readonly stage: Stage
  readonly assignedName: string | null
}

/** All that wait, oldest first; `visibleTo`: those of one representative's applications, null = of all. */
export const waitingRequests = (
  db: Queryable,
  { visibleTo, limit }: { visibleTo: string | null; limit: number },
): Promise<WaitingRequest[]> =>
  db.query<WaitingRequest>(
    `select r.id, r.kind, r.asked_at as "askedAt", l.id as "leadId", coalesce(nullif(l.business_name, ''), l.owner_name) as name,
       l.stage, m.name as "assignedName"
     from owner_request r join lead l on l.id = r.lead_id left join staff m on m.id = l.assigned_to
     where r.done_at is null and ($1::uuid is null or l.assigned_to = $1::uuid)
     order by r.asked_at, r.id limit $2::int`,
    [visibleTo, limit],
  )
