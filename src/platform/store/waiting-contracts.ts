// Chosen offers whose contract does not go on by itself: a person has to do something about it.
import type { Withheld } from '#core/contract/event-details.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Queryable } from '../db/db.ts'

/** What happened last to a contract, of what decides whether a person must go on. */
const telling = `('contract-sent', 'contract-withheld', 'contract-declined', 'contract-expired', 'contract-void-by-staff', 'contract-void-there', 'contract-outdated')`

export interface WaitingContract {
  readonly leadId: string
  readonly name: string
  readonly stage: Stage
  readonly assignedName: string | null
  /** outdated: it is out and names other signers; else none is out. */
  readonly kind:
    | 'contract-withheld'
    | 'contract-declined'
    | 'contract-expired'
    | 'contract-void-by-staff'
    | 'contract-void-there'
    | 'contract-outdated'
  readonly why: Withheld | null
  readonly since: Date
}

/** Longest waiting first; `visibleTo`: those of one representative's applications, null = of all. */
export const waitingContracts = (
  db: Queryable,
  { visibleTo, limit }: { visibleTo: string | null; limit: number },
): Promise<WaitingContract[]> =>
  db.query<WaitingContract>(
    `select l.id as "leadId", coalesce(nullif(l.business_name, ''), l.owner_name) as name, l.stage, m.name as "assignedName",
       e.kind, e.detail->>'why' as why, e.at as since
     from lead l
     join lateral (select kind, detail, at from event where lead_id = l.id and kind in ${telling} order by at desc, id desc limit 1) e
       on e.kind <> 'contract-sent'
     left join staff m on m.id = l.assigned_to
     where (l.stage = 'offer-chosen' or (l.stage = 'contract-out' and e.kind = 'contract-outdated'))
       and ($1::uuid is null or l.assigned_to = $1::uuid)
     order by e.at, l.id limit $2::int`,
    [visibleTo, limit],
  )

/** Everything for which no contract of an application went out by itself, where that is what happened last; empty else. */
export async function lastWithheld(db: Queryable, leadId: string): Promise<Withheld[]> {
  const [row] = await db.query<{ why: Withheld | null; also: Withheld[] | null }>(
    `select detail->>'why' as why, detail->'also' as also from event where lead_id = $1::uuid and kind in ${telling} order by at desc, id desc limit 1`,
    [leadId],
  )
  return row?.why ? [row.why, ...(row.also ?? [])] : []
}
