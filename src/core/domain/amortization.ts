// Splits a total into equal payments: the last one takes the cents, so that they add up.
import { divideRounded, type Cents } from '#core/ground/money.ts'
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { debitDates } from './apr.ts'
import { bankDayOnOrAfter, isBankDay } from './bank-days.ts'
import type { PaymentFrequency } from './underwriting.ts'

export interface PaymentPlan {
  readonly payment: Cents
  readonly lastPayment: Cents
  readonly count: number
}

/** Equal payments, rounded half up to the cent; the last one is what is left. `count` is 1 or more. */
export function paymentPlan(total: Cents, count: number): PaymentPlan {
  const rounded = divideRounded(total, count)
  // With very many tiny payments rounding up could leave nothing for the last: then round down.
  const payment = total - rounded * (count - 1) > 0 ? rounded : Math.floor(total / count)
  return { payment, lastPayment: total - payment * (count - 1), count }
}

/** Number of payments in a term: 52 weeks to 12 months, rounded; or the policy's working days per month. */
export const paymentsInTerm = (
  term: number,
  frequency: PaymentFrequency,
  workingDaysPerMonth: number,
): number => (frequency === 'daily' ? term * workingDaysPerMonth : divideRounded(term * 52, 12))

/**
 * Days on which the payments fall: every bank day from the next one on, or every seventh day, put off to the next bank
 * day where banks do not post.
 */
export function paymentDates(fundedOn: IsoDate, count: number, frequency: PaymentFrequency): IsoDate[] {
  if (frequency === 'daily') return debitDates(fundedOn, count, isBankDay)
  return Array.from({ length: count }, (_, i) => bankDayOnOrAfter(addDays(fundedOn, 7 * (i + 1))))
}

interface ScheduledPayment {
  readonly number: number
  readonly on: IsoDate
  readonly amount: Cents
  /** What is still to be repaid after it. */
  readonly remaining: Cents
}

/** Every payment with its day and what is left after it. */
export function paymentSchedule(
  plan: PaymentPlan,
  fundedOn: IsoDate,
  frequency: PaymentFrequency,
): ScheduledPayment[] {
  let remaining = plan.payment * (plan.count - 1) + plan.lastPayment
  return paymentDates(fundedOn, plan.count, frequency).map((on, i) => {
    const amount = i === plan.count - 1 ? plan.lastPayment : plan.payment
    remaining -= amount
    return { number: i + 1, on, amount, remaining }
  })
}
