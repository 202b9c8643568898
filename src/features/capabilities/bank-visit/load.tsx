// Between explanation and widget: asks the server again, and goes past the widget where the bank was linked in another window.
import { useEffect, useEffectEvent, useState } from 'react'
import { failureText, isRetryable, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { CallingScreenProps } from './screen-props.ts'
import { load } from './visit-calls.ts'
import * as words from './words.ts'

export function Load({ calls, leadId: code, opened, tell, next, back }: CallingScreenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [round, setRound] = useState(0)
  const ask = useEffectEvent(async (isOver: () => boolean) => {
    const answer = await load(calls, code)
    if (isOver()) return
    if (answer && !answer.ok) return setFailure(answer.refusal)
    // One that was there when the link was opened is left for another on purpose.
    if (answer?.value.bank_state === 'linked' && opened.bank_state !== 'linked') tell({ bank: 'linked' })
    next()
  })
  useEffect(() => {
    let over = false
    setFailure(null)
    void ask(() => over)
    return () => {
      over = true
    }
  }, [round])
  return (
    <div className="prose">
      <StepTitle>{t('loadTitle')}</StepTitle>
      {failure ? (
        <>
          <Notice kind="danger" live>
            {failureText(failure, language)}
          </Notice>
          <div className="actions">
            {isRetryable(failure) && <Button onClick={() => setRound(round + 1)}>{t('retry')}</Button>}
            {back && (
              <Button look="quiet" onClick={back}>
                {t('back')}
              </Button>
            )}
          </div>
        </>
      ) : (
        <LoadingBlock>{t('loadText')}</LoadingBlock>
      )}
    </div>
  )
}
