// The calls of the bank verification link (spec 2 section 7). Its bank and upload calls are capabilities mounted under the same api.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { bankReasons } from '#core/codes/bank-reasons.ts'
import { greeting, linkCode } from '#features/capabilities/link-visit/contract.ts'
import * as paths from './paths.ts'

/** Made up, expired, revoked or meant for something else: 404, all alike. Opening never uses a link up. */
export const verifyLink = endpoint({
  name: 'bank-verification-verify-link',
  ...paths.verifyLink,
  reads: true,
  limit: { calls: 20, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    ...greeting,
    source: z.string(),
    /** Photo ID and Voided Check are asked for after the bank. */
    documents: z.boolean(),
    bank_state: z.string(),
    numbers_known: z.boolean(),
    /** Which of the bank ways is set up here; null = none. */
    way: z.nullable(z.enum(['token', 'frame'])),
  }),
})

/** Where the link's purpose stands: `result` as the finish screen shows it, `done` once everything that it asks for is there. */
export const finishLink = endpoint({
  name: 'bank-verification-finish',
  ...paths.finishLink,
  limit: { calls: 60, seconds: 60 },
  request: z.object({ link: linkCode }),
  response: z.object({
    result: z.boolean(),
    done: z.boolean(),
    /** 'linking' until the accounts were read. */
    bank_state: z.string(),
    /** Why no bank is connected, where one was tried. */
    reason: z.nullable(z.enum(bankReasons)),
    /** Kinds of documents that the link asks for and that are not there. */
    missing: z.array(z.enum(['photo-id', 'voided-check'])),
    /** The bank gave account and routing number, so that no voided check is asked for. */
    numbers_known: z.boolean(),
  }),
})
