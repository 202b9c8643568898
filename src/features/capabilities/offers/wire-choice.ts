// The range of the sliders on its way to the browser and back: dollars outside, cents inside.
import { canBeHad, chooseDeal, type ChoiceRange } from '#core/domain/choose-deal.ts'
import type { ContractDates } from '#core/domain/contract-dates.ts'
import type { PricedBy } from '#core/domain/deals.ts'
import type { Cents } from '#core/ground/money.ts'
import type { PaymentFrequency } from '#core/domain/underwriting.ts'
import type { WireDeal } from './contract.ts'
import type { OfferStanding } from './offer-calls.ts'
import { dollars, wireDeal } from './wire-deal.ts'

export type WireChoice = NonNullable<OfferStanding['choice']>

/** Null where there is nothing to choose from. */
export const wireChoice = (
  { amounts, least, terms }: ChoiceRange,
  { limits }: PricedBy,
  { signBy, fundedOn }: ContractDates,
): WireChoice | null =>
  amounts.length === 0
    ? null
    : {
        amounts: amounts.map(dollars),
        least: least === undefined ? undefined : dollars(least),
        terms: terms.map(({ term, factorRate, amount }) => ({
          term,
          rate: factorRate / 10_000,
          amount: dollars(amount),
        })),
        working_days_per_month: limits.workingDaysPerMonth,
        sign_by: signBy,
        funded_on: fundedOn,
      }

const cents = (amount: number): Cents => Math.round(amount * 100)
const centsOf = (amount: number | undefined): Cents | undefined =>
  amount === undefined ? undefined : cents(amount)

/** The deal of an amount (dollars) and a term (months) by the server's own model; null outside the range. */
export function priceOf(
  choice: WireChoice,
  wanted: { readonly amount: number; readonly term: number; readonly frequency: PaymentFrequency },
): WireDeal | null {
  const range: ChoiceRange = {
    amounts: choice.amounts.map(cents),
    least: centsOf(choice.least),
    terms: choice.terms.map(({ term, rate, amount }) => ({
      term,
      factorRate: Math.round(rate * 10_000),
      amount: cents(amount),
    })),
  }
  const deal = chooseDeal(
    { limits: { workingDaysPerMonth: choice.working_days_per_month } },
    range,
    { ...wanted, amount: cents(wanted.amount) },
    choice.funded_on,
  )
  const dates = { signBy: choice.sign_by, fundedOn: choice.funded_on }
  return deal && wireDeal({ ...deal, dates }, false)
}

/** Whether an amount in dollars can be had. */
export const isInRange = ({ amounts, least }: WireChoice, amount: number): boolean =>
  canBeHad({ amounts: amounts.map(cents), least: centsOf(least) }, cents(amount))

/** The largest amount in weekly payments over its shortest term and over the one with the lowest APR, which may be the same. */
export function mostOf(
  choice: WireChoice,
): { readonly soonest: WireDeal; readonly cheapest: WireDeal } | null {
  const most = choice.amounts[0] ?? 0
  const deals = choice.terms
    .filter(({ amount }) => amount >= most)
    .flatMap(({ term }) => priceOf(choice, { amount: most, term, frequency: 'weekly' }) ?? [])
  const [soonest] = deals
  return soonest
    ? { soonest, cheapest: deals.reduce((best, each) => (each.apr < best.apr ? each : best)) }
    : null
}
