// Jobs that gave up: the list and the retry.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { ownerRequestKinds } from '#core/domain/owner-requests.ts'
import * as paths from '../paths.ts'

const deadJob = z.object({
  id: z.string(),
  applicationId: z.string(),
  applicationName: z.string(),
  /** Whose id `applicationId` is. */
  of: z.enum(['application', 'business', 'affiliate']),
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
  response: z.object({ jobs: z.array(deadJob), total: z.number() }),
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
          ...ownerRequestKinds,
        ]),
        /** ISO date in US Eastern time: the last day that is in time. */
        dueOn: z.string(),
        days: z.number(),
        assigned: z.nullable(z.string()),
      }),
    ),
  }),
})
