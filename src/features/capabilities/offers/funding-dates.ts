// The day on which the dates of the offered deals rest, found again from what was frozen with them.
import { paymentDates } from '#core/domain/amortization.ts'
import { bankDayOnOrAfter } from '#core/domain/bank-days.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import { addDays, type IsoDate } from '#core/ground/dates.ts'

/**
 * When the money is taken to be sent, the first bank day after the decision, and the day of the first payment. Null where the deals' own last
 * days say otherwise, where they disagree, or where that day has passed (`today`): then no day can be promised. Days are US Eastern.
 */
export function fundingDates(
  deals: readonly Pick<Deal, 'frequency' | 'paymentsCount' | 'finalDate'>[],
  decidedOn: IsoDate,
  today: IsoDate,
): { readonly funded: IsoDate; readonly first: IsoDate } | null {
  const funded = bankDayOnOrAfter(addDays(decidedOn, 1))
  const plans = deals.map(({ paymentsCount, frequency }) => paymentDates(funded, paymentsCount, frequency))
  const rests = deals.every(({ finalDate }, at) => plans[at]?.at(-1) === finalDate)
  const firsts = new Set(plans.map(([first]) => first))
  const [first] = firsts
  return rests && first && firsts.size === 1 && funded >= today ? { funded, first } : null
}
