// Page 12: why the application could not be opened or saved, and the ways on.
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { stored } from '#ui/stored-items.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useWizard } from './wizard-context.ts'
import { startOver } from './forget-and-begin.ts'
import { NewLink } from '#features/capabilities/link-visit/new-link.tsx'
import { useNewLink } from './use-new-link.ts'
import { OtherApplicationStep, type OtherApplicationChoice } from './other-application.tsx'
import { isRenewed } from './use-refusals.ts'
import '#ui/screens.css'
import './wizard.css'

const words = { en, es }

interface ErrorStepProps {
  readonly failure: CallFailure
  readonly onRetry?: () => void
  readonly other: OtherApplicationChoice
}

export function ErrorStep({ failure, onRetry, other }: ErrorStepProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { brand } = useWizard()
  const renewed = isRenewed(failure)
  const link = useNewLink(stored.get('leadid'))
  const retry = isRetryable(failure) || renewed ? onRetry : undefined
  const code = failure.kind === 'problem' ? failure.code : ''
  if (code === 'other-application-open') return <OtherApplicationStep {...other} />
  const unusable = code === 'link-invalid' && other.code
  return (
    <>
      <StepTitle>{t(renewed ? 'renewedTitle' : 'errorTitle')}</StepTitle>
      <div className="stack">
        <Notice kind={renewed && !link.problem ? 'info' : 'danger'} live>
          {link.problem || (link.state === 'sent' ? t('linkSentText') : failureText(failure, language))}
        </Notice>
        {unusable && <NewLink code={unusable} />}
        <div className="actions">
          {retry && <Button onClick={retry}>{t(renewed ? 'renewedGoOn' : 'errorRetry')}</Button>}
          {renewed && link.state !== 'sent' && (
            <Button look="line" busy={link.state === 'sending' && t('linkSending')} onClick={link.send}>
              {t('linkSend')}
            </Button>
          )}
          <Button look={retry || unusable ? 'line' : 'primary'} onClick={() => void startOver()}>
            {t('errorNew')}
          </Button>
        </div>
        <p className="muted">
          <ContactLine brand={brand} sentence={t('errorContact')} />
        </p>
      </div>
    </>
  )
}
