// Applications that wait for an answer or for their notice of incompleteness, with when their clocks began.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'

export interface ClockRow {
  readonly id: string
  readonly name: string
  readonly stage: Stage
  readonly createdAt: Date
  readonly completedAt: Date | null
  readonly noticedAt: Date | null
  /** The highest warning that was given since it was complete, days. */
  readonly warned: number | null
  readonly assignedTo: string | null
  readonly assignedName: string | null
}

const columns = `l.id, coalesce(nullif(l.business_name, ''), l.owner_name) as name, l.stage, l.created_at as "createdAt",
  c.at as "completedAt", n.at as "noticedAt", w.days as warned, l.assigned_to as "assignedTo", m.name as "assignedName"`
// The clock begins anew with a reopening, and so do its warnings.
const sources = `from lead l left join staff m on m.id = l.assigned_to
  cross join lateral (select max(at) as at from event e
    where e.lead_id = l.id and e.kind in ('application-completed', 'application-reopened')) c
  cross join lateral (select max(at) as at from event e
    where e.lead_id = l.id and e.kind = 'incompleteness-noticed') n
  cross join lateral (select max((e.detail->>'days')::int) as days from event e
    where e.lead_id = l.id and e.kind = 'answer-due' and e.at >= coalesce(c.at, l.created_at)) w`

/** Complete ones without an answer, and incomplete ones that no notice went to and that began before then; oldest first. */
export const runningClocks = (
  db: Queryable,
  { before, visibleTo, limit }: { before: Date; visibleTo: string | null; limit: number },
): Promise<ClockRow[]> =>
  db.query<ClockRow>(
    `select ${columns} ${sources}
     where (l.stage = 'in-review' or (l.stage in ('draft', 'referred', 'bank-needed') and n.at is null))
       and l.created_at <= $1::timestamptz and ($2::uuid is null or l.assigned_to = $2::uuid)
     order by l.stage = 'in-review' desc, coalesce(c.at, l.created_at), l.id limit $3::int`,
    [before, visibleTo, limit],
  )

export async function clockOf(db: Queryable, leadId: string): Promise<ClockRow | null> {
  const rows = await db.query<ClockRow>(`select ${columns} ${sources} where l.id = $1::uuid`, [leadId])
  return rows[0] ?? null
}
