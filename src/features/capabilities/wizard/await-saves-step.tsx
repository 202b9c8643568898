// Page 5 waits here until the answers have arrived: tax ids and the date of birth exist nowhere else (spec 215).
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { SaveState } from '#ui/frame/save-state.tsx'
import { useWords } from '#ui/words.tsx'
import { useApplicationState, useWizard } from './wizard-context.ts'
import { statusOf } from '#features/capabilities/answers/save-queue.ts'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }

export function SavingStep() {
  const t = useWords(words)
  const { application } = useWizard()
  const { queue } = useApplicationState(application)
  const status = statusOf(queue)
  return (
    <>
      <StepTitle>{t('savingTitle')}</StepTitle>
      <LoadingBlock>{t(status === 'retrying' ? 'savingOffline' : 'savingText')}</LoadingBlock>
      <div className="actions">
        <SaveState status={status} onRetry={application.retryNow} />
      </div>
    </>
  )
}
