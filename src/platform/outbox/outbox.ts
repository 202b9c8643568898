// Jobs: work asked for in the same transaction as the change that asks for it, done later, at least once.
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

/** A job to be written. `payload` holds ids and kinds only; whatever is sensitive is read again when the job runs. */
export interface NewJob {
  readonly kind: string
  readonly leadId: string
  /** Of open jobs of one kind and application only one per key exists: a second replaces it, or reruns it when it is running. */
  readonly onceKey?: string
  readonly payload?: Readonly<Record<string, string | number | boolean | null>>
  /** Not before this moment. */
  readonly runAt?: Date
}

/** A job as the worker hands it to its function. */
export interface Job {
  readonly id: string
  readonly kind: string
  readonly leadId: string
  readonly payload: Readonly<Record<string, string | number | boolean | null>>
  /** 1 at the first run. */
  readonly attempt: number
}

/** What a run of a job may end in; an exception counts as `retry`. */
export type JobResult =
  | { readonly done: true }
  | { readonly retry: string; readonly afterSeconds?: number }
  /** It may not run yet; nothing was attempted, and waiting never ends in giving up. */
  | { readonly wait: string; readonly afterSeconds: number }
  | { readonly giveUp: string }

export const done: JobResult = { done: true }

/** Writes a job through the caller's transaction. */
export async function addJob(tx: Queryable, job: NewJob, now: Date): Promise<void> {
  await tx.query(
    `insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
     values ($1::uuid, $2::uuid, $3, $4, $5::jsonb, $6::timestamptz, $7::timestamptz)
     on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
       payload = excluded.payload, run_at = least(job.run_at, excluded.run_at), rerun = job.locked_until is not null`,
    [job.leadId, newId(now), job.kind, job.onceKey ?? '', json(job.payload ?? {}), job.runAt ?? now, now],
  )
}

/** Whether a job of this kind is still to be done for an application, or being done; one that gave up is not. */
export async function isJobOpen(db: Queryable, leadId: string, kind: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from job where lead_id = $1::uuid and kind = $2 and state = 'ready' limit 1`,
    [leadId, kind],
  )
  return rows.length > 0
}

/** Puts a job that gave up back to work, from its first attempt. Answers whether there was one. */
export async function retryDeadJob(tx: Queryable, leadId: string, id: string, now: Date): Promise<boolean> {
  const rows = await tx.query(
    `update job set state = 'ready', attempts = 0, run_at = $3::timestamptz, locked_until = null
     where lead_id = $1::uuid and id = $2::uuid and state = 'dead'
       and not exists (select 1 from job j where j.lead_id = job.lead_id and j.kind = job.kind and j.once_key = job.once_key and j.state <> 'dead')
     returning id`,
    [leadId, id, now],
  )
  return rows.length > 0
}
