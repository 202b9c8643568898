// The first partner lender: keeps the consent, marks the application as referred, and answers the lender's address for this applicant.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import { applicationRoute } from '#platform/http/application-route.ts'
import { mayBeReferred } from '#core/domain/partner-referral.ts'
import { application } from '#platform/http/takes.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { addEvent } from '#platform/store/events.ts'
import { moveStage } from '#platform/store/move-stage.ts'
import { partnerReferral } from './contract.ts'

type Declared = typeof partnerReferral

export const partnerRedirect: Feature = {
  name: 'partner-redirect',
  routes: (deps) => [applicationRoute(deps, partnerReferral, application({ by: ['session'] }), refer)],
}

/** Refuses without consent (not-allowed), without a lender of the brand (feature-off), and for an unknown or renewed lead id. */
async function refer(
  deps: Deps,
  { lead }: Application,
  { consent }: RequestOf<Declared>,
  call: Call,
): Promise<Answer<ResponseOf<Declared>>> {
  if (!mayBeReferred(lead)) return refused({ code: 'not-possible-now' })
  const brand = deps.brands.get(lead.brand) ?? deps.brands.get('default')
  const lender = brand?.lenders?.first
  if (!brand || !lender?.link) return refused({ code: 'feature-off' })
  if (!consent) return refused({ code: 'not-allowed' })
  const now = deps.clock()
  await deps.db.transaction(async (tx) => {
    await giveConsent(
      tx,
      {
        leadId: lead.id,
        kind: 'sharing',
        language: call.language,
        ip: call.ip,
        userAgent: call.userAgent,
        names: { brand: brand.name, lender: lender.name },
      },
      now,
    )
    await moveStage(
      tx,
      lead.id,
      'referred',
      { actor: 'applicant', ip: call.ip, userAgent: call.userAgent },
      now,
    )
    await addEvent(
      tx,
      {
        leadId: lead.id,
        kind: 'partner-referred',
        actor: 'applicant',
        ip: call.ip,
        userAgent: call.userAgent,
        detail: { lender: lender.name },
      },
      now,
    )
  })
  const reference = deps.keys.lastingIndex(lead.id, 'partner-reference')
  return ok({ link: lender.link.replace('{reference}', encodeURIComponent(reference)) })
}
