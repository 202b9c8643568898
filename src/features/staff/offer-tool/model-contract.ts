// The specification's model call (specification 3, section 7): what it takes and answers on the wire, money in dollars, rates as decimals.
import * as z from 'zod/mini'
import { endpoint } from '#core/contract/endpoint.ts'
import { bankruptcyOptions, commercialCreditOptions, taxReturnOptions } from '#core/domain/underwriting.ts'
import * as paths from './paths.ts'

/** '1,234.50', '$900' or 900 as dollars; of specification 1's kind of reading: what is typed and what is clean. */
const numeric = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\s*-?\$?\s*\d[\d,]*(?:\.\d+)?\s*$/))]),
  z.transform((value) => (typeof value === 'number' ? value : Number(value.replaceAll(/[\s,$]/g, '')))),
)
const dollars = z.pipe(numeric, z.number().check(z.minimum(0), z.maximum(1_000_000_000)))
const signedDollars = z.pipe(numeric, z.number().check(z.minimum(-1_000_000_000), z.maximum(1_000_000_000)))
const whole = (most: number) => z.pipe(numeric, z.int().check(z.minimum(0), z.maximum(most)))
/** Booleans or the lists' 'Yes' and 'No'. */
const yesNo = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['Yes', 'No']),
    z.transform((value) => value === 'Yes'),
  ),
])

const month = z.object({
  iso: z.string().check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/)),
  mg: dollars,
  adb: signedDollars,
  neds: whole(31),
  deps: whole(100_000),
})

/** Which of the lists' bands a wire number stands for. */
export const lienBands = { 0: '0-$75k', 100000: '$75-125k', 175000: '$125-250k', 300000: '$250k+' } as const
export const revolvingBands = { 90: '50%+', 30: '25-50%', 10: '0-25%' } as const
const oneOf = <T extends number>(...values: readonly [T, ...T[]]) =>
  z.pipe(
    numeric,
    z.custom<T>((value) => values.includes(value)),
  )

const offer = z.object({
  loan_approval: z.number(),
  daily_payment: z.number(),
  /** Percent of average monthly gross. */
  percent_amg_approved: z.number(),
  term_months: z.number(),
  payments_in_adb: z.number(),
  adb_15_approval: z.number(),
  adb_15_adjustment: z.boolean(),
  status: z.enum(['approved', 'declined']),
  reasons: z.array(z.string()),
  table: z.array(
    z.object({ term: z.number(), amount: z.number(), daily_payment: z.number(), rate: z.number() }),
  ),
})

const rates = z.record(z.string(), z.number())

/**
 * Runs the model on what is sent; nothing is stored. A decline of the business is an answer: 200, `status` 'declined', with reasons in the
 * asker's language. `tib` in years; `payoff`: 'Yes' = the new money retires the other payments.
 */
export const model = endpoint({
  name: 'services-model',
  ...paths.model,
  reads: true,
  limit: { calls: 300, seconds: 60 },
  request: z.object({
    months: z.array(month).check(
      z.minLength(1),
      z.maxLength(6),
      z.refine((months) => new Set(months.map(({ iso }) => iso)).size === months.length),
    ),
    tib: z.pipe(numeric, z.number().check(z.minimum(0), z.maximum(200))),
    ficos: z.array(z.pipe(numeric, z.int().check(z.minimum(300), z.maximum(850)))).check(z.maxLength(20)),
    industry: z.enum(['Core', 'Non-Core']),
    tr: z.optional(z.nullable(z.enum(taxReturnOptions))),
    cc: z.optional(z.nullable(z.enum(commercialCreditOptions))),
    online: z.optional(z.nullable(yesNo)),
    home_owner: z.optional(z.nullable(yesNo)),
    liens: z.optional(z.nullable(oneOf(0, 100_000, 175_000, 300_000))),
    revolving: z.optional(z.nullable(oneOf(90, 30, 10))),
    bk: z.optional(z.nullable(z.enum(bankruptcyOptions))),
    payoff: z.optional(z.nullable(z.union([z.enum(['Yes', 'No', '']), z.boolean()]))),
    other_daily_payment: z.optional(z.nullable(dollars)),
  }),
  response: z.object({
    fp: offer,
    sp: offer,
    score: z.object({
      grade: z.string(),
      score: z.number(),
      factors: z.array(
        z.object({
          name: z.string(),
          reasons: z.array(z.string()),
          score: z.number(),
          maxScore: z.number(),
        }),
      ),
    }),
    pricing: z.object({ A: rates, B: rates, C: rates, D: rates }),
    /** What the decision as a whole came to: 'approved', 'declined', or 'review'. */
    status: z.string(),
    reasons: z.array(z.string()),
  }),
})
