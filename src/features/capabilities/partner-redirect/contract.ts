// Handing an applicant over to a lender whose page is reached by a plain link.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

/** `link` carries an opaque reference, no personal data; only after `consent`, which names the lender (spec 12). */
export const partnerReferral = endpoint({
  name: 'partner-referral',
  ...paths.partnerReferral,
  limit: { calls: 10, seconds: 60 },
  request: z.object({ sf_leadid: z.string().check(z.maxLength(100)), consent: z.boolean() }),
  response: z.object({ link: z.string() }),
})
