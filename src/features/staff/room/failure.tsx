// A call that failed, in words, with a way to try again.
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { CallFailure } from '#ui/api.ts'
import { failureText } from '#ui/answer.ts'
import { useLanguage } from '#ui/words.tsx'
import { useStaffWords } from './words.ts'

interface FailureProps {
  readonly failure: CallFailure | null
  /** What it means here, where that is more than that it failed. */
  readonly title?: string
  readonly onRetry?: () => void
}

export function Failure({ failure, title, onRetry }: FailureProps) {
  const t = useStaffWords()
  const language = useLanguage()
  if (!failure) return null
  const retry = onRetry && (
    <Button look="line" onClick={onRetry}>
      {t('tryAgain')}
    </Button>
  )
  // The common words speak of an applicant's answers.
  const why = failure.kind === 'offline' ? t('offline') : failureText(failure, language)
  return (
    <Notice kind="danger" live title={title ?? why} actions={retry}>
      {title && why}
    </Notice>
  )
}
