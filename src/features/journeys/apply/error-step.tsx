// Page 12: why the application could not be opened or saved, and the ways on.
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useApply } from './apply-context.ts'
import { startOver } from './start-over.ts'
import '#ui/screens.css'
import './apply.css'

const words = { en, es }

export function ErrorStep({ failure, onRetry }: { failure: CallFailure; onRetry?: () => void }) {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useApply()
  const retry = isRetryable(failure) ? onRetry : undefined
  const contact = [brand.phone, brand.email].filter(Boolean).join(', ')
  return (
    <>
      <StepTitle>{t('errorTitle')}</StepTitle>
      <div className="stack">
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
        <div className="actions">
          {retry && <Button onClick={retry}>{t('errorRetry')}</Button>}
          <Button look={retry ? 'line' : 'primary'} onClick={startOver}>
            {t('errorNew')}
          </Button>
        </div>
        {contact && <p className="muted">{t('errorContact', { contact })}</p>}
      </div>
    </>
  )
}
