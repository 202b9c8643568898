// What became of funded deals: rows that an operator's books told, each once.
import type { DealOutcome } from '#core/domain/deal-outcomes.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

/** Writes what is not there yet; 'other': it is there with another amount, and stays. */
export async function addDealOutcome(
  tx: Queryable,
  outcome: DealOutcome,
  now: Date,
): Promise<'new' | 'known' | 'other'> {
  const { application, on, kind, amount, reference } = outcome
  const rows = await tx.query(
    `insert into deal_outcome (lead_id, id, on_day, kind, amount, reference, imported_at)
     values ($1::uuid, $2::uuid, $3::date, $4, $5::bigint, $6, $7::timestamptz)
     on conflict (lead_id, on_day, kind, reference) do nothing returning id`,
    [application, newId(now), on, kind, amount, reference, now],
  )
  if (rows.length) return 'new'
  const [there] = await tx.query<{ amount: number | null }>(
    `select amount from deal_outcome where lead_id = $1::uuid and on_day = $2::date and kind = $3 and reference = $4`,
    [application, on, kind, reference],
  )
  return there?.amount === amount ? 'known' : 'other'
}

/** Of one application, oldest first. */
export const dealOutcomesOf = (db: Queryable, leadId: string): Promise<Omit<DealOutcome, 'application'>[]> =>
  db.query(
    `select on_day as "on", kind, amount, reference from deal_outcome where lead_id = $1::uuid order by on_day, id`,
    [leadId],
  )

/** Those of the ids that are no application's. */
export async function unknownApplications(db: Queryable, ids: readonly string[]): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select each.id from unnest($1::uuid[]) as each(id) where not exists (select 1 from lead where lead.id = each.id)`,
    [ids],
  )
  return rows.map(({ id }) => id)
}
