// The last page: offers to choose from, or in plain words why there are none and what to do.
import type { StepScreenProps } from '#ui/step-screen.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

export function OffersStep(_props: StepScreenProps) {
  const t = useWords(words)
  return (
    <>
      <StepTitle>{t('qualified')}</StepTitle>
      <LoadingBlock>{t('loading')}</LoadingBlock>
    </>
  )
}
