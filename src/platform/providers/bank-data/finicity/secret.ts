// What we keep of a Finicity connection between calls.
import * as z from 'zod'

const shape = z.object({
  vendor: z.literal('finicity'),
  customerId: z.string().regex(/^\d+$/),
  /** Institution logins of this customer; one for each bank that was linked. */
  logins: z.array(z.string().regex(/^\d+$/)).min(1),
  /** Logins whose new accounts were asked of the bank: once, by the first fetch after the link. */
  asked: z.array(z.string()).default([]),
  /** Accounts whose older lines (up to 24 months) were already asked for: a paid call, made once. */
  deepened: z.array(z.string()),
  /** Accounts whose account and routing number the bank gave; a paid call as well. */
  confirmed: z.array(z.string()).default([]),
  /** Mark of the business record as it was last written at the vendor. */
  business: z.string().optional(),
})
export type FinicitySecret = z.infer<typeof shape>

/** Throws on a text that is no secret of ours: a bug, not a refusal. */
export const readSecret = (text: string): FinicitySecret => shape.parse(JSON.parse(text))
export const writeSecret = (secret: FinicitySecret): string => JSON.stringify(secret)
