// Before the bank is asked for: waits a moment for what is still being looked up, so that nobody connects a bank in vain (spec 7).
import { useEffect, useRef } from 'react'
import { en } from '#core/words/apply-notes/en.ts'
import { es } from '#core/words/apply-notes/es.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { useWords } from '#ui/words.tsx'
import { useWizard } from './wizard-context.ts'
import type { ready } from './contract.ts'
import { isRenewed } from './use-refusals.ts'
import * as paths from './paths.ts'
import '#ui/screens.css'

const words = { en, es }
/** The server answers within ten seconds; without an answer the way goes on all the same. */
const PATIENT_MS = 12_000

export function ReadyStep({ leadId, onReady }: { leadId: string; onReady: () => void }) {
  const t = useWords(words)
  const { application, journey, variant } = useWizard()
  const { end } = journey.pages
  const done = useRef(onReady)
  done.current = onReady
  useEffect(() => {
    const abort = new AbortController()
    const ask = async () => {
      const answer = await call<typeof ready>(
        paths.ready,
        { sf_leadid: leadId, variant },
        { signal: abort.signal, timeoutMs: PATIENT_MS },
      )
      // An end is read whole: the wizard follows it to its last page.
      // Nothing was waited for: the page that says how to go on has taken this one's place.
      if (!answer.ok && isRenewed(answer.refusal)) return
      if (answer.ok && answer.value.page === end) await application.reload(leadId)
      if (!abort.signal.aborted) done.current()
    }
    void ask()
    return () => abort.abort()
  }, [application, leadId, variant, end])
  return (
    <>
      <StepTitle>{t('readyTitle')}</StepTitle>
      <LoadingBlock>{t('readyText')}</LoadingBlock>
    </>
  )
}
