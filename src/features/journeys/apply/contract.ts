// The calls that only this wizard has, names on the wire kept to the letter.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

export const fundboxSubmitLead = endpoint({
  name: 'fundbox-submit-lead',
  ...paths.fundboxSubmitLead,
  limit: { calls: 10, seconds: 60 },
  request: z.object({ sf_leadid: z.string(), consent: z.optional(z.boolean()) }),
  response: z.object({ link: z.string(), error: z.boolean(), message: z.string() }),
})
