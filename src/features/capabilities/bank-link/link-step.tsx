// The step in which a bank is linked: in the provider's frame or through its script, and what follows whatever came of it.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { Button } from '#ui/frame/button.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function BankLinkStep({ next }: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t('introTitle')}</StepTitle>
      <div className="actions">
        <Button onClick={next}>{t('continue')}</Button>
      </div>
    </>
  )
}
