// An owner stops an application of their own that is not finished, and takes it up again, on the wire.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const whose = { sf_leadid: z.optional(z.nullable(z.string().check(z.maxLength(100)))) }
const done = z.object({ ok: z.boolean() })

/** Withdrawn by its owner: no decision, no notice. Twice is once. 409 'not-possible-now' once every question was answered. */
export const stopApplication = endpoint({
  name: 'stop-application',
  ...paths.stopApplication,
  limit: { calls: 20, seconds: 60 },
  request: z.object(whose),
  response: done,
})

/** Where it was stopped it goes on. Twice is once. 409 'not-possible-now' where somebody else ended it, or its answers are gone. */
export const takeUpAgain = endpoint({
  name: 'take-up-application',
  ...paths.takeUpAgain,
  limit: { calls: 20, seconds: 60 },
  request: z.object(whose),
  response: done,
})
