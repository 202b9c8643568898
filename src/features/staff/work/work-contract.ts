// Jobs: how each kind keeps up, those that gave up by cause, and the ways back to work; what is due by law.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { ownerRequestKinds } from '#core/domain/owner-requests.ts'
import * as paths from '../paths.ts'

const deadJob = z.object({
  id: z.string(),
  applicationId: z.string(),
  applicationName: z.string(),
  /** Whose id `applicationId` is. Those of staff go back to work with all of their cause. */
  of: z.enum(['application', 'business', 'affiliate', 'staff', 'portal']),
  kind: z.string(),
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  /** A message that its provider refused for good: the contact wants correcting. */
  refused: z.boolean(),
  createdAt: z.string(),
})

export const listDeadJobs = endpoint({
  name: 'staff-dead-jobs',
  ...paths.listDeadJobs,
  request: z.object({}),
  response: z.object({
    jobs: z.array(deadJob),
    total: z.number(),
    /** Those that gave up, by kind and cause. */
    groups: z.array(
      z.object({
        kind: z.string(),
        cause: z.string(),
        count: z.number(),
        since: z.string(),
        latest: z.string(),
      }),
    ),
    /** How each kind keeps up now. `lagSeconds`: by how much the longest due one is late; null where none is due. */
    queues: z.array(
      z.object({
        kind: z.string(),
        due: z.number(),
        running: z.number(),
        waiting: z.number(),
        /** What those wait for that say so, each once. */
        waitsFor: z.array(z.string()),
        failing: z.number(),
        gaveUp: z.number(),
        lagSeconds: z.nullable(z.number()),
        oldest: z.nullable(z.string()),
      }),
    ),
    /** Whether the vendors answer the process that was asked. */
    vendors: z.array(
      z.object({
        vendor: z.string(),
        state: z.enum(['open', 'closed', 'trial']),
        opensAt: z.nullable(z.string()),
        running: z.number(),
        waiting: z.number(),
        outagesInARow: z.number(),
        lastFault: z.nullable(z.object({ code: z.string(), at: z.string() })),
      }),
    ),
  }),
})

/** Sends all jobs of a kind that gave up for one cause back to work. `left`: those that would fail the same way, such as a refused address. */
export const reviveJobs = endpoint({
  name: 'staff-revive-jobs',
  ...paths.reviveJobs,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ kind: z.string().check(z.maxLength(100)), cause: z.string().check(z.maxLength(1000)) }),
  response: z.object({ revived: z.number(), left: z.number() }),
})

export const retryJob = endpoint({
  name: 'staff-retry-job',
  ...paths.retryJob,
  request: z.object({ id: z.uuid(), applicationId: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

export const retryBusinessJob = endpoint({
  name: 'staff-retry-business-job',
  ...paths.retryBusinessJob,
  request: z.object({ id: z.uuid(), jobId: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

export const retryAffiliateJob = endpoint({
  name: 'staff-retry-affiliate-job',
  ...paths.retryAffiliateJob,
  request: z.object({ id: z.uuid(), jobId: z.uuid() }),
  response: z.object({ ok: z.boolean() }),
})

/** What is due by Regulation B, what owners asked for, and contracts that a person must go on with, soonest first; a representative sees their own. Incomplete applications from their 15th day on, counteroffers from their 60th. */
export const listDue = endpoint({
  name: 'staff-due',
  ...paths.listDue,
  request: z.object({}),
  response: z.object({
    due: z.array(
      z.object({
        applicationId: z.string(),
        applicationName: z.string(),
        stage: z.string(),
        kind: z.enum([
          'answer',
          'notice',
          'counteroffer',
          'disclosure',
          'contract',
          'contract-outdated',
          'held',
          ...ownerRequestKinds,
        ]),
        /** ISO date in US Eastern time: the last day that is in time. */
        dueOn: z.string(),
        days: z.number(),
        assigned: z.nullable(z.string()),
      }),
    ),
    /** Affiliates whose mail was held; empty for who does not manage them. */
    affiliates: z.optional(
      z.array(z.object({ id: z.string(), name: z.string(), dueOn: z.string(), days: z.number() })),
    ),
  }),
})
