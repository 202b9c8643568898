// Ocrolus on the wire, as far as it is read: an envelope with a status of its own, figures as text, keys MM/YYYY.
import * as z from 'zod/mini'

export const tokenAnswer = z.object({
  access_token: z.string().check(z.minLength(1)),
  expires_in: z.optional(z.number()),
})

/** Some failures are HTTP 200 with another status inside. */
export const envelope = z.object({
  status: z.number(),
  code: z.optional(z.nullable(z.number())),
  response: z.optional(z.unknown()),
})

export const bookAnswer = z.object({ uuid: z.string().check(z.minLength(1)) })

export const statusAnswer = z.object({
  docs: z.array(z.object({ name: z.optional(z.nullable(z.string())), status: z.string() })),
})

const amount = z.union([z.string(), z.number()])
const byMonth = z.optional(z.nullable(z.record(z.string(), amount)))
const daysByMonth = z.optional(z.nullable(z.record(z.string(), z.array(z.string()))))
const text = z.optional(z.nullable(z.string()))

export const summaryAnswer = z.object({
  bank_accounts: z.array(
    z.object({
      account_number: text,
      account_type: text,
      account_holder: text,
      bank_name: text,
      average_daily_balance_by_month: byMonth,
      negative_balances_by_month: daysByMonth,
      nsf_count_by_month: byMonth,
      estimated_revenue_by_month: byMonth,
      deposits_sum_by_month: byMonth,
      deposits_count_by_month: byMonth,
      withdrawals_sum_by_month: byMonth,
    }),
  ),
})
export type Summary = z.infer<typeof summaryAnswer>

const authenticity = z.optional(
  z.nullable(
    z.object({
      score: z.optional(z.nullable(z.number())),
      reason_codes: z.optional(
        z.nullable(z.array(z.object({ code: z.string(), description: z.optional(z.nullable(z.string())) }))),
      ),
    }),
  ),
)
/** Of the book, and of each of its files where they come along. */
export const signalsAnswer = z.object({
  form_authenticity: authenticity,
  doc_analyses: z.optional(z.nullable(z.array(z.object({ form_authenticity: authenticity })))),
})
export type Signals = z.infer<typeof signalsAnswer>

export const eventBody = z.object({
  event_name: z.string(),
  book_uuid: z.optional(z.nullable(z.string())),
})
