// A priced deal as it goes to the browser: dollars instead of cents, the specification's names next to our own.
import type { Cents } from '#core/ground/money.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import type { WireDeal } from './contract.ts'

export const dollars = (cents: Cents): number => cents / 100
export const twoDecimals = (percent: number): number => Math.round(percent * 100) / 100

/**
 * What a choice sends back: the deal with the price that was shown (cents, hundredths of a percent, last day), so that one that was
 * replaced meanwhile is not taken for its successor of the same amount and term.
 */
export const offerIdOf = ({ id, total, apr, finalDate }: Deal): string =>
  [id, total, Math.round(apr * 100), finalDate].join('-')

export const wireDeal = (deal: Deal, selected: boolean): WireDeal => ({
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
