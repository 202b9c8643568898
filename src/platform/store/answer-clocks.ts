// Applications that wait for an answer, for their notice of incompleteness or for a yes to a counteroffer, with when their clocks began.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { AnswerClock } from '#core/domain/answer-clock.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Queryable, SqlValue } from '../db/db.ts'

export interface ClockRow {
  readonly id: string
  readonly name: string
  readonly stage: Stage
  readonly createdAt: Date
  readonly completedAt: Date | null
  readonly noticedAt: Date | null
  /** The offer in effect, cents. */
  readonly offer: { readonly at: Date; readonly amount: Cents } | null
  /** Cents. */
  readonly requested: Cents | null
  /** The highest warning that was given since its clock began, days. */
  readonly warned: number | null
  readonly assignedTo: string | null
  readonly assignedName: string | null
}

const columns = `l.id, coalesce(nullif(l.business_name, ''), l.owner_name) as name, l.stage, l.created_at as "createdAt",
  c.at as "completedAt", n.at as "noticedAt",
  o.at as "offerAt", o.amount as "offerAmount", l.requested_amount as requested, w.days as warned, l.assigned_to as "assignedTo", m.name as "assignedName"`
// The clock starts over with a reopening or another offer, and so do its warnings.
const sources = `from lead l left join staff m on m.id = l.assigned_to
  cross join lateral (select max(at) as at from event e
    where e.lead_id = l.id and e.kind in ('application-completed', 'application-reopened')) c
  cross join lateral (select max(at) as at from event e
    where e.lead_id = l.id and e.kind = 'incompleteness-noticed') n
  left join lateral (select d.at, (d.result->'deals'->0->>'amount')::bigint as amount from decision d
    where d.lead_id = l.id and d.current and l.stage = 'offered') o on true
  cross join lateral (select max((e.detail->>'days')::int) as days from event e
    where e.lead_id = l.id and e.kind in ('answer-due', 'counteroffer-due') and e.at >= greatest(o.at, coalesce(c.at, l.created_at))) w`

/** One of those that were asked for by their clock. */
export interface RunningClock extends ClockRow {
  /** When it began. */
  readonly since: Date
}

type Read = Omit<RunningClock, 'offer'> & {
  readonly offerAt: Date | null
  readonly offerAmount: Cents | null
}

async function read(db: Queryable, sql: string, values: readonly SqlValue[]): Promise<RunningClock[]> {
  const rows = await db.query<Read>(sql, values)
  return rows.map(({ offerAt: at, offerAmount: amount, ...row }) => ({
    ...row,
    offer: at && amount !== null ? { at, amount } : null,
  }))
}

/** Which applications have a clock of a kind, and when it began; `answerClock` says the same of one. */
const runs: Readonly<Record<AnswerClock['kind'], { readonly which: string; readonly since: string }>> = {
  answer: { which: `l.stage = 'in-review'`, since: 'coalesce(c.at, l.created_at)' },
  counteroffer: { which: `l.stage = 'offered' and o.amount < l.requested_amount`, since: 'o.at' },
  notice: {
    which: `l.stage in ('draft', 'referred', 'bank-needed') and n.at is null`,
    since: 'l.created_at',
  },
}

interface ClocksWanted {
  readonly kind: AnswerClock['kind']
  /** Those that began to run by then. */
  readonly before: Date
  /** A representative's own; null = of all. */
  readonly visibleTo?: string | null
  /** Those behind this one. */
  readonly after?: Pick<RunningClock, 'id' | 'since'>
  readonly limit: number
}

/** Complete ones without an answer, counteroffers that nobody accepted, or incomplete ones that no notice went to; oldest first. */
export const runningClocks = (
  db: Queryable,
  { kind, before, visibleTo = null, after, limit }: ClocksWanted,
): Promise<RunningClock[]> => {
  const { which, since } = runs[kind]
  return read(
    db,
    `select ${columns}, ${since} as since ${sources}
     where ${which} and l.created_at <= $1::timestamptz and ${since} <= $1::timestamptz
       and ($2::uuid is null or l.assigned_to = $2::uuid)
       and ($4::timestamptz is null or (${since}, l.id) > ($4::timestamptz, $5::uuid))
     order by ${since}, l.id limit $3::int`,
    [before, visibleTo, limit, after?.since ?? null, after?.id ?? null],
  )
}

export async function clockOf(db: Queryable, leadId: string): Promise<ClockRow | null> {
  return (
    (
      await read(db, `select ${columns}, l.created_at as since ${sources} where l.id = $1::uuid`, [leadId])
    )[0] ?? null
  )
}
