// Before the bank is linked: what is asked for, why, who sees it, and the ways to go on without it.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { Button } from '#ui/frame/button.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function BankIntroStep({ next }: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t('introTitle')}</StepTitle>
      <p className="lede">{t('introPromise')}</p>
      <div className="actions">
        <Button onClick={next}>{t('continue')}</Button>
      </div>
    </>
  )
}
