// 'Apply again' after a decline, on the wire.
import * as z from 'zod/mini'
import { endpoint, type ResponseOf } from '#core/contract/endpoint.ts'
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

/**
 * What the model finds today in the figures of a decline: nothing is saved, nobody is asked, nothing is decided. Days are 'YYYY-MM-DD' in
 * New York, texts in the call's language; only causes that the notice of that decline named. 409 where it is not declined.
 */
export const tryAgain = endpoint({
  name: 'try-again',
  ...paths.tryAgain,
  reads: true,
  limit: { calls: 30, seconds: 60 },
  request: z.object({ sf_leadid: z.string().check(z.maxLength(100)) }),
  response: z.object({
    /** 'same': what is in `still` stands in the way today as then. 'offer', 'person': none of it does. The others: nobody can tell. */
    found: z.enum(['same', 'offer', 'person', 'no-bank-data', 'other-causes', 'by-person']),
    decided_on: z.string(),
    /** The day of the bank data; null where none was read. */
    figures_on: z.nullable(z.string()),
    still: z.array(z.string()),
    gone: z.array(z.string()),
    rules_changed: z.boolean(),
    /** Something was sent in since the decline, which did not see it. */
    sent_since: z.boolean(),
    /** What a new application reads anew, beside its answers. */
    reads: z.array(z.enum(['bank', 'register', 'credit'])),
  }),
})
export type Tried = ResponseOf<typeof tryAgain>

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
