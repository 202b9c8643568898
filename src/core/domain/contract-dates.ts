// The days of a contract: until when it is signed, by when the money is sent, and when it is paid back. Pure; days are US Eastern (ADR 100).
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { paymentDates } from './amortization.ts'
import { bankDayOnOrAfter } from './bank-days.ts'
import { dealAsOf } from './deals.ts'
import type { Stage } from './lead-stage.ts'
import type { Deal } from './underwriting.ts'

/** Days after the choice on which everybody can still sign: a second signer has a week. */
const SIGN_DAYS = 7
/** A contract that goes out later than planned leaves at least as many; with fewer its days are worked out anew. */
const LEAST_SIGN_DAYS = 3

export interface ContractDates {
  /** The last day on which it can be signed. */
  readonly signBy: IsoDate
  /** The first bank day after it: the money is sent on it at the latest, and the payments count from it. */
  readonly fundedOn: IsoDate
}

/** A deal as it was chosen; a choice from before its days were frozen has none. */
export type ChosenDeal = Deal & { readonly dates?: ContractDates }

/** The days of a choice that is made on a day. */
export function contractDates(chosenOn: IsoDate): ContractDates {
  const signBy = addDays(chosenOn, SIGN_DAYS)
  return { signBy, fundedOn: bankDayOnOrAfter(addDays(signBy, 1)) }
}

/** The same price on other days: amount, factor, payments and total stay; the APR and the last day follow from the day of funding. */
export const dealOn = (deal: ChosenDeal, dates: ContractDates): ChosenDeal & { dates: ContractDates } => ({
  ...dealAsOf(deal, dates.fundedOn),
  dates,
})

/**
 * What was chosen as it is shown today: with its own days; where they were not kept yet, with those that its contract will get, or, once
 * that is out or signed, as it was written down.
 */
export function choiceShown(chosen: ChosenDeal, stage: Stage, today: IsoDate): ChosenDeal {
  if (chosen.dates || stage !== 'offer-chosen') return chosen
  return dealOn(chosen, contractDates(today))
}

/** Whether a contract may still go out with the days of a choice. */
export const datesHold = ({ dates }: Pick<ChosenDeal, 'dates'>, today: IsoDate): boolean =>
  dates !== undefined && addDays(today, LEAST_SIGN_DAYS) <= dates.signBy

/** The day of the first payment of all these deals; null where they differ, or there are none. */
export function firstPaymentOn(deals: readonly Pick<Deal, 'frequency'>[], fundedOn: IsoDate): IsoDate | null {
  const firsts = new Set(deals.map(({ frequency }) => paymentDates(fundedOn, 1, frequency)[0]!))
  const [first] = firsts
  return first !== undefined && firsts.size === 1 ? first : null
}
