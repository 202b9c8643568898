// Gathers the summary of an offer: the deal that was chosen, else all that are offered, each with its payments.
import type { Answer } from '#core/contract/refusals.ts'
import { choiceShown, contractDates, dealOn, type ChosenDeal } from '#core/domain/contract-dates.ts'
import { disclosureNamed } from '#core/domain/disclosure-states.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { currentChoice } from '#platform/store/offers.ts'
import { agreementTerms } from '../funding-agreement/facts.ts'
import type { OfferSummaryFacts } from './model.ts'

/** Refuses with 'not-found' where nothing is offered. */
export async function gatherOfferSummary(deps: Deps, lead: LeadRow): Promise<Answer<OfferSummaryFacts>> {
  const { answers } = lead
  const decision = await currentDecision(deps.db, lead.id)
  const choice = await currentChoice(deps.db, lead.id, 'deal')
  const chosen = choice && choice.decisionId === decision?.id ? choice.chosen : null
  const today = easternDay(deps.clock())
  const offered = decision?.result.deals.map((deal) => dealOn(deal, contractDates(today))) ?? []
  const deals: readonly ChosenDeal[] = chosen ? [choiceShown(chosen, lead.stage, today)] : offered
  if (!decision || !deals.length) return refused({ code: 'not-found' })
  return ok({
    sender: brandOf(deps, lead.brand).legalName,
    business: answers.businessName ?? '-',
    date: today,
    disclosure: disclosureNamed(answers.businessState ?? answers.homeState ?? '') !== null,
    chosen: chosen !== null,
    deals: deals.map(summed),
  })
}

function summed(deal: ChosenDeal): OfferSummaryFacts['deals'][number] {
  const terms = deal.dates ? agreementTerms(deal, deal.dates.fundedOn) : null
  const dated = terms?.ok ? terms.value : null
  return {
    amount: deal.amount,
    total: deal.total,
    payment: deal.payment,
    lastPayment: deal.lastPayment,
    count: deal.paymentsCount,
    factorRate: deal.factorRate,
    apr: deal.apr,
    term: deal.term,
    frequency: deal.frequency,
    fundedOn: dated?.fundedOn ?? null,
    schedule: dated ? [...dated.schedule] : [],
  }
}
