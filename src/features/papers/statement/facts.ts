// The facts of a monthly bank statement made from linked-bank data.
import * as z from 'zod/mini'
import { isIsoDate } from '#core/ground/dates.ts'

const known = z.nullable(z.string())
const cents = z.nullable(z.int())
const count = z.nullable(z.int())
const day = z.string().check(z.refine(isIsoDate))

export const statementFacts = z.object({
  sender: z.string(),
  account: z.object({
    name: z.string(),
    mask: z.string(),
    institution: z.string(),
    subtype: z.string(),
    owners: z.array(z.string()),
  }),
  business: known,
  /** Who brought the data, by name. */
  source: known,
  /** ISO time of the last refresh. */
  refreshedAt: known,
  /** The day of the balance that all others are counted from. */
  balanceOn: day,
  /** 'YYYY-MM'. */
  month: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
  /** By the full-month rule (specification 3, section 4), or why not: it runs on, the data begin within it, it began over six months before the refresh. */
  complete: z.enum(['yes', 'running', 'partial', 'older']),
  opening: cents,
  closing: cents,
  deposits: z.int(),
  /** Without a sign. */
  withdrawals: z.int(),
  averageDailyBalance: cents,
  negativeDays: count,
  nsf: count,
  /** What a reading of uploaded statements says of the same account and month; null without one. */
  reading: z.nullable(
    z.object({
      deposits: cents,
      withdrawals: cents,
      averageDailyBalance: cents,
      negativeDays: count,
      nsf: count,
    }),
  ),
  /** Day, the bank's text, cents with money in positive; oldest first. A tuple each: there may be fifty thousand. */
  lines: z.array(z.tuple([z.string(), z.string(), z.int()])),
})
export type StatementFacts = z.infer<typeof statementFacts>
