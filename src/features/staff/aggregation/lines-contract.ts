// The specification's calls for one account's months and lines (specification 3, section 7). Dollars, for the wire is theirs; `accountid` as `get-accounts` tells it.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import * as paths from './lines-paths.ts'

const accountid = z.string().check(z.maxLength(100))
/** The account's refresh as a unix time in seconds; the last refresh when absent. */
const timestamp = z.optional(z.union([z.number(), z.string().check(z.regex(/^\d{1,13}$/))]))
/** The session says who asks: a token is taken and not looked at. */
const token = z.optional(z.string())

const month = z.object({
  month: z.string(),
  txs: z.number(),
  deps: z.number(),
  mg: z.number(),
  /** null: the bank told no balance. */
  adb: z.nullable(z.number()),
  neds: z.nullable(z.number()),
  /** The refresh that the full-month rule was held against, and whether the month is complete by it. */
  stamp: z.number(),
  complete: z.boolean(),
})

const transaction = z.object({
  id: z.string(),
  accountId: z.string(),
  /** Unix seconds, noon of the day. */
  postedDate: z.number(),
  amount: z.number(),
  description: z.string(),
  /** After the line, derived from the account's balance; null = not known. */
  balance: z.nullable(z.number()),
})

export const getAggregation = endpoint({
  name: 'aggregation-get-aggregation',
  ...paths.getAggregation,
  reads: true,
  request: z.object({ custid: z.optional(z.string().check(z.maxLength(100))), timestamp, accountid, token }),
  response: z.object({
    accountid: z.string(),
    balance: z.nullable(z.number()),
    months: z.array(month),
    /** Newest first; the rest at `next`. */
    transactions: z.array(transaction),
    urls: z.object({ txs: z.string(), next: z.nullable(z.string()) }),
  }),
})

export const getAccountSummary = endpoint({
  name: 'aggregation-get-account-summary',
  ...paths.getAccountSummary,
  reads: true,
  request: z.object({ timestamp, accountid, token }),
  response: z.object({ months: z.array(month) }),
})

/** What `urls.txs` leads to: the lines as a JSON list, newest first, at most 400 from `from` on. */
export const listTransactions = endpoint({
  name: 'aggregation-transactions',
  ...paths.listTransactions,
  request: z.object({ accountid, from: z.optional(z.string().check(z.regex(/^\d{1,7}$/))) }),
  response: z.array(transaction),
})
