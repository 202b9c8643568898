// What happened to funded deals: rows from an operator's books, each once.
import type { DealOutcome } from '#core/domain/deal-outcomes.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

/** Where an entry was told: the file's name and the line in it. */
interface OutcomeSource {
  readonly source: string
  readonly line: number
}

/**
 * Writes what is not there yet; 'other': it is there with another amount, and stays. A number: the line that told it
 * before in this very transaction.
 */
export async function addDealOutcome(
  tx: Queryable,
  outcome: DealOutcome,
  { source, line }: OutcomeSource,
  now: Date,
): Promise<'new' | 'known' | 'other' | number> {
  const { application, on, kind, amount, reference } = outcome
  const rows = await tx.query(
    `insert into deal_outcome (lead_id, id, on_day, kind, amount, reference, imported_at, source, source_line)
     values ($1::uuid, $2::uuid, $3::date, $4, $5::bigint, $6, $7::timestamptz, $8, $9::int)
     on conflict (lead_id, on_day, kind, reference) do nothing returning id`,
    [application, newId(now), on, kind, amount, reference, now, source, line],
  )
  if (rows.length) return 'new'
  const [there] = await tx.query<{ amount: number | null; line: number | null; mine: boolean }>(
    `select amount, source_line as line, xmin = pg_current_xact_id()::xid as mine
     from deal_outcome where lead_id = $1::uuid and on_day = $2::date and kind = $3 and reference = $4`,
    [application, on, kind, reference],
  )
  if (there?.mine && there.line !== null) return there.line
  return there?.amount === amount ? 'known' : 'other'
}

/** Of one application, oldest first. */
export const dealOutcomesOf = (
  db: Queryable,
  leadId: string,
): Promise<(Omit<DealOutcome, 'application'> & { readonly source: string })[]> =>
  db.query(
    `select on_day as "on", kind, amount, reference, source from deal_outcome where lead_id = $1::uuid order by on_day, id`,
    [leadId],
  )

/** Whether the id is an application's. */
export async function isApplication(db: Queryable, id: string): Promise<boolean> {
  return (await db.query(`select 1 from lead where id = $1::uuid`, [id])).length > 0
}
