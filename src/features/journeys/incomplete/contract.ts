// The calls of the link for missing answers (specification 2, section 7), names on the wire kept to the letter.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { certainNos } from '#core/domain/told-limits.ts'
import { leadModel } from '#core/contract/lead-model.ts'
import { greeting } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

const code = z.optional(z.nullable(z.string().check(z.maxLength(200))))
/** The link's code, by the name of the specification or by that of every link. */
const whose = { sf_leadid: code, link: code }

/** Names of answers as errors name them ('business.tid'). */
const fieldIds = z.array(z.string())

/** Made up, expired, revoked or meant for something else: 404, all alike; opening never uses a link up. */
export const openIncomplete = endpoint({
  name: 'incomplete-verify-link',
  ...paths.openIncomplete,
  reads: true,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ ...whose, model: z.optional(z.nullable(leadModel)) }),
  response: z.object({
    valid: z.boolean(),
    ...greeting,
    field_ids: fieldIds,
    /** Our own, by field id: what is shown next to the questions, and masks of what is kept encrypted. */
    answers: z.record(z.string(), z.string()),
    masks: z.record(z.string(), z.string()),
    facts: z.object({
      missing: z.array(z.string()),
      after: z.enum(['statements', 'signature', 'answers', 'contact']),
      /** The upload link for the statements went out. */
      link_sent: z.optional(z.boolean()),
      /** Which answers the policy refuses by itself; told where a Social Security number is asked for, else absent. */
      refused_by_policy: z.optional(z.array(z.enum(certainNos))),
    }),
  }),
})

/**
 * One page's answers; pages 0 and 4 ask nothing and bring none. `done`: nothing is asked any more. Refused with a message per bad or
 * missing field; 'given-before' where who the person is would change.
 */
export const saveIncomplete = endpoint({
  name: 'incomplete-save',
  ...paths.saveIncomplete,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    ...whose,
    model: leadModel,
    page: z.union([z.int().check(z.minimum(0), z.maximum(4)), z.string().check(z.regex(/^[0-4]$/))]),
  }),
  response: z.object({ done: z.boolean(), field_ids: fieldIds }),
})

/** Stops the application by its owner's wish, as in the wizard. */
export const stopIncomplete = endpoint({
  name: 'incomplete-stop',
  ...paths.stopIncomplete,
  limit: { calls: 20, seconds: 60 },
  request: z.object(whose),
  response: z.object({ ok: z.boolean() }),
})
