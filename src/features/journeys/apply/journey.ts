// The newer wizard in the browser: its flow with what stands around its pages.
import { contactFields } from '#core/contract/contact-fields.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { pick } from '#core/words/words.ts'
import type { WizardJourney } from '#features/capabilities/wizard/journey.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import { applyFlow, applyPages } from './flow.ts'
import { FormScreen, loadQuestionPages } from './form-screen.tsx'
import { partnerFor } from './partner-for.ts'
import { WizardProgress } from './wizard-progress.tsx'
import { WizardSide } from './wizard-side.tsx'

const partnerStep = () => import('./partner-step.tsx')

/** By page. */
const names = [
  null,
  'aboutBusiness',
  'aboutGoals',
  'aboutOwner',
  'aboutAddress',
  'stageBank',
  'stageBank',
  'stageBank',
  'stageDocuments',
  'stageDocuments',
  'stageResult',
] as const

export const applyJourney: WizardJourney = {
  flow: applyFlow,
  pages: applyPages,
  fields: contactFields,
  address: '/business/apply',
  screens: { form: FormScreen, partner: lazyScreen(async () => (await partnerStep()).PartnerStep) },
  loadQuestions: loadQuestionPages,
  loadOthers: partnerStep,
  hasPartner: (data, known) => partnerFor(data, known) !== null,
  Above: WizardProgress,
  Side: WizardSide,
  nameOf: (page, language) => {
    const name = names[page]
    return name ? pick({ en, es }, language)[name] : ''
  },
}
