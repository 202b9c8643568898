// A document to upload: the photo ID or the voided check, now or later.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { Button } from '#ui/frame/button.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function UploadStep({ step, next }: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t(step.id === 'voided-check' ? 'voidedCheckTitle' : 'photoIdTitle')}</StepTitle>
      <div className="actions">
        <Button look="line" onClick={next}>
          {t('later')}
        </Button>
      </div>
    </>
  )
}
