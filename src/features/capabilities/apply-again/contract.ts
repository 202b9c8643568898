// 'Apply again' after a decline, on the wire.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './paths.ts'

/**
 * Begins an application that is filled from a declined one, with the consents of its button; this browser's session is of it from then
 * on. Twice is once. 409 'not-possible-now' where the named application is not declined.
 */
export const applyAgain = endpoint({
  name: 'apply-again',
  ...paths.applyAgain,
  limit: { calls: 10, seconds: 60 },
  request: z.object({
    /** The declined application. */
    sf_leadid: z.string().check(z.maxLength(100)),
    /** Read the previous banks again, with the consent to read them for this application. Those that cannot be read are left out. */
    use_bank: z.boolean(),
    /** The box for texts. */
    sms_consent: z.boolean(),
  }),
  /** `banks`: how many are read again; 0 leads to the bank's page. */
  response: z.object({ leadid: z.string(), banks: z.number() }),
})

/** What a declined application can be followed by; stands in the answer of `offer_status`. */
export const again = z.object({
  /** One was begun from it before: the call opens that one. */
  begun: z.boolean(),
  /** Names of the banks that can be read again. */
  banks: z.array(z.string()),
  /** Through whom those are read: the consent means them. */
  read_by: z.array(z.string()),
})
export type WireAgain = z.infer<typeof again>
