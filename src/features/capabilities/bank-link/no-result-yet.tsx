// No result by itself: it is the owner's turn (estimates, a fresh login, back to the bank page), or a person's, and what to expect then.
import { useEffect, useRef, useState } from 'react'
import { PreOffersStep } from '#features/capabilities/pre-offers/step.tsx'
import { useReceived } from '#features/capabilities/uploads/use-received.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { StepTitle, useFlowHistory } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useWhenOnline } from '#ui/when-online.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { readBankState, type Standing } from './link-calls.ts'
import { asksForLogin } from './link-moves.ts'
import * as words from './words.ts'

type Read = { readonly standing: Standing } | { readonly failure: CallFailure } | null

export function useBankState(leadId: string): { readonly read: Read; readonly again: () => void } {
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
  const again = () => setRound(round + 1)
  useWhenOnline(read !== null && 'failure' in read, again)
  return { read, again }
}

/** Somebody looks at it: statements came, or what the model could not settle. */
export function InReview({ leadId, to }: StepScreenProps) {
  const t = useWords(words)
  const { read } = useBankState(leadId)
  const { asked } = useReceived(leadId)
  if (!read) return <Reading />
  // What only the owner can tell comes before papers, which can wait.
  const deposits = asked.some(({ kind }) => kind === 'deposits')
  const statements = 'standing' in read && read.standing.state === 'statements'
  return (
    <>
      <StepTitle key="review">{t(statements ? 'statementsTitle' : 'reviewTitle')}</StepTitle>
      <div className="step-body">
        <Notice kind="ok" live>
          {t(statements ? 'statementsRead' : 'reviewText')}
        </Notice>
        {deposits && <p>{t('depositsAsked')}</p>}
        <div className="actions">
          {deposits && <Button onClick={() => to('deposits')}>{t('answerNow')}</Button>}
          <Button look={deposits ? 'line' : 'primary'} onClick={() => to('photo-id')}>
            {t('documents')}
          </Button>
        </div>
      </div>
    </>
  )
}

/**
 * Nothing goes on by itself: the bank page tells a bank that was refused or fell silent, with its cause and the ways on. `worked`: a
 * bank was being read while this page looked on, so that a cause is news also beside statements that came before.
 */
export function OwnersTurn({ worked, ...props }: StepScreenProps & { readonly worked: boolean }) {
  const { step, leadId, to } = props
  const { go } = useFlowHistory()
  const t = useWords(words)
  const language = useLanguage()
  const { read, again } = useBankState(leadId)
  const standing = read && 'standing' in read ? read.standing : null
  const repair = standing !== null && asksForLogin(standing)
  const refused =
    standing?.state === 'failed' || (worked && standing?.state === 'statements' && standing.reason !== null)
  // In place of this page, which would lead there again on the way back.
  const toBank = useRef(() => go(step.page - 1, { replace: true }))
  useEffect(() => {
    if (refused) toBank.current()
  }, [refused])

  if (!read || refused) return <Reading />
  if ('failure' in read)
    return (
      <>
        <StepTitle key="failed">{t('failedTitle')}</StepTitle>
        <div className="step-body">
          <Notice kind="danger" live>
            {failureText(read.failure, language)}
          </Notice>
          <div className="actions">
            <Button onClick={again}>{t('checkNow')}</Button>
            <Button look="quiet" onClick={() => to('photo-id')}>
              {t('documents')}
            </Button>
          </div>
        </div>
      </>
    )
  if (standing?.state === 'needs-attention')
    return (
      <>
        <StepTitle key="attention">{t(repair ? 'repairTitle' : 'endedTitle')}</StepTitle>
        <p className="lede">{t(repair ? 'attentionText' : `why.${standing.reason ?? 'other'}`)}</p>
        <div className="actions">
          <Button onClick={() => to('bank-link')}>{t(repair ? 'attention' : 'chooseWay')}</Button>
          <Button look="quiet" onClick={() => to('photo-id')}>
            {t('documents')}
          </Button>
        </div>
      </>
    )
  return <PreOffersStep {...props} back={() => to('bank-intro')} />
}

export function Reading() {
  const t = useWords(words)
  return (
    <>
      <StepTitle key="reading">{t('validating')}</StepTitle>
      <LoadingBlock>{t('stage.fetching')}</LoadingBlock>
    </>
  )
}
