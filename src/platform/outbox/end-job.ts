// What happens to a job whose run ended: it goes, comes back later, starts over, or waits for staff.
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { Queryable } from '../db/db.ts'
import { backoffSeconds, isSpent, jitteredSeconds } from './lanes.ts'
import type { Job, JobResult } from './outbox.ts'

/** A job as it was claimed. */
export interface ClaimedJob {
  readonly id: Job['id']
  readonly kind: JobKind
  readonly lead_id: string
  readonly payload: Job['payload']
  readonly attempts: number
  readonly tried_since: Date
  /** Moves on while it runs. */
  locked_until: Date
}

/** This very run still holds it: one that came back after its lease changes nothing that a later run did. Tries alone would not tell: they start over. */
const held = 'lead_id = $1::uuid and id = $2::uuid and attempts = $3 and locked_until = $4::timestamptz'
const runOf = (job: ClaimedJob) => [job.lead_id, job.id, job.attempts, job.locked_until]

/** Writes how a run ended. `gaveUp`: why nobody tries it again before staff say so; null while somebody does. */
export async function endJob(
  db: Queryable,
  job: ClaimedJob,
  result: JobResult,
  now: Date,
): Promise<{ readonly gaveUp: string | null }> {
  if ('done' in result) {
    const gone = await db.query(`delete from job where ${held} and not rerun returning id`, runOf(job))
    if (!gone.length)
      await db.query(
        `update job set rerun = false, attempts = 0, locked_until = null, waits_for = null where ${held}`,
        runOf(job),
      )
    return { gaveUp: null }
  }
  if ('wait' in result) {
    await db.query(
      // Asked for again while it ran: what it waits for may have happened meanwhile, and it looks again.
      `update job set locked_until = null, run_at = case when rerun then run_at else $5::timestamptz end, rerun = false,
         attempts = attempts - 1, last_error = null, waits_for = $6 where ${held}`,
      [...runOf(job), after(now, result.afterSeconds), result.wait],
    )
    return { gaveUp: null }
  }
  const why = whyOf(result)
  if ('giveUp' in result || isSpent(job.kind, job.attempts, job.tried_since, now)) {
    await db.query(
      // Asked for again while it ran: that starts over.
      `update job set state = case when rerun then 'ready' else 'dead' end, attempts = case when rerun then 0 else attempts end,
         rerun = false, locked_until = null, last_error = $5, waits_for = null where ${held}`,
      [...runOf(job), why],
    )
    return { gaveUp: why }
  }
  const [error, waitsFor] = 'notYet' in result ? [null, why] : [why, null]
  await db.query(
    // Asked for again while it ran: that starts over, and at once.
    `update job set locked_until = null, run_at = case when rerun then run_at else $5::timestamptz end,
       attempts = case when rerun then 0 else attempts end, rerun = false, last_error = $6, waits_for = $7 where ${held}`,
    [...runOf(job), after(now, secondsUntilNext(job, result)), error, waitsFor],
  )
  return { gaveUp: null }
}

type Unfinished = Exclude<JobResult, { readonly done: true } | { readonly wait: string }>
type Again = Exclude<Unfinished, { readonly giveUp: string }>

function whyOf(result: Unfinished): string {
  if ('giveUp' in result) return result.giveUp
  return 'notYet' in result ? result.notYet : result.retry
}

function secondsUntilNext({ id, attempts }: ClaimedJob, result: Again): number {
  if (result.afterSeconds !== undefined) return jitteredSeconds(result.afterSeconds, attempts, id)
  return Math.max('retry' in result ? (result.leastSeconds ?? 0) : 0, backoffSeconds(attempts, id))
}

/** Says of runs that they still go on: nobody else takes their jobs before `until`. What another run has taken meanwhile stays with that. */
export async function holdJobs(db: Queryable, jobs: readonly ClaimedJob[], until: Date): Promise<void> {
  const rows = await db.query<{ id: string }>(
    `update job set locked_until = $5::timestamptz
     from unnest($1::uuid[], $2::uuid[], $3::int[], $4::timestamptz[]) one (lead_id, id, attempts, held)
     where job.lead_id = one.lead_id and job.id = one.id and job.attempts = one.attempts and job.locked_until = one.held
     returning job.id`,
    [
      jobs.map(({ lead_id }) => lead_id),
      jobs.map(({ id }) => id),
      jobs.map(({ attempts }) => String(attempts)),
      jobs.map(({ locked_until }) => locked_until.toISOString()),
      until,
    ],
  )
  const held = new Set(rows.map(({ id }) => id))
  for (const job of jobs) if (held.has(job.id)) job.locked_until = until
}

/** Back into the queue, as if it had not been tried. */
export const putBackJob = (db: Queryable, job: ClaimedJob): Promise<unknown> =>
  db.query(`update job set locked_until = null, attempts = attempts - 1 where ${held}`, runOf(job))

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + 1000 * seconds)
