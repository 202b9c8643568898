// What staff see of all jobs: how each kind keeps up, and those that gave up, one by one and by their cause.
import type { Queryable } from '../db/db.ts'
import { refusedForGood, type JobRow } from './lead-page.ts'

/** How the jobs of one kind keep up at a moment. */
interface JobQueue {
  readonly kind: string
  /** Could run now and does not yet. */
  readonly due: number
  readonly running: number
  /** Not before a later moment. */
  readonly waiting: number
  /** What those wait for that say so, each once. */
  readonly waitsFor: string[]
  /** Of the open ones, those that failed at least once. */
  readonly failing: number
  readonly gaveUp: number
  /** Seconds by which the longest due one is late; null where none is due. */
  readonly lagSeconds: number | null
  /** When the oldest open one was asked for; null where none is open. */
  readonly oldest: Date | null
}

/** One row per kind that has any job, by its name. */
export const jobQueues = (db: Queryable, now: Date): Promise<JobQueue[]> =>
  db.query<JobQueue>(
    `with seen as (
       select kind, state = 'ready' as open, created_at, run_at, last_error, waits_for,
         state = 'ready' and locked_until > $1::timestamptz as running,
         state = 'ready' and run_at <= $1::timestamptz and (locked_until is null or locked_until <= $1::timestamptz) as due
       from job)
     select kind,
       (count(*) filter (where due))::int as due,
       (count(*) filter (where running))::int as running,
       (count(*) filter (where open and not due and running is not true))::int as waiting,
       coalesce(array_agg(distinct waits_for) filter (where open and not due and running is not true and waits_for is not null), '{}')
         as "waitsFor",
       (count(*) filter (where open and last_error is not null))::int as failing,
       (count(*) filter (where not open))::int as "gaveUp",
       extract(epoch from $1::timestamptz - min(run_at) filter (where due))::float8 as "lagSeconds",
       min(created_at) filter (where open) as oldest
     from seen group by kind order by kind`,
    [now],
  )

interface DeadJobRow extends JobRow {
  readonly leadId: string
  readonly leadName: string
  /** Whose id `leadId` is; of 'portal' that of a code, which says by itself whose it is to nobody. */
  readonly of: 'application' | 'business' | 'affiliate' | 'staff' | 'portal'
  readonly createdAt: Date
}

const jobOwner = `left join lead l on l.id = j.lead_id left join business b on b.id = j.lead_id left join affiliate a on a.id = j.lead_id left join staff s on s.id = j.lead_id`
const ownerKind = `case when a.id is not null then 'affiliate' when s.id is not null then 'staff' when b.id is not null then 'business' when l.id is null then 'portal' else 'application' end as of`

/** The newest 200 jobs that gave up, and how many there are in all. */
export async function deadJobs(
  db: Queryable,
): Promise<{ readonly jobs: readonly DeadJobRow[]; readonly total: number }> {
  const jobs = await db.query<DeadJobRow>(
    `select j.id, j.kind, j.state, j.attempts, j.run_at as "runAt", j.last_error as "lastError", j.waits_for as "waitsFor", j.lead_id as "leadId",
       coalesce(nullif(l.business_name, ''), l.owner_name, b.name, a.answers->>'businessName', s.name, '') as "leadName",
       ${ownerKind}, j.created_at as "createdAt", ${refusedForGood}
     from job j ${jobOwner} where j.state = 'dead' order by j.created_at desc, j.id desc limit 200`,
  )
  const counted = await db.query<{ total: number }>(
    `select count(*)::int as total from job where state = 'dead'`,
  )
  return { jobs, total: counted[0]?.total ?? 0 }
}

/** Jobs that gave up for the same cause. */
interface DeadJobGroup {
  readonly kind: string
  readonly cause: string
  readonly count: number
  readonly since: Date
  readonly latest: Date
}

/** The largest first. */
export const deadJobGroups = (db: Queryable): Promise<DeadJobGroup[]> =>
  db.query<DeadJobGroup>(
    `select kind, coalesce(last_error, '') as cause, count(*)::int as count, min(run_at) as since, max(run_at) as latest
     from job where state = 'dead' group by kind, cause order by count desc, kind, cause limit 50`,
  )

/** Jobs of one kind that gave up for one cause, oldest first, those after `afterId` only. */
export const deadJobsOfCause = (
  tx: Queryable,
  kind: string,
  cause: string,
  afterId: string | null,
  limit: number,
): Promise<Pick<DeadJobRow, 'id' | 'leadId' | 'of'>[]> =>
  tx.query(
    `select j.id, j.lead_id as "leadId", ${ownerKind} from job j ${jobOwner}
     where j.state = 'dead' and j.kind = $1 and coalesce(j.last_error, '') = $2
       and ($3::uuid is null or j.id > $3::uuid) order by j.id limit $4`,
    [kind, cause, afterId, limit],
  )
