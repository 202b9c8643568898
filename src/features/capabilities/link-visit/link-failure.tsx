// A link that could not be opened: why, and the way on. Whatever the cause, one tap asks for a new one, and the answer never tells which cause it was.
import type { PageData } from '#core/flow/page-data.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { NewLink } from './new-link.tsx'
import { isInvalid } from './use-opened.ts'
import * as words from './failure-words.ts'

interface LinkFailureProps {
  readonly failure: CallFailure
  readonly code: string
  readonly data: PageData
  readonly onRetry: () => void
}

export function LinkFailure({ failure, code, data, onRetry }: LinkFailureProps) {
  const t = useWords(words)
  const language = useLanguage()
  const retry = isRetryable(failure)
  return (
    <div className="prose">
      <h1>{t(retry ? 'failedTitle' : 'invalidTitle')}</h1>
      <Notice
        kind="danger"
        live
        actions={
          retry ? (
            <Button look="line" onClick={onRetry}>
              {t('retry')}
            </Button>
          ) : undefined
        }
      >
        {isInvalid(failure) ? t('invalid') : failureText(failure, language)}{' '}
        <ContactLine brand={data.brand} sentence={t('contact')} />
      </Notice>
      {!retry && <NewLink code={code} />}
    </div>
  )
}
