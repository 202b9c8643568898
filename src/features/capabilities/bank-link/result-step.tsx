// 'Validating...': asks for the result until there is one, and leads on to it.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { Button } from '#ui/frame/button.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function BankResultStep({ next }: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t('validating')}</StepTitle>
      <div className="actions">
        <Button onClick={next}>{t('continue')}</Button>
      </div>
    </>
  )
}
