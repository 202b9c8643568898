// The worker: claims due jobs, runs them, retries with backoff, gives up visibly, and stops without losing any.
import type { Database } from '../db/db.ts'
import type { Log } from '../deps.ts'
import { endsWithin } from '../deadline.ts'
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { Job, JobResult, JobRunner, JobRunners } from './outbox.ts'

const LEASE_SECONDS = 300
const MAX_ATTEMPTS = 8
const BATCH = 10

export interface Worker {
  /** There may be work now. */
  nudge(): void
  /** Runs everything due until nothing is; answers how many ran. The tests' way, and the demo seed's. */
  drain(): Promise<number>
  /**
   * Takes no new job and resolves when the running ones are done. With `graceMs` (milliseconds) no later than then: what still runs
   * goes back into the queue as if it had not been tried.
   */
  stop(graceMs?: number): Promise<void>
}

export interface WorkerOptions {
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  readonly runners: Partial<JobRunners>
  /** Milliseconds between looks when nobody nudges; 0 = only when nudged or drained. */
  readonly pollMs: number
}

export function createWorker({ db, clock, log, runners, pollMs }: WorkerOptions): Worker {
  let stopped = false
  let running: Promise<number> | null = null
  let again = false
  const inHand = new Map<string, ClaimedJob>()

  const claim = () => {
    const now = clock()
    return db.query<ClaimedJob>(
      `update job set locked_until = $1::timestamptz + make_interval(secs => $2), attempts = attempts + 1
       where (lead_id, id) in (
         select lead_id, id from job
         where state = 'ready' and run_at <= $1::timestamptz and (locked_until is null or locked_until <= $1::timestamptz)
         order by run_at limit $3 for update skip locked)
       returning id, kind, lead_id, payload, attempts`,
      [now, LEASE_SECONDS, BATCH],
    )
  }

  const told = (error: unknown, message: string) =>
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, message)

  const runOne = (row: ClaimedJob): Promise<void> => {
    inHand.set(row.id, row)
    return (
      runToItsEnd(row)
        // Its lease runs out and it is run again: the others in hand go on.
        .catch((error: unknown) => told(error, 'how a job ended could not be written'))
        .finally(() => inHand.delete(row.id))
    )
  }

  async function runToItsEnd(row: ClaimedJob): Promise<void> {
    const job: Job = {
      id: row.id,
      kind: row.kind,
      leadId: row.lead_id,
      payload: row.payload,
      attempt: row.attempts,
    }
    // A row may be of a kind that an older or newer version writes; its payload is what its kind says.
    const runner = runners[row.kind] as JobRunner<JobKind> | undefined
    let result: JobResult
    try {
      result = runner ? await runner(job) : { giveUp: 'no worker for this kind of job' }
    } catch (error) {
      log.error(
        { job: job.kind, id: job.id, error: error instanceof Error ? error.name : 'unknown' },
        'job failed',
      )
      result = { retry: error instanceof Error ? error.name : 'unexpected error' }
    }
    const where = 'lead_id = $1::uuid and id = $2::uuid'
    if ('done' in result) {
      const gone = await db.query(`delete from job where ${where} and not rerun returning id`, [
        job.leadId,
        job.id,
      ])
      if (!gone.length)
        await db.query(`update job set rerun = false, attempts = 0, locked_until = null where ${where}`, [
          job.leadId,
          job.id,
        ])
    } else if ('wait' in result) {
      await db.query(
        // Asked for again while it ran: what it waits for may have happened meanwhile, and it looks once more.
        `update job set locked_until = null, run_at = case when rerun then run_at else $3::timestamptz end, rerun = false,
           attempts = attempts - 1, last_error = null where ${where}`,
        [job.leadId, job.id, new Date(clock().getTime() + 1000 * result.afterSeconds)],
      )
    } else if ('giveUp' in result || job.attempt >= MAX_ATTEMPTS) {
      const reason = 'giveUp' in result ? result.giveUp : result.retry
      await db.query(
        // Asked for again while it ran: that begins anew.
        `update job set state = case when rerun then 'ready' else 'dead' end, attempts = case when rerun then 0 else attempts end,
           rerun = false, locked_until = null, last_error = $3 where ${where}`,
        [job.leadId, job.id, reason],
      )
      log.warn({ job: job.kind, id: job.id, reason }, 'job gave up')
    } else {
      const next = new Date(
        clock().getTime() + 1000 * (result.afterSeconds ?? backoffSeconds(job.attempt, job.id)),
      )
      await db.query(
        `update job set locked_until = null, run_at = $3::timestamptz, last_error = $4 where ${where}`,
        [job.leadId, job.id, next, result.retry],
      )
    }
  }

  const putBack = (rows: readonly ClaimedJob[]) =>
    Promise.all(
      rows.map(({ lead_id, id }) =>
        db.query(
          'update job set locked_until = null, attempts = attempts - 1 where lead_id = $1::uuid and id = $2::uuid',
          [lead_id, id],
        ),
      ),
    )

  async function drainNow(): Promise<number> {
    let ran = 0
    while (!stopped) {
      const claimed = await claim()
      if (!claimed.length) break
      await Promise.all(claimed.map(runOne))
      ran += claimed.length
    }
    return ran
  }

  const drain = async (): Promise<number> => {
    if (running) {
      again = true
      return running
    }
    running = drainNow().finally(() => {
      running = null
      if (again && !stopped) {
        again = false
        look()
      }
    })
    return running
  }
  /** A look that failed is told once, and tried again by the next poll, not by every nudge. */
  let failing = false
  const look = () => {
    drain().then(
      () => {
        failing = false
      },
      (error: unknown) => {
        if (!failing) told(error, 'the worker could not look for jobs')
        failing = true
      },
    )
  }
  const timer = pollMs > 0 ? setInterval(look, pollMs) : null
  timer?.unref()

  return {
    nudge: () => void (stopped || (failing && timer) || setImmediate(look)),
    drain,
    stop: async (graceMs) => {
      stopped = true
      if (timer) clearInterval(timer)
      const ended = running?.catch(() => {})
      if (!ended || graceMs === undefined) return void (await ended)
      if (!(await endsWithin(ended, graceMs)))
        await putBack([...inHand.values()]).catch((error: unknown) => told(error, 'jobs keep their lease'))
    },
  }
}

interface ClaimedJob {
  readonly id: Job['id']
  readonly kind: JobKind
  readonly lead_id: string
  readonly payload: Job['payload']
  readonly attempts: number
}

/** 2, 4, 8 ... seconds up to an hour, spread by the job's own id so that many failures do not return together. */
export function backoffSeconds(attempt: number, id: string): number {
  const spread = parseInt(id.slice(-4), 16) / 0xffff
  return Math.min(3600, 2 ** attempt * (1 + spread / 2))
}
