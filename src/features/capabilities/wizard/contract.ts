// The calls that every application wizard makes (specification 1, section 7), names on the wire kept to the letter.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import {
  progressResponse,
  saveRequest,
  saveResponse,
  variant,
} from '#features/capabilities/answers/contract.ts'
import { determineEligibility as determineEligibilityPath } from '#features/capabilities/bank-link/paths.ts'
import * as paths from './paths.ts'

/** Saves a page of the application, makes it with the first one. */
export const saveLead = endpoint({
  name: 'save-lead',
  ...paths.saveLead,
  limit: { calls: 120, seconds: 60 },
  request: saveRequest,
  response: saveResponse,
})

/** Resumes by lead id; `page` is one of the wizard that `variant` names. */
export const loadProgress = endpoint({
  name: 'load-progress',
  ...paths.loadProgress,
  reads: true,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ leadid: z.string().check(z.maxLength(100)), variant: z.optional(variant) }),
  response: progressResponse,
})

/**
 * Asked before a page shows the bank: waits up to `wait` seconds (10 when absent) until nothing is being looked up any more. `page` is
 * the one to show; go there whether or not it is `settled`.
 */
export const ready = endpoint({
  name: 'ready',
  ...paths.ready,
  reads: true,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    sf_leadid: z.string().check(z.maxLength(100)),
    variant: z.optional(variant),
    wait: z.optional(z.number().check(z.minimum(0), z.maximum(10))),
  }),
  response: z.object({ settled: z.boolean(), page: z.number() }),
})

/** Whose application this browser's session is: the way back after a reload without a stored lead id. Empty when there is none; 410 'link-renewed' as above. */
export const currentApplication = endpoint({
  name: 'current-application',
  ...paths.currentApplication,
  request: z.object({}),
  response: z.object({ leadid: z.nullable(z.string()) }),
})

/** Exchanges a continue link's code for the session and the lead id. A lead id is taken as well, without a session. */
export const openContinueCode = endpoint({
  name: 'open-continue-code',
  ...paths.openContinueCode,
  reads: true,
  limit: { calls: 20, seconds: 60 },
  request: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Leaves another application that this browser has open; without it such a browser is answered 409 'other-application-open'. */
    replace: z.optional(z.boolean()),
  }),
  response: z.object({ leadid: z.string() }),
})

/** Sends a fresh continue link to the e-mail address of the application, for whoever holds only its lead id ('' = a session of it). */
export const sendContinueLink = endpoint({
  name: 'send-continue-link',
  ...paths.sendContinueLink,
  limit: { calls: 5, seconds: 60 },
  request: z.object({ leadid: z.string().check(z.maxLength(100)) }),
  response: z.object({ ok: z.boolean() }),
})

/**
 * Ends this browser's session ('start a new application'); the application stays as it is. `carry`: answer who the owner is, to fill in
 * the next one: field id -> text of name, e-mail, cell phone and business name; 'answers': of every plain answer but consents, to correct one
 * of them. Absent without a session.
 */
export const leaveApplication = endpoint({
  name: 'leave-application',
  ...paths.leaveApplication,
  reads: true,
  request: z.object({ carry: z.optional(z.union([z.boolean(), z.literal('answers')])) }),
  response: z.object({ ok: z.boolean(), contact: z.optional(z.record(z.string(), z.string())) }),
})

/**
 * `status`: approved, declined, review (a person looks at it) or pending. `awaits`: who must act before there is a result; null =
 * nobody, it is there or being worked out; in review the applicant where it is open who signs for the business. While it is being worked out `progress` and `retry_in_seconds` come along: ask again.
 */
export const determineEligibility = endpoint({
  name: 'determine-eligibility',
  ...determineEligibilityPath,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    customerId: z.optional(z.nullable(z.string())),
    sf_leadid: z.optional(z.nullable(z.string())),
  }),
  response: z.object({
    status: z.enum(['approved', 'declined', 'review', 'pending']),
    awaits: z.nullable(z.enum(['applicant', 'staff'])),
    /** While pending: what is being done, in truth. */
    progress: z.optional(z.enum(['fetching', 'analysing'])),
    retry_in_seconds: z.optional(z.number()),
  }),
})
