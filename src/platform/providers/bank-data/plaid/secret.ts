// What we keep of a Plaid connection between calls.
import * as z from 'zod'

const shape = z.object({
  vendor: z.literal('plaid'),
  accessToken: z.string(),
  itemId: z.string(),
  /** The asset report that was asked for, and how many were asked for in a row without one becoming ready. */
  report: z.object({ token: z.string(), id: z.string(), attempt: z.number().int() }).optional(),
  /** It was read before, and is read again: by transactions where they are bought. */
  again: z.boolean().default(false),
  /** What the first reading told and transactions do not: the bank's name, and by account whose it is. */
  known: z.object({ institution: z.string(), owners: z.record(z.string(), z.array(z.string())) }).optional(),
  /** Accounts whose account and routing number the bank gave. */
  confirmed: z.array(z.string()).default([]),
})
export type PlaidSecret = z.infer<typeof shape>

/** Throws on a text that is no secret of ours: a bug, not a refusal. */
export const readSecret = (text: string): PlaidSecret => shape.parse(JSON.parse(text))
export const writeSecret = (secret: PlaidSecret): string => JSON.stringify(secret)
