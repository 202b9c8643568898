// What becomes of a job whose run ended: it goes, comes back later, begins anew, or waits for staff.
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { Queryable } from '../db/db.ts'
import { backoffSeconds, isSpent } from './lanes.ts'
import type { Job, JobResult } from './outbox.ts'

/** A job as it was claimed. */
export interface ClaimedJob {
  readonly id: Job['id']
  readonly kind: JobKind
  readonly lead_id: string
  readonly payload: Job['payload']
  readonly attempts: number
  readonly tried_since: Date
}

/** This very run still holds it: one that came back after its lease changes nothing that a later run did. */
const held = 'lead_id = $1::uuid and id = $2::uuid and attempts = $3 and locked_until is not null'
const runOf = (job: ClaimedJob) => [job.lead_id, job.id, job.attempts]

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
        `update job set rerun = false, attempts = 0, locked_until = null where ${held}`,
        runOf(job),
      )
    return { gaveUp: null }
  }
  if ('wait' in result) {
    await db.query(
      // Asked for again while it ran: what it waits for may have happened meanwhile, and it looks once more.
      `update job set locked_until = null, run_at = case when rerun then run_at else $4::timestamptz end, rerun = false,
         attempts = attempts - 1, last_error = null where ${held}`,
      [...runOf(job), after(now, result.afterSeconds)],
    )
    return { gaveUp: null }
  }
  const why = 'giveUp' in result ? result.giveUp : result.retry
  if ('giveUp' in result || isSpent(job.kind, job.attempts, job.tried_since, now)) {
    await db.query(
      // Asked for again while it ran: that begins anew.
      `update job set state = case when rerun then 'ready' else 'dead' end, attempts = case when rerun then 0 else attempts end,
         rerun = false, locked_until = null, last_error = $4 where ${held}`,
      [...runOf(job), why],
    )
    return { gaveUp: why }
  }
  const { leastSeconds = 0 } = result
  const seconds = result.afterSeconds ?? Math.max(leastSeconds, backoffSeconds(job.attempts, job.id))
  await db.query(
    // Asked for again while it ran: that begins anew, and at once.
    `update job set locked_until = null, run_at = case when rerun then run_at else $4::timestamptz end,
       attempts = case when rerun then 0 else attempts end, rerun = false, last_error = $5 where ${held}`,
    [...runOf(job), after(now, seconds), why],
  )
  return { gaveUp: null }
}

/** Back into the queue, as if it had not been tried. */
export const putBackJob = (db: Queryable, job: ClaimedJob): Promise<unknown> =>
  db.query(`update job set locked_until = null, attempts = attempts - 1 where ${held}`, runOf(job))

const after = (now: Date, seconds: number): Date => new Date(now.getTime() + 1000 * seconds)
