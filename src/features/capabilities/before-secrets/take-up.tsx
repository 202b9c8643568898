// Takes up again what its owner stopped: the page is opened anew, at what is open.
import { useState } from 'react'
import { en } from '#core/words/before-secrets/en.ts'
import { es } from '#core/words/before-secrets/es.ts'
import { failureText } from '#ui/answer.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { takeUpAgain as declared } from './contract.ts'
import { takeUpAgain } from './paths.ts'

const words = { en, es }

export function TakeUp({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const language = useLanguage()
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [failure, setFailure] = useState('')
  const press = async () => {
    setState('busy')
    setFailure('')
    const taken = await call<typeof declared>(takeUpAgain, { sf_leadid: leadId })
    if (taken.ok) window.location.reload()
    else {
      setState('idle')
      setFailure(
        taken.refusal.kind === 'problem' && taken.refusal.code === 'erasure-asked'
          ? failureText(taken.refusal, language)
          : t('failed'),
      )
    }
  }
  return (
    <>
      {failure && (
        <Notice kind="danger" live>
          {failure}
        </Notice>
      )}
      <Button busy={state === 'busy' && t('takingUp')} onClick={() => void press()}>
        {t('takeUp')}
      </Button>
    </>
  )
}
