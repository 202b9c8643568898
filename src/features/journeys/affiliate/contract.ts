// The affiliate's calls: signing up, the agreement to embed, and what the affiliate's own page shows.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { affiliateStates } from '#core/domain/affiliates.ts'
import { linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

/** Specification 2, section 7. `valid` is 1; a wrong answer is refused with a message per field. An e-mail that signed up before is answered alike. */
export const saveAffiliate = endpoint({
  name: 'affiliate-save',
  ...paths.saveAffiliate,
  limit: { calls: 20, seconds: 60 },
  request: z.object({
    model: z.looseObject({ campaign_id: z.optional(z.nullable(z.string().check(z.maxLength(60)))) }),
    /** In whose brand the page was. */
    brand: z.optional(z.string().check(z.maxLength(60))),
  }),
  response: z.object({ valid: z.number(), campaign_id: z.string() }),
})

/**
 * `URL` is empty while the agreement is made, and where `state` tells why there is none to sign. Taken from the browser that signed up, for
 * 15 minutes; any other one is refused with 'signup-needed'.
 */
export const generateContract = endpoint({
  name: 'affiliate-generate-contract',
  ...paths.generateContract,
  limit: { calls: 60, seconds: 60 },
  request: z.object({
    email: z.string().check(z.maxLength(320)),
    campaign_id: z.string().check(z.maxLength(60)),
  }),
  response: z.object({ URL: z.string(), state: z.enum(affiliateStates) }),
})

export const openAffiliate = endpoint({
  name: 'affiliate-verify-link',
  ...paths.openAffiliate,
  reads: true,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    first_name: z.string(),
    company: z.string(),
    /** The whole address to share. */
    share: z.string(),
    /** False once we ended it: the link still leads to the application, and counts for nobody. */
    counts: z.boolean(),
    applications: z.number(),
    /** ISO date in New York. */
    signed_on: z.nullable(z.string()),
    /** The sealed copy of the agreement can be had under this link. */
    has_copy: z.boolean(),
  }),
})
