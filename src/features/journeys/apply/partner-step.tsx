// After page 1, for lower sales: the partner lender that may fund at once, its consent, and the way on without it.
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { PartnerRedirect } from '#features/capabilities/partner-redirect/partner-redirect.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { todayHere } from '#ui/today.ts'
import { partnerFor } from './partner-for.ts'
import { startWithLender } from './hand-to-lender.ts'

export function PartnerStep({ next, to }: StepScreenProps) {
  const { application, data } = useWizard()
  const state = useApplicationState(application)
  const { queue } = state
  const partner = partnerFor(data, knownOfTyped({ ...state, today: todayHere() }))
  if (!partner) return null
  const { which, lender, limit } = partner
  // The lender needs the business page too: its save must have arrived.
  const { leadId } = queue
  const saved = queue.waiting.length === 0 && leadId
  return (
    <PartnerRedirect
      lender={lender}
      limit={limit}
      brand={data.brand}
      start={saved ? () => startWithLender(which, leadId) : null}
      onGoOn={next}
      onCorrect={() => to('contact')}
    />
  )
}
