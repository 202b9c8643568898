// What a simulated merchant is like: sales, customers, costs and habits with cash. Figures are cents a month unless they say otherwise.
import type { Cents } from '#core/ground/money.ts'
import type { AccountPlan } from './ledger.ts'

interface CardChannel {
  /** The bank's text; `#` becomes a digit. */
  readonly text: string
  /** Share of monthly sales. */
  readonly share: number
  /** Settles each bank day, or once a week on this weekday (1 = Monday). */
  readonly weeklyOn?: number
}

interface InvoicePlan {
  readonly share: number
  readonly payers: readonly string[]
  /** Payments a month. */
  readonly count: number
}

interface CostPlan {
  /** Goods and supplies: share of sales, in this many purchases a month from these sellers. */
  readonly supplies: { readonly share: number; readonly count: number; readonly sellers: readonly string[] }
  /** Paid on the first bank day of the month. */
  readonly rent: Cents
  /** Every second Friday: share of sales. Absent where the owner works alone. */
  readonly payroll?: { readonly share: number; readonly text: string }
  readonly salesTax?: { readonly share: number; readonly text: string }
  /** [day of the month, cents, spread, text] */
  readonly bills: readonly (readonly [number, Cents, number, string])[]
}

/** An advance from another funder. Days count back from the day on which the bank was linked. */
interface AdvancePlan {
  readonly fundedDaysBefore: number
  readonly funded: Cents
  readonly creditText: string
  readonly debitText: string
  readonly payment: Cents
  /** 'daily' = each bank day; a number = weekly on that weekday (moved to the next bank day on holidays). */
  readonly every: 'daily' | number
}

export interface MerchantPlan {
  readonly owners: readonly string[]
  /** The bank shows these names whoever links the account: it is in the business's name. */
  readonly keepsOwners?: true
  /** Nothing is sold from so many days before the link on; wages and supplies end with it. */
  readonly soldUntilDaysBefore?: number
  /** The bank shows the first account again, under this name. */
  readonly shownTwiceAs?: string
  readonly accounts: readonly AccountPlan[]
  readonly sales: Cents
  /** Twelve factors, January first, mean near 1. */
  readonly season: readonly number[]
  /** Sunday first. */
  readonly week: readonly number[]
  /** Growth a year, 0.06 = 6%. */
  readonly growth: number
  readonly cards: readonly CardChannel[]
  readonly invoices?: InvoicePlan
  /** Share of sales paid in at the counter, once a week. */
  readonly cash: number
  readonly costs: CostPlan
  /** Nothing that can wait is paid when the balance would fall below; the month's profit above `target` goes to the owner. */
  readonly floor: Cents
  readonly target: Cents
  /** Part of the profit that is put into savings instead of being drawn. */
  readonly saves: number
  readonly advances: readonly AdvancePlan[]
  /** Single credits, with the bank's text. Days count back from the day on which the bank was linked. */
  readonly oneOffs?: readonly { readonly daysBefore: number; readonly amount: Cents; readonly text: string }[]
  /** Payments a month that bounce for lack of money. */
  readonly bounces: number
}
