// Sends the applicant's 'start' to the server, which hands the application over, and says what came of it.
import type { partnerReferral } from '#features/capabilities/partner-redirect/contract.ts'
import type { Handover } from '#features/capabilities/partner-redirect/partner-redirect.tsx'
import { call } from '#ui/api.ts'
import type { fundboxSubmitLead } from './contract.ts'
import * as referral from '#features/capabilities/partner-redirect/paths.ts'
import * as paths from './paths.ts'

export async function startWithLender(which: 'first' | 'second', leadId: string): Promise<Handover> {
  if (which === 'first') {
    const referred = await call<typeof partnerReferral>(referral.partnerReferral, {
      sf_leadid: leadId,
      consent: true,
    })
    return referred.ok
      ? { kind: 'open', link: referred.value.link }
      : { kind: 'failed', message: '', failure: referred.refusal }
  }
  const submitted = await call<typeof fundboxSubmitLead>(
    paths.fundboxSubmitLead,
    { sf_leadid: leadId, consent: true },
    { timeoutMs: 60_000 },
  )
  if (!submitted.ok) return { kind: 'failed', message: '', failure: submitted.refusal }
  const { link, error, message } = submitted.value
  if (error) return { kind: 'failed', message }
  return link ? { kind: 'open', link } : { kind: 'submitted', message }
}
