// The newer wizard with the prefill match in the browser.
import type { WizardJourney } from '#features/capabilities/wizard/journey.ts'
import { applyJourney } from '../journey.ts'
import { iffFlow, nextAfter, pageOnReturn } from './flow.ts'
import { IffFormScreen } from './iff-form-screen.tsx'
import { IffProgress, IffSide } from './iff-progress.tsx'
import { MatchStep } from './match-step.tsx'

export const iffJourney: WizardJourney = {
  ...applyJourney,
  flow: iffFlow,
  address: '/business/apply/iff',
  screens: { ...applyJourney.screens, form: IffFormScreen, 'prefill-match': MatchStep },
  Above: IffProgress,
  Side: IffSide,
  nextAfter,
  pageOnReturn,
}
