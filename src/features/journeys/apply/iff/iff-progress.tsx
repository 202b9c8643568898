// What stands around the pages of /apply/iff: it counts the pages that will come. The look-up is one, and pages that it answered are none.
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { useApplicationState, useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import * as words from '#features/capabilities/prefill-match/words.ts'
import { useWords } from '#ui/words.tsx'
import { todayHere } from '#ui/today.ts'
import { WizardProgress } from '../wizard-progress.tsx'
import { WizardSide } from '../wizard-side.tsx'
import { iffFlow, LOOK_UP_STEP, pagesAhead } from './flow.ts'

export function IffProgress({ page, step }: { page: number; step: string }) {
  const { application } = useWizard()
  const state = useApplicationState(application)
  const known = knownOfTyped({ ...state, today: todayHere() })
  // Until the first save the look-up is ahead; after it stands on the screen, on the same page.
  const lookUp = page === iffFlow.steps[0]!.page && state.queue.leadId === null && !state.queue.sending
  return <WizardProgress page={page} ahead={pagesAhead(page, known, lookUp)} lookUp={step === LOOK_UP_STEP} />
}

export const IffSide = ({ page }: { page: number }) => (
  <WizardSide page={page} tell={useWords(words)('fewPages')} />
)
