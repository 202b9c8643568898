// The calls about pre-offers (specification 2, section 7): estimates on what was stated, amounts in dollars, no price.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

const name = z.optional(z.nullable(z.string().check(z.maxLength(200))))
const whose = { sf_leadid: name, link: name }

/** Largest first; `valid` is false when even the largest is under the minimum. */
export const preOffers = endpoint({
  name: 'pre-offers',
  ...paths.preOffers,
  reads: true,
  limit: { calls: 60, seconds: 60 },
  request: z.object(whose),
  response: z.object({ valid: z.boolean(), offers: z.array(z.number()) }),
})

/** A listed amount or one that was typed ('25,000'); nothing selected is no error. */
export const preOfferSelected = endpoint({
  name: 'pre-offer-selected',
  ...paths.preOfferSelected,
  limit: { calls: 30, seconds: 60 },
  request: z.object({
    ...whose,
    amount_selected: z.optional(z.nullable(z.union([z.string().check(z.maxLength(40)), z.number()]))),
  }),
  response: z.object({ ok: z.boolean(), amount: z.nullable(z.number()) }),
})
