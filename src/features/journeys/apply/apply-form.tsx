// A question page's form tied to the application: its answers, its Continue, its save state.
import type { ReactNode } from 'react'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { Button } from '#ui/frame/button.tsx'
import { SaveState } from '#ui/frame/save-state.tsx'
import { FormStep, type FormStepProps } from '#ui/form-step.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useApply } from './apply-context.ts'
import { todayHere } from './browser-application.ts'
import { statusOf } from '#features/capabilities/answers/save-queue.ts'

const words = { en, es }

interface ApplyFormProps extends Pick<FormStepProps, 'step' | 'views' | 'rows'> {
  /** Between the questions and the button. */
  readonly children?: ReactNode
}

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
