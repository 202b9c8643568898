// Asks for a new link in place of one that cannot be used: whatever the cause, and the answer never tells which it was.
import { useState } from 'react'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { sendNewLink } from './contract.ts'
import * as paths from './paths.ts'
import * as failureWords from './failure-words.ts'
import * as words from './words.ts'

export function NewLink({ code }: { code: string }) {
  const t = useWords(failureWords)
  const tl = useWords(words)
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
        <Button busy={state === 'sending' && tl('send')} onClick={() => void ask()}>
          {t('newLink')}
        </Button>
      </div>
    </>
  )
}
