// A link that could not be opened: why, and the way on. Whatever the cause, one tap asks for a new one, and the answer never tells which cause it was.
import { useState } from 'react'
import type { PageData } from '#core/flow/page-data.ts'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { sendNewLink } from './contract.ts'
import * as paths from './paths.ts'
import { isInvalid } from './use-opened.ts'
import * as words from './words.ts'

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

function NewLink({ code }: { code: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const [state, setState] = useState<'not-asked' | 'sending' | 'sent'>('not-asked')
  const [problem, setProblem] = useState('')
  const ask = async () => {
    setState('sending')
    setProblem('')
    const answer = await call<typeof sendNewLink>(paths.newLink, { link: code })
    setState(answer.ok ? 'sent' : 'not-asked')
    if (!answer.ok) setProblem(failureText(answer.refusal, language))
  }
  if (state === 'sent')
    return (
      <Notice live title={t('newLinkSentTitle')}>
        {t('newLinkSent')}
      </Notice>
    )
  return (
    <>
      <p>{t('newLinkText')}</p>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <div className="actions">
        <Button busy={state === 'sending' && t('send')} onClick={() => void ask()}>
          {t('newLink')}
        </Button>
      </div>
    </>
  )
}
