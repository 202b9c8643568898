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

/** By login and account: a login that is new has nothing asked, and what was paid for is not paid for again. */
export function carryOver(freshText: string, beforeText: string): string {
  const [fresh, before] = [readSecret(freshText), readSecret(beforeText)]
  if (fresh.customerId !== before.customerId) return freshText
  const both = (a: readonly string[], b: readonly string[]) => [...new Set([...a, ...b])]
  const business = fresh.business ?? before.business
  return writeSecret({
    ...fresh,
    asked: both(fresh.asked, before.asked).filter((login) => fresh.logins.includes(login)),
    deepened: both(fresh.deepened, before.deepened),
    confirmed: both(fresh.confirmed, before.confirmed),
    ...(business ? { business } : {}),
  })
}
