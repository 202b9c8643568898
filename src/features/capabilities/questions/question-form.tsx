// A form step of any flow as a screen: its heading, its questions, the button, the way back.
import type { ReactNode } from 'react'
import { FormStep, type FormStepProps } from '#ui/form-step.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import * as words from '#ui/frame-words.ts'
import { useWords } from '#ui/words.tsx'

export interface QuestionFormProps<Id extends string> extends Omit<FormStepProps<Id>, 'actions'> {
  readonly greeting?: string
  readonly title: string
  readonly lede: string
  /** Between the heading and the questions. */
  readonly above?: ReactNode
  /** Between the questions and the button. */
  readonly below?: ReactNode
  /** Beside the button: whether the answers have arrived. */
  readonly saved?: ReactNode
  /** What the button says meanwhile, while the answers are on their way. */
  readonly busy?: string | false
  readonly back?: () => void
}

export function QuestionForm<Id extends string>(props: QuestionFormProps<Id>) {
  const { greeting, title, lede, above, below, saved, busy, back, ...form } = props
  const t = useWords(words)
  return (
    <>
      {greeting && <p className="lede">{greeting}</p>}
      <StepTitle>{title}</StepTitle>
      <p className="lede">{lede}</p>
      {above}
      <FormStep
        {...form}
        actions={(ready) => (
          <>
            {below}
            <div className="actions">
              <Button type={ready ? 'submit' : 'button'} busy={busy}>
                {t('continue')}
              </Button>
              {back && (
                <Button look="quiet" onClick={back}>
                  {t('back')}
                </Button>
              )}
              {saved}
            </div>
          </>
        )}
      />
    </>
  )
}
