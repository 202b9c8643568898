// Gathers a notice of adverse action or a counteroffer as a letter: filled with the values of their messages; adverse action has its message's text.
import type { Answer } from '#core/contract/refusals.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { en as ownEn } from '#core/words/paper-notice/en.ts'
import { es as ownEs } from '#core/words/paper-notice/es.ts'
import { fill, pick } from '#core/words/words.ts'
import { applicationNumber, noticeValues } from '#features/capabilities/messages/adverse-action.server.ts'
import { counterOfferValues } from '#features/capabilities/messages/counter-offer.server.ts'
import { contactOf } from '#features/capabilities/messages/layout.ts'
import { brandOf } from '#features/capabilities/messages/content-of.server.ts'
import type { Deps } from '#platform/deps.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { NoticeFacts } from './model.ts'

/** Refuses with 'not-found' while nothing was declined. */
export async function gatherAdverseAction(deps: Deps, lead: LeadRow): Promise<Answer<NoticeFacts>> {
  const decision = await currentDecision(deps.db, lead.id)
  if (decision?.outcome !== 'declined' && lead.stage !== 'not-qualified')
    return refused({ code: 'not-found' })
  const values = await noticeValues(deps, lead, decision?.id ?? null)
  if (!values) return refused({ code: 'not-found' })
  return ok(letter(deps, lead, 'adverse-action', values, decision?.at ?? deps.clock()))
}

/** Refuses with 'not-found' where what is offered is not another amount than was asked for. */
export async function gatherCounterOffer(deps: Deps, lead: LeadRow): Promise<Answer<NoticeFacts>> {
  const decision = await currentDecision(deps.db, lead.id)
  const asked = lead.answers.requestedAmount
  const most = Math.max(0, ...(decision?.result.deals ?? []).map(({ amount }) => amount))
  if (decision?.outcome !== 'approved' || asked === undefined || most === 0 || most >= asked)
    return refused({ code: 'not-found' })
  return ok(letter(deps, lead, 'counter-offer', await counterOfferValues(deps, lead), decision.at))
}

function letter(
  deps: Deps,
  { id, answers, brand: brandId, language }: LeadRow,
  template: 'adverse-action' | 'counter-offer',
  values: Readonly<Record<string, string>>,
  at: Date,
): NoticeFacts {
  const words = pick({ en, es }, language)
  const own = pick({ en: ownEn, es: ownEs }, language)
  const brand = brandOf(deps, brandId)
  const { firstName, lastName, businessName } = answers
  const place = [answers.businessCity, [answers.businessState, answers.businessZip].filter(Boolean).join(' ')]
  const known = {
    ...values,
    brand: brand.name,
    business: businessName || brand.name,
    contact: contactOf(brand),
  }
  return {
    sender: brand.legalName,
    from: [brand.legalName, brand.address, contactOf(brand)].filter(Boolean).join(', '),
    to: [
      [firstName, lastName].filter(Boolean).join(' '),
      businessName,
      answers.businessAddress,
      place.filter(Boolean).join(', '),
    ].filter((line): line is string => Boolean(line)),
    date: easternDay(at),
    number: applicationNumber(id),
    title: fill(words[`${template}.subject`], known),
    text: fill(template === 'counter-offer' ? own.counterOffer : words['adverse-action.text'], known),
  }
}
