// The screen of a question page: its heading, its form, Continue and the save state. The first page's views are here, the others' come later.
import type { StepPlace } from '#core/flow/flow.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { lazyScreen } from '#ui/lazy-screen.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useWizard } from '#features/capabilities/wizard/wizard-context.ts'
import { WizardForm } from '#features/capabilities/wizard/wizard-form.tsx'
import { AgreementLine } from '#features/capabilities/legal/agreement-line.tsx'
import { questions as contactQuestions } from '#features/capabilities/questions/contact-questions.tsx'

const words = { en, es }

/** Pages 1 to 4; asked for as soon as the first page is idle. */
export const loadQuestionPages = () => import('./question-pages.tsx')
const QuestionPages = lazyScreen(async () => (await loadQuestionPages()).QuestionPages)

export function FormScreen({ step }: Pick<StepScreenProps, 'step'>) {
  return step.page === 0 ? <ContactPage step={step} /> : <QuestionPages step={step} />
}

function ContactPage({ step }: { step: StepPlace }) {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useWizard()
  return (
    <WizardForm
      step={step}
      set={contactQuestions}
      title={brand.claims?.headline?.[language] ?? t('headline')}
      lede={t('lede')}
      below={<AgreementLine />}
    />
  )
}
