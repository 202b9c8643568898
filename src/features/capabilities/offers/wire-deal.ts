// A priced deal as it goes to the browser: dollars instead of cents, the specification's names next to our own.
import type { Cents } from '#core/ground/money.ts'
import { firstPaymentOn, type ChosenDeal } from '#core/domain/contract-dates.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import type { WireDeal } from './contract.ts'

export const dollars = (cents: Cents): number => cents / 100
export const twoDecimals = (percent: number): number => Math.round(percent * 100) / 100

/**
 * What a choice sends back: the deal with the price that was shown (cents), so that one that was replaced meanwhile is not taken for its
 * successor of the same amount and term. Its days are no part of it: they are worked out when it is chosen.
 */
export const offerIdOf = ({ id, total }: Pick<Deal, 'id' | 'total'>): string => `${id}-${total}`

export const wireDeal = (deal: ChosenDeal, selected: boolean): WireDeal => ({
  id: offerIdOf(deal),
  payment: dollars(deal.payment),
  frequency: deal.frequency === 'daily' ? 'Daily' : 'Weekly',
  term: deal.term,
  rate: deal.factorRate / 10_000,
  total: dollars(deal.total),
  selected,
  amount: dollars(deal.amount),
  apr: twoDecimals(deal.apr),
  last_payment: dollars(deal.lastPayment),
  payments_count: deal.paymentsCount,
  final_date: deal.finalDate,
  sign_by: deal.dates?.signBy ?? null,
  funded_on: deal.dates?.fundedOn ?? null,
  first_payment_on: deal.dates ? firstPaymentOn([deal], deal.dates.fundedOn) : null,
  Max_Approval__c: dollars(deal.amount),
  Max_Term__c: deal.term,
  Num_Payments__c: deal.paymentsCount,
  tightest: deal.outlook
    ? {
        left: dollars(deal.outlook.lowestBalance),
        with_less_sales: dollars(deal.outlook.stressed.lowestBalance),
      }
    : null,
})
