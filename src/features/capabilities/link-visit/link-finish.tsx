// The end of a link that asked questions: everything has arrived.
import { StepTitle } from '#ui/flow-runner.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { LinkWords } from './journey.ts'

/** Shown only after the server took the last answer. */
export function LinkFinish({ words }: { words: { readonly en: LinkWords; readonly es: LinkWords } }) {
  const t = useWords(words)
  return (
    <div className="prose">
      <StepTitle>{t('doneTitle')}</StepTitle>
      <Notice kind="ok">{t('doneText')}</Notice>
    </div>
  )
}
