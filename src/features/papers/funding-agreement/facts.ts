// The facts of a funding agreement, and how those of the money come from a deal that was frozen with its decision.
import * as z from 'zod/mini'
import { FUNDER_PLACE } from '#core/domain/contract-signers.ts'
import { paymentSchedule } from '#core/domain/amortization.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'

const day = z.string().check(z.refine(isIsoDate))
const cents = z.int().check(z.nonnegative())
/** A field that may still be open: null. No paper with one goes out to be signed (`missing-facts.ts`). */
const open = z.nullable(z.string())

const terms = z.object({
  amount: cents,
  total: cents,
  /** Ten-thousandths: 14500 = $1.45 for each $1. */
  factorRate: z.int(),
  /** Percent a year (114.0914). */
  apr: z.number(),
  /** Months. */
  term: z.int(),
  frequency: z.enum(['weekly', 'daily']),
  /** The last day to sign; absent in papers from before it was named. */
  signBy: z.optional(day),
  /** The money is sent on this day at the latest; the schedule counts from it. */
  fundedOn: day,
  schedule: z.array(z.object({ on: day, amount: cents, remaining: cents })).check(z.minLength(1)),
})

export const agreementFacts = z.object({
  number: z.string(),
  date: day,
  funder: z.object({ name: z.string(), address: open, contact: open }),
  business: z.object({ name: z.string(), address: open }),
  terms,
  /** Where payments are debited: the bank's name and the account's last figures. */
  account: z.object({ bank: open, mask: open }),
  /** Name of the state whose law governs. */
  governingState: open,
  /** The state's disclosure of exactly this offer, where one is demanded: by which law, given on which day. */
  disclosure: z.nullable(z.object({ law: z.string(), givenOn: day })),
  /** Whether the operator approved this text; a sample says that it is one. Absent in papers from before it was noted. */
  text: z.optional(z.enum(['approved', 'sample'])),
  /** Who signs for the funder, last of all; without one its seal stands for it. */
  countersigner: z.optional(z.nullable(z.object({ name: z.string(), title: z.string() }))),
  signers: z
    .array(
      z.object({
        place: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)),
        name: z.string(),
        role: z.string(),
        guarantor: z.boolean(),
      }),
    )
    .check(
      z.minLength(1),
      z.refine(
        (signers) =>
          new Set([FUNDER_PLACE, ...signers.map(({ place }) => place)]).size === signers.length + 1,
      ),
    ),
})

export type AgreementFacts = z.infer<typeof agreementFacts>
export type AgreementTerms = AgreementFacts['terms']

/**
 * What the deal says about the money, with every payment. Refused where the schedule from that day on would end on another day, or add up
 * to another total, than what was offered: then nobody may sign it. `signBy`: the last day to sign, before the day of funding.
 */
export function agreementTerms(
  deal: Deal,
  fundedOn: IsoDate,
  signBy?: IsoDate,
): Outcome<AgreementTerms, 'schedule-differs'> {
  const plan = { payment: deal.payment, lastPayment: deal.lastPayment, count: deal.paymentsCount }
  const schedule = paymentSchedule(plan, fundedOn, deal.frequency)
  const total = schedule.reduce((sum, { amount }) => sum + amount, 0)
  if (total !== deal.total || schedule.at(-1)?.on !== deal.finalDate) return refused('schedule-differs')
  return ok({
    amount: deal.amount,
    total: deal.total,
    factorRate: deal.factorRate,
    apr: deal.apr,
    term: deal.term,
    frequency: deal.frequency,
    ...(signBy ? { signBy } : {}),
    fundedOn,
    schedule: schedule.map(({ on, amount, remaining }) => ({ on, amount, remaining })),
  })
}
