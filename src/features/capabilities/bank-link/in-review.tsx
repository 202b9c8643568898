// No decision by itself: estimates where no bank is there, a fresh login where the bank wants one, else what to expect and when.
import { useEffect, useState } from 'react'
import { PreOffersStep } from '#features/capabilities/pre-offers/step.tsx'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { readBankState, type Standing } from './link-calls.ts'
import * as words from './words.ts'

type Read = { readonly standing: Standing } | { readonly failure: CallFailure } | null

/** The bank was not connected, and no statements stand in for it. */
const withoutBank: readonly Standing['state'][] = ['none', 'failed', 'skipped', 'linking']

export function InReview(props: StepScreenProps) {
  const { step, leadId, next, to } = props
  const t = useWords(words)
  const language = useLanguage()
  const [read, setRead] = useState<Read>(null)
  const [round, setRound] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setRead(null)
    void readBankState(leadId, abort.signal).then((answer) => {
      if (!abort.signal.aborted) setRead(answer.ok ? { standing: answer.value } : { failure: answer.refusal })
    })
    return () => abort.abort()
  }, [leadId, round])

  if (!read)
    return (
      <>
        <StepTitle key="reading">{t('validating')}</StepTitle>
        <LoadingBlock>{t('stage.fetching')}</LoadingBlock>
      </>
    )
  if ('failure' in read)
    return (
      <>
        <StepTitle key="failed">{t('failedTitle')}</StepTitle>
        <div className="step-body">
          <Notice kind="danger" live>
            {failureText(read.failure, language)}
          </Notice>
          <div className="actions">
            <Button onClick={() => setRound(round + 1)}>{t('checkNow')}</Button>
            <Button look="quiet" onClick={next}>
              {t('documents')}
            </Button>
          </div>
        </div>
      </>
    )
  const { state } = read.standing
  if (withoutBank.includes(state)) return <PreOffersStep {...props} back={() => to(step.page - 2)} />
  if (state === 'needs-attention')
    return (
      <>
        <StepTitle key="attention">{t('repairTitle')}</StepTitle>
        <p className="lede">{t('attentionText')}</p>
        <div className="actions">
          <Button onClick={() => to(step.page - 1)}>{t('attention')}</Button>
          <Button look="quiet" onClick={next}>
            {t('documents')}
          </Button>
        </div>
      </>
    )
  return (
    <>
      <StepTitle key="review">{t(state === 'statements' ? 'statementsTitle' : 'reviewTitle')}</StepTitle>
      <div className="step-body">
        <Notice kind="ok" live>
          {t('reviewText')}
        </Notice>
        <div className="actions">
          <Button onClick={next}>{t('documents')}</Button>
        </div>
      </div>
    </>
  )
}
