// A question page's form tied to the application: its answers, its Continue, its save state.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { StepField, StepPlace } from '#core/flow/flow.ts'
import { stepOf } from '#core/flow/walk.ts'
import { hasUnsavedAnswers } from '#features/capabilities/answers/application.ts'
import { statusOf } from '#features/capabilities/answers/save-queue.ts'
import { QuestionForm, type QuestionFormProps } from '#features/capabilities/questions/question-form.tsx'
import { SaveState } from '#ui/frame/save-state.tsx'
import { useApplicationState, useWizard } from './wizard-context.ts'
import { todayHere } from '#ui/today.ts'

interface WizardFormProps<Id extends FieldId> extends Pick<
  QuestionFormProps<Id>,
  'set' | 'title' | 'lede' | 'above' | 'below'
> {
  readonly step: StepPlace
}

export function WizardForm<Id extends FieldId>({ step, ...page }: WizardFormProps<Id>) {
  const { application, journey, finish, checks, back, brand, data } = useWizard()
  const state = useApplicationState(application)
  const { typed, masks, refusal, queue } = state
  const fields = stepOf(journey.flow, step.id)?.fields as readonly StepField<Id>[] | undefined
  return (
    <QuestionForm<Id>
      {...page}
      step={{ fields }}
      typed={typed}
      masks={masks}
      today={todayHere()}
      brand={brand}
      limits={data.limits}
      refusals={refusal?.page === step.page ? refusal.errors : undefined}
      unchecked={!checks}
      onType={application.type}
      onLeave={() => application.leaveField(step.page)}
      onFinish={() => finish(step)}
      saved={<SaveState status={statusOf(queue, hasUnsavedAnswers(state))} onRetry={application.retryNow} />}
      back={back}
    />
  )
}
