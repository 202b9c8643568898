// The call that opens an offer link (specification 2, section 7). Money on the wire is in dollars.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

/** Made up, expired, revoked or meant for something else: 404, all alike. */
export const openOffer = endpoint({
  name: 'offer-verify-link',
  ...paths.openOffer,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    ...greeting,
    /** Whom the card greets. */
    name: z.string(),
    /** The business as its owner named it; '' where it has no name. */
    business: z.string(),
    /** Null while no offer stands. Term in months, APR in percent. */
    approval: z.nullable(
      z.object({
        amount: z.number(),
        term: z.number(),
        /** By the bank day, an estimate: by the week the total is the same. */
        daily_payment: z.number(),
        apr: z.number(),
        total: z.number(),
      }),
    ),
    numbers_known: z.boolean(),
  }),
})
