// The offer in one card: what was chosen, or else the best of the deals, with its payments by the bank day.
import { choiceShown, contractDates, dealOn } from '#core/domain/contract-dates.ts'
import { dealOf } from '#core/domain/deals.ts'
import { hasChosen, hasOffer } from '#core/domain/lead-stage.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { dollars, twoDecimals } from './wire-deal.ts'

/** Money in dollars, the term in months, the APR in percent. */
interface Approval {
  readonly amount: number
  readonly term: number
  readonly daily_payment: number
  readonly apr: number
  readonly total: number
}

/** Null where no offer stands. Payments and APR are those of daily payments, whichever way the deal is paid. */
export async function findApproval(
  { db, policy, clock }: Pick<Deps, 'db' | 'policy' | 'clock'>,
  { id, stage }: Pick<LeadRow, 'id' | 'stage'>,
): Promise<Approval | null> {
  const decision = hasOffer(stage) ? await currentDecision(db, id) : null
  const chosen = hasChosen(stage) ? await currentChoice(db, id, 'deal') : null
  const best = decision?.result.deals[0]
  const today = easternDay(clock())
  const dates = contractDates(today)
  const deal = chosen ? choiceShown(chosen.chosen, stage, today) : best && dealOn(best, dates)
  if (!decision || !deal) return null
  const { amount, term, payment, apr, total } =
    deal.frequency === 'daily'
      ? deal
      : dealOf(policy, deal.amount, deal, (deal.dates ?? dates).fundedOn, 'daily')
  return {
    amount: dollars(amount),
    term,
    daily_payment: dollars(payment),
    apr: twoDecimals(apr),
    total: dollars(total),
  }
}
