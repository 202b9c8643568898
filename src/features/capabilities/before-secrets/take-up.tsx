// Takes up again what its owner stopped: the page is opened anew, at what is open.
import { useState } from 'react'
import { en } from '#core/words/before-secrets/en.ts'
import { es } from '#core/words/before-secrets/es.ts'
import { call } from '#ui/api.ts'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import type { takeUpAgain as declared } from './contract.ts'
import { takeUpAgain } from './paths.ts'

const words = { en, es }

export function TakeUp({ leadId }: { leadId: string }) {
  const t = useWords(words)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const press = async () => {
    setState('busy')
    const taken = await call<typeof declared>(takeUpAgain, { sf_leadid: leadId })
    if (taken.ok) window.location.reload()
    else setState('failed')
  }
  return (
    <>
      {state === 'failed' && (
        <Notice kind="danger" live>
          {t('failed')}
        </Notice>
      )}
      <Button busy={state === 'busy' && t('takingUp')} onClick={() => void press()}>
        {t('takeUp')}
      </Button>
    </>
  )
}
