// Hands an applicant who agreed to it over to the partner lender (specification 1, section 7, spec 12).
import { filedName } from '#core/domain/one-name.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { startOnWire } from '#core/domain/start-dates.ts'
import { monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { pick } from '#core/words/words.ts'
import { en } from '#core/words/partner/en.ts'
import { es } from '#core/words/partner/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { mayBeReferred } from '#core/domain/partner-referral.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import type { PartnerLead } from '#platform/providers/partner-lender/port.ts'
import type { fundboxSubmitLead as declared } from './contract.ts'

export async function fundboxSubmitLead(
  deps: Deps,
  { lead }: Application,
  { consent }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const words = pick({ en, es }, call.language)
  if (!deps.partnerLender) return refused({ code: 'feature-off' })
  if (!mayBeReferred(lead)) return refused({ code: 'not-possible-now' })
  if (!consent) return ok({ link: '', error: true, message: words.consentNeeded })
  const partnerLead = partnerLeadOf(deps, lead)
  if (!partnerLead) return ok({ link: '', error: true, message: words.answersMissing })

  const now = deps.clock()
  const brand = deps.brands.get(lead.brand) ?? deps.brands.get('default')
  await deps.db.transaction((tx) =>
    giveConsent(
      tx,
      {
        leadId: lead.id,
        kind: 'sharing',
        language: call.language,
        ip: call.ip,
        userAgent: call.userAgent,
        names: { brand: brand?.name ?? '', lender: brand?.lenders?.second?.name ?? '' },
      },
      now,
    ),
  )
  const sent = await deps.partnerLender.submitLead(partnerLead)
  if (!sent.ok) {
    await addEvent(
      deps.db,
      {
        leadId: lead.id,
        kind: 'partner-submission-failed',
        actor: 'provider',
        detail: { fault: sent.refusal.kind },
      },
      deps.clock(),
    )
    // Only the lender's own word is a 'no': a wrong key of ours is none.
    const declined = sent.refusal.kind === 'rejected' && sent.refusal.vendorCode === 'declined'
    if (sent.refusal.ours)
      deps.log.error(
        { leadId: lead.id, fault: sent.refusal.vendorCode },
        'the partner lender does not let us in',
      )
    return ok({ link: '', error: true, message: declined ? words.declined : words.unavailable })
  }
  const { link } = sent.value
  await deps.db.transaction(async (tx) => {
    const at = deps.clock()
    await moveStage(
      tx,
      lead.id,
      'referred',
      { actor: 'applicant', ip: call.ip, userAgent: call.userAgent },
      at,
    )
    await addEvent(
      tx,
      { leadId: lead.id, kind: 'partner-submitted', actor: 'applicant', detail: { repeated: link === null } },
      at,
    )
  })
  return ok({ link: link ?? '', error: false, message: link === null ? words.alreadySubmitted : '' })
}

function partnerLeadOf(deps: Deps, lead: LeadRow): PartnerLead | null {
  const { email, cellPhone, businessName, requestedAmount, monthlySales, oneName } = lead.answers
  const { firstName = '', lastName = '' } = lead.answers
  const owner = oneName === true ? filedName({ firstName, lastName: '' }) : { firstName, lastName }
  if (!owner.firstName || !owner.lastName || !email || !cellPhone || !businessName) return null
  if (typeof requestedAmount !== 'number' || typeof monthlySales !== 'number') return null
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
  const { classification, industry } = lead.answers
  return {
    reference: deps.keys.lastingIndex(lead.id, 'partner-reference'),
    owner: {
      ...owner,
      email: String(email),
      phone: String(cellPhone),
    },
    business: {
      legalName: String(businessName),
      requestedAmount,
      monthlySales,
      startMonth: startOnWire(lead.answers, monthOf(easternDay(lead.createdAt))) ?? undefined,
      classification: text(classification),
      industry: text(industry),
    },
  }
}
