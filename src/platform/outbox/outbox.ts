// Jobs: work asked for in the same transaction as the change that asks for it, done later, at least once.
import type { JobKind, JobPayloads } from '#core/contract/job-payloads.ts'
import { json, type Queryable } from '../db/db.ts'
import type { Id } from '#core/ground/id.ts'
import { newId } from '../ids.ts'

/** A job to be written: only what `JobPayloads` lists. */
export type NewJob<K extends JobKind = JobKind> = WantedJob &
  {
    [Kind in K]: { readonly kind: Kind } & (Record<never, never> extends JobPayloads[Kind]
      ? { readonly payload?: JobPayloads[Kind] }
      : { readonly payload: JobPayloads[Kind] })
  }[K]

interface WantedJob {
  readonly leadId: string
  /** Of open jobs of one kind and application only one per key exists: a second replaces it and starts over, or reruns it when it is running. */
  readonly onceKey?: string
  /** Not before this moment. */
  readonly runAt?: Date
}

/** A job as the worker hands it to its function. */
export interface Job<K extends JobKind = JobKind> {
  readonly id: string
  readonly kind: K
  readonly leadId: string
  readonly payload: JobPayloads[K]
  /** 1 at the first run. */
  readonly attempt: number
  /** When its first run began. */
  readonly since: Date
}

/** What a run of a job may end in; an exception counts as `retry`. */
export type JobResult =
  | { readonly done: true }
  /** `afterSeconds`, and up to a quarter more, in place of the back-off; `leastSeconds`: the back-off is no shorter. */
  | { readonly retry: string; readonly afterSeconds?: number; readonly leastSeconds?: number }
  /** What it needs is not there yet. That is no failure, but it counts as a try: waiting has an end. */
  | { readonly notYet: string; readonly afterSeconds: number }
  /** It may not run yet; nothing was attempted, and waiting never ends in giving up. */
  | { readonly wait: string; readonly afterSeconds: number }
  | { readonly giveUp: string }

export const done: JobResult = { done: true }

/** What runs a kind of job; at least once per job, so it must bear to run again. */
export type JobRunner<K extends JobKind> = (job: Job<K>) => Promise<JobResult>
/** A runner for every kind of job that there is. */
export type JobRunners = { readonly [K in JobKind]: JobRunner<K> }

/** Writes a job through the caller's transaction. */
export async function addJob(tx: Queryable, job: NewJob, now: Date): Promise<void> {
  await tx.query(
    `insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::jsonb, $6::timestamptz, $7::timestamptz)
     on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
       payload = excluded.payload, run_at = least(job.run_at, excluded.run_at), rerun = job.locked_until is not null,
       attempts = case when job.locked_until is null then 0 else job.attempts end`,
    [job.leadId, newId(now), job.kind, job.onceKey ?? '', json(job.payload ?? {}), job.runAt ?? now, now],
  )
}

/** Whether a job of this kind is still to be done for an application, or being done; one that gave up is not. */
export async function isJobOpen(db: Queryable, leadId: string, kind: JobKind): Promise<boolean> {
  const rows = await db.query(
    `select 1 from job where lead_id = $1::uuid and kind = $2 and state = 'ready' limit 1`,
    [leadId, kind],
  )
  return rows.length > 0
}

/** What a job that gave up was about; null when there is none. */
export async function deadJobPayload(
  tx: Queryable,
  leadId: string,
  id: string,
): Promise<{ readonly kind: string; readonly payload: Readonly<Record<string, unknown>> } | null> {
  const rows = await tx.query<{ kind: string; payload: Record<string, unknown> }>(
    `select kind, payload from job where lead_id = $1::uuid and id = $2::uuid and state = 'dead'`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** The same, or one that gave up. */
export async function hasJob(db: Queryable, leadId: string, kind: JobKind): Promise<boolean> {
  const rows = await db.query(`select 1 from job where lead_id = $1::uuid and kind = $2 limit 1`, [
    leadId,
    kind,
  ])
  return rows.length > 0
}

/** Puts a job that gave up back to work, from its first attempt. Answers its id; null when there was none. */
export async function retryDeadJob(tx: Queryable, leadId: string, id: string, now: Date): Promise<Id | null> {
  const rows = await tx.query<{ id: Id }>(
    `update job set state = 'ready', attempts = 0, run_at = $3::timestamptz, locked_until = null
     where lead_id = $1::uuid and id = $2::uuid and state = 'dead'
       and not exists (select 1 from job j where j.lead_id = job.lead_id and j.kind = job.kind and j.once_key = job.once_key and j.state <> 'dead')
     returning id`,
    [leadId, id, now],
  )
  return rows[0]?.id ?? null
}
