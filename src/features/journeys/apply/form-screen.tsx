// The screen of a question page: its heading, its form, Continue and the save state. The first page's views are here, the others' come later.
import { lazy, type ReactNode } from 'react'
import type { Step } from '#core/flow/flow.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { SaveState } from '#ui/frame/save-state.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { FormStep, type FormStepProps } from '#ui/form-step.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useApplicationState, useApply } from './apply-context.ts'
import { todayHere } from './browser-application.ts'
import { contactRows, contactViews } from './contact-questions.tsx'
import { statusOf } from './save-queue.ts'

const words = { en, es }

/** Pages 1 to 4; asked for as soon as the first page is idle. */
export const loadQuestionPages = () => import('./question-pages.tsx')
const QuestionPages = lazy(async () => ({ default: (await loadQuestionPages()).QuestionPages }))

export function FormScreen(props: StepScreenProps) {
  return props.step.page === 0 ? <ContactPage step={props.step} /> : <QuestionPages step={props.step} />
}

function ContactPage({ step }: { step: Step }) {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useApply()
  return (
    <>
      <StepTitle>{brand.claims?.headline?.[language] ?? t('headline')}</StepTitle>
      <p className="lede">{t('lede')}</p>
      <ApplyForm step={step} views={contactViews} rows={contactRows}>
        <Agreements />
      </ApplyForm>
    </>
  )
}

function Agreements() {
  const t = useWords(words)
  const link = (kind: string, text: string) => (
    <a href={`/business/legal/${kind}`} target="_blank" rel="noopener">
      {text}
      <span className="sr"> {t('newWindow')}</span>
    </a>
  )
  return (
    <p className="small muted">
      {t('agreeBefore')} {link('agreement', t('agreement'))} {t('agreeAnd')} {link('e-sign', t('eSign'))}{' '}
      {t('agreePrivacy')} {link('privacy', t('privacy'))}.
    </p>
  )
}

interface ApplyFormProps extends Pick<FormStepProps, 'step' | 'views' | 'rows'> {
  /** Between the questions and the button. */
  readonly children?: ReactNode
}

/** A page's form tied to the application. */
export function ApplyForm({ step, views, rows, children }: ApplyFormProps) {
  const t = useWords(words)
  const { application, finish, checks, back } = useApply()
  const { typed, masks, refusal, queue } = useApplicationState(application)
  const mine = refusal?.page === step.page ? refusal.errors : undefined
  return (
    <FormStep
      step={step}
      typed={typed}
      masks={masks}
      today={todayHere()}
      views={views}
      rows={rows}
      refusals={mine}
      unchecked={!checks}
      onType={application.type}
      onFinish={() => finish(step.page)}
      actions={(ready) => (
        <>
          {children}
          <div className="actions">
            <Button type={ready ? 'submit' : 'button'}>{t('continue')}</Button>
            {back && (
              <Button look="quiet" onClick={back}>
                {t('back')}
              </Button>
            )}
            <SaveState status={statusOf(queue)} onRetry={application.retryNow} />
          </div>
        </>
      )}
    />
  )
}
