// The worker: claims due jobs kind by kind, runs them, retries with backoff, gives up visibly, and stops without losing any.
import type { JobKind } from '#core/contract/job-payloads.ts'
import type { Database } from '../db/db.ts'
import type { Log } from '../deps.ts'
import { endsWithin } from '../deadline.ts'
import { endJob, holdJobs, putBackJob, type ClaimedJob } from './end-job.ts'
import { lanes } from './lanes.ts'
import type { JobResult, JobRunner, JobRunners } from './outbox.ts'

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

interface WorkerOptions {
  readonly db: Database
  readonly clock: () => Date
  readonly log: Log
  readonly runners: Partial<JobRunners>
  /** Milliseconds between looks when nobody nudges; 0 = only when nudged or drained. */
  readonly pollMs: number
  /** Milliseconds after which a run that did not end is given up on, and its place is free again. Default: the lease of its kind. */
  readonly longestRunMs?: number
}

/** A worker that looks by itself holds a claim for no longer, and says every few seconds that its runs go on: what a killed process held is taken over soon. */
const CLAIM_SECONDS = 20
const BEAT_MS = 5000

interface Run {
  readonly job: ClaimedJob
  readonly ended: Promise<void>
}

export function createWorker({ db, clock, log, runners, pollMs, longestRunMs }: WorkerOptions): Worker {
  // What an older or newer version asked for is left to a process that knows it.
  const known = Object.keys(runners) as JobKind[]
  const running = new Set<Run>()
  let started = 0
  let stopped = false

  const told = (error: unknown, message: string) =>
    log.error({ error: error instanceof Error ? error.name : 'unknown' }, message)

  /** Due jobs, the oldest of each kind first, as many as the kind has places free. */
  const claim = () => {
    const taken = new Map<JobKind, number>()
    for (const { job } of running) taken.set(job.kind, (taken.get(job.kind) ?? 0) + 1)
    const free = known.map((kind) => String(lanes[kind].atOnce - (taken.get(kind) ?? 0)))
    const leases = known.map((kind) => String(pollMs > 0 ? CLAIM_SECONDS : lanes[kind].leaseSeconds))
    return db.query<ClaimedJob>(
      `with due as materialized (
         select one.lead_id, one.id, lane.lease from unnest($2::text[], $3::int[], $4::int[]) lane (kind, free, lease)
         cross join lateral (
           select lead_id, id from job
           where state = 'ready' and job.kind = lane.kind and run_at <= $1::timestamptz
             and (locked_until is null or locked_until <= $1::timestamptz)
           order by run_at limit lane.free for update skip locked) one)
       update job set locked_until = $1::timestamptz + make_interval(secs => due.lease), attempts = attempts + 1,
         tried_since = case when attempts = 0 then $1::timestamptz else coalesce(tried_since, $1::timestamptz) end
       from due where job.lead_id = due.lead_id and job.id = due.id
       returning job.id, kind, job.lead_id, payload, attempts, tried_since, locked_until`,
      [clock(), known, free, leases],
    )
  }

  const resultOf = async (row: ClaimedJob): Promise<JobResult> => {
    const job = {
      id: row.id,
      kind: row.kind,
      leadId: row.lead_id,
      payload: row.payload,
      attempt: row.attempts,
      since: row.tried_since,
    }
    try {
      return await (runners[row.kind] as JobRunner<JobKind>)(job)
    } catch (error) {
      const name = error instanceof Error ? error.name : 'unexpected error'
      log.error({ job: job.kind, id: job.id, error: name }, 'job failed')
      return { retry: name }
    }
  }

  /** Runs whose end is not being written: these are held. */
  const going = new Set<ClaimedJob>()
  let beating: Promise<void> | null = null
  let beatAt = clock().getTime()
  /** One at a time, and none beside the end of a run: that knows it by how long it is held. */
  const beat = (): Promise<void> => {
    if (!going.size) return Promise.resolve()
    const now = clock()
    beatAt = now.getTime()
    beating ??= holdJobs(db, [...going], new Date(now.getTime() + 1000 * CLAIM_SECONDS))
      .catch((error: unknown) => told(error, 'the worker could not say that its jobs go on'))
      .finally(() => {
        beating = null
      })
    return beating
  }

  async function run(job: ClaimedJob): Promise<void> {
    going.add(job)
    const result = resultOf(job)
    const inTime = await endsWithin(result, longestRunMs ?? 1000 * lanes[job.kind].leaseSeconds)
    if (!inTime) log.error({ job: job.kind, id: job.id }, 'a job did not end')
    going.delete(job)
    await beating
    const ended = await endJob(db, job, inTime ? await result : { retry: 'it did not end' }, clock())
    if (ended.gaveUp !== null) log.warn({ job: job.kind, id: job.id, reason: ended.gaveUp }, 'job gave up')
  }

  const start = (job: ClaimedJob): void => {
    started += 1
    const one: Run = {
      job,
      ended: run(job)
        // Its lease runs out and it is run again: the others go on.
        .catch((error: unknown) => told(error, 'how a job ended could not be written'))
        .finally(() => {
          running.delete(one)
          look()
        }),
    }
    running.add(one)
  }

  let looking: Promise<void> | null = null
  let again: boolean
  /** Starts what is due and has a place; a look asked for meanwhile follows. Once it is stopped it takes nothing. */
  const fill = (): Promise<void> => {
    again = true
    looking ??= (async () => {
      while (again && !stopped) {
        again = false
        // After a standstill of this process its own runs are not taken for those of a dead one.
        if (beats && clock().getTime() - beatAt >= BEAT_MS) await beat()
        for (const job of await claim()) start(job)
      }
    })().finally(() => {
      looking = null
    })
    return looking
  }

  /** A look that failed is logged once, and tried again by the next poll, not by every nudge. */
  let failing = false
  const look = () => {
    fill().then(
      () => {
        failing = false
      },
      (error: unknown) => {
        if (!failing) told(error, 'the worker could not look for jobs')
        failing = true
      },
    )
  }

  const drain = async (): Promise<number> => {
    const before = started - running.size
    while (!stopped) {
      await fill()
      if (!running.size) break
      await Promise.race([...running].map(({ ended }) => ended))
    }
    return started - before
  }

  const timer = pollMs > 0 ? setInterval(look, pollMs) : undefined
  timer?.unref()
  const beats = pollMs > 0 ? setInterval(() => void beat(), BEAT_MS) : undefined
  beats?.unref()

  return {
    nudge: () => void ((failing && timer) || setImmediate(look)),
    drain,
    stop: async (graceMs) => {
      stopped = true
      clearInterval(timer)
      await looking?.catch(() => {})
      const ended = Promise.all([...running].map((one) => one.ended))
      await (graceMs === undefined ? ended : endsWithin(ended, graceMs))
      clearInterval(beats)
      if (graceMs === undefined) return
      await beating
      // What ended in time is not among them any more.
      await Promise.all([...running].map(({ job }) => putBackJob(db, job))).catch((error: unknown) =>
        told(error, 'jobs keep their lease'),
      )
    },
  }
}
