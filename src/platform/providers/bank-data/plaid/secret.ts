// What we keep of a Plaid connection between calls.
import * as z from 'zod'

const shape = z.object({
  vendor: z.literal('plaid'),
  accessToken: z.string(),
  itemId: z.string(),
  /** The asset report that was asked for, and how many were asked for in a row without one becoming ready. */
  report: z.object({ token: z.string(), id: z.string(), attempt: z.number().int() }).optional(),
  /** Tokens of reports that another took the place of, until the vendor has removed them. */
  past: z.array(z.string()).default([]),
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

/** Without its report, whose token is kept until the vendor was told. */
export const putReportBy = (secret: PlaidSecret): PlaidSecret => ({
  ...secret,
  report: undefined,
  past: [...secret.past, ...(secret.report ? [secret.report.token] : [])],
})

/** What was told and confirmed of the same item, and the reports that are still to be removed. */
export function carryOver(freshText: string, beforeText: string): string {
  const [fresh, before] = [readSecret(freshText), putReportBy(readSecret(beforeText))]
  const isSame = fresh.itemId === before.itemId
  return writeSecret({
    ...fresh,
    past: [...fresh.past, ...before.past],
    ...(isSame && before.known ? { known: before.known } : {}),
    ...(isSame ? { confirmed: before.confirmed } : {}),
  })
}
