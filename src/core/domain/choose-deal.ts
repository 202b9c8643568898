// The deal of an owner's own amount and term: what may be chosen below an offer, and its price. The server and the browser both ask here.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { dealOf, type PricedBy } from './deals.ts'
import { borneWeekly } from './pricing.ts'
import type { Deal, DecisionWithDeals, PaymentFrequency, TermRow } from './underwriting.ts'

/** Specification 2, section 9: the step of the slider's amount, downward from the maximum. */
const AMOUNT_STEP: Cents = 500_000
const DOLLAR: Cents = 100

/** A term in months with its factor and the most that it bears, in cents. */
type ChoiceTerm = Pick<TermRow, 'term' | 'factorRate' | 'amount'>

/** What an owner may choose from. Empty lists: nothing. */
export interface ChoiceRange {
  /** The slider's stops in cents, the largest first, in steps of 5,000 dollars down to the policy's least. */
  readonly amounts: readonly Cents[]
  /** The policy's least in cents: whole dollars from here to the largest can be had, the slider's stops or not (ADR 136). Undefined: the stops alone. */
  readonly least: Cents | undefined
  /** Months ascending. */
  readonly terms: readonly ChoiceTerm[]
}

/**
 * The range below an offer. The model's offer is bounded by its approval and by what each term bears; a person's by the very deals that
 * they made, since the model's terms say nothing of those.
 */
export function choiceRange(
  { limits }: { readonly limits: { readonly minimumAmount: Cents } },
  result: Pick<DecisionWithDeals, 'deals' | 'terms' | 'position' | 'stack' | 'firstPosition'>,
  origin: 'model' | 'person',
): ChoiceRange {
  const offer = result.position === 'stack' ? result.stack : result.firstPosition
  const rows: readonly ChoiceTerm[] =
    origin === 'person'
      ? result.deals
      : result.terms.map((row) => ({ ...row, amount: Math.min(borneWeekly(row), offer.loanApproval) }))
  const terms = [...rows]
    .filter(({ amount }) => amount >= limits.minimumAmount)
    .sort((a, b) => a.term - b.term)
    .map(({ term, factorRate, amount }) => ({ term, factorRate, amount }))
  const most = Math.max(0, ...terms.map(({ amount }) => amount))
  const count = most ? Math.floor((most - limits.minimumAmount) / AMOUNT_STEP) + 1 : 0
  return {
    amounts: Array.from({ length: count }, (_, i) => most - i * AMOUNT_STEP),
    least: limits.minimumAmount,
    terms,
  }
}

/** The terms that bear an amount. */
const termsFor = ({ terms }: Pick<ChoiceRange, 'terms'>, amount: Cents): ChoiceTerm[] =>
  terms.filter((row) => row.amount >= amount)

interface Wanted {
  readonly amount: Cents
  /** Months. */
  readonly term: number
  readonly frequency: PaymentFrequency
}

/** The deal that an owner wants, priced as every other one is; null where the amount or the term is outside the range. */
export function chooseDeal(
  policy: PricedBy,
  range: ChoiceRange,
  { amount, term, frequency }: Wanted,
  fundedOn: IsoDate,
): Deal | null {
  const row = termsFor(range, amount).find((each) => each.term === term)
  return row && canBeHad(range, amount) ? dealOf(policy, amount, row, fundedOn, frequency) : null
}

/** Whether an amount (cents) lies in the range: any whole dollars, and the most, which may have cents. */
export const canBeHad = (
  { amounts, least }: Pick<ChoiceRange, 'amounts'> & { readonly least: Cents | undefined },
  amount: Cents,
): boolean => {
  const most = amounts[0] ?? 0
  if (least === undefined) return amounts.includes(amount)
  return amount === most || (amount >= least && amount < most && amount % DOLLAR === 0)
}
