// Pre-offers: amounts to expect on what was stated, one to be chosen or typed.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { Button } from '#ui/frame/button.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function PreOffersStep({ next }: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t('looking')}</StepTitle>
      <div className="actions">
        <Button onClick={next}>{t('continue')}</Button>
      </div>
    </>
  )
}
