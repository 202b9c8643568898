// Pre-offers: worked out afresh from what was stated, and the amount that the applicant picks or types.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { preOffers, type PreOffers } from '#core/domain/pre-offers.ts'
import { currencyKind } from '#core/fields/currency.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/offering/en.ts'
import { es } from '#core/words/offering/es.ts'
import { pick } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead, type LeadRow } from '#platform/store/leads.ts'
import { currentChoice, saveChoice } from '#platform/store/offers.ts'
import type { preOffers as listDeclared, preOfferSelected as selectDeclared } from './contract.ts'

function preOffersOf(deps: Deps, { answers }: LeadRow): PreOffers {
  const { requestedAmount, monthlySales } = answers
  return preOffers(deps.policy, {
    ...(typeof requestedAmount === 'number' ? { requestedAmount } : {}),
    ...(typeof monthlySales === 'number' ? { monthlySales } : {}),
  })
}

export async function listPreOffers(
  deps: Deps,
  { lead }: Application,
): Promise<Answer<ResponseOf<typeof listDeclared>>> {
  const { valid, offers } = preOffersOf(deps, lead)
  return ok({ valid, offers: offers.map((cents) => cents / 100) })
}

/** Specification 2, section 5: above the top offer and zero or less have their own messages; nothing selected passes. */
export async function selectPreOffer(
  deps: Deps,
  { lead }: Application,
  request: RequestOf<typeof selectDeclared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof selectDeclared>>> {
  const given = String(request.amount_selected ?? '').trim()
  if (!given) return ok({ ok: true, amount: null })
  const words = pick({ en, es }, call.language)
  const wrong = (message: string) =>
    refused({ code: 'invalid-fields', errors: [{ field: 'amount_selected', message }] } as const)
  const amount = currencyKind.parse(given)
  if (!amount.ok || amount.value <= 0) return wrong(words.validAmount)
  const { valid, offers } = preOffersOf(deps, lead)
  if (!valid) return refused({ code: 'not-possible-now' })
  if (amount.value > offers[0]!) return wrong(words.lowerAmount)
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, lead.id)
    const before = await currentChoice(tx, lead.id, 'pre-offer')
    if (before?.chosen.amount === amount.value) return
    await saveChoice(
      tx,
      { leadId: lead.id, kind: 'pre-offer', chosen: { amount: amount.value }, decisionId: null },
      now,
    )
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'pre-offer-selected',
        actor: 'applicant',
        ip: call.ip,
        userAgent: call.userAgent,
        detail: { amount: amount.value },
      },
      now,
    )
  })
  return ok({ ok: true, amount: amount.value / 100 })
}
