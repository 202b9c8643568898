// The owner says what some deposits are: one card each, one button for all; then what was said, with a way to say otherwise.
import { useCallback, useEffect, useState } from 'react'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { ContactLine } from '#ui/frame/contact-line.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { readQuestions, type Deposits } from './deposit-calls.ts'
import { DepositForm } from './deposit-form.tsx'
import { Said } from './said.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import './deposits.css'

export function DepositQuestionsStep(props: StepScreenProps) {
  const { leadId, api, to } = props
  // The last page of a wizard leads nowhere back by itself.
  const back = props.back ?? (api === 'apply' ? () => to('approval') : undefined)
  const t = useWords(words)
  const language = useLanguage()
  const [deposits, setDeposits] = useState<Deposits | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [round, setRound] = useState(0)
  const [changing, setChanging] = useState(false)
  /** The questions changed while they stood here. */
  const [overtaken, setOvertaken] = useState(false)
  const again = useCallback(() => setRound((before) => before + 1), [])
  useEffect(() => {
    const abort = new AbortController()
    void readQuestions(leadId, abort.signal).then((answer) => {
      if (abort.signal.aborted) return
      if (answer.ok) setDeposits(answer.value)
      setFailure(answer.ok ? null : answer.refusal)
    })
    return () => abort.abort()
  }, [leadId, round])
  const backButton = back && (
    <Button look="quiet" onClick={back}>
      {t('back')}
    </Button>
  )
  if (failure && !deposits)
    return (
      <div className="prose">
        <StepTitle key="failed">{t('failedTitle')}</StepTitle>
        <Notice kind="danger" live>
          {failureText(failure, language)}
        </Notice>
        <div className="actions">
          <Button onClick={again}>{t('retry')}</Button>
          {backButton}
        </div>
      </div>
    )
  if (!deposits) return <LoadingBlock>{t('loading')}</LoadingBlock>
  const { questions, open } = deposits
  const unanswered = questions.some(({ says }) => says === null)
  if (!questions.length || (!open && unanswered))
    return (
      <div className="prose">
        <StepTitle key="none">{t(questions.length ? 'closedTitle' : 'noneTitle')}</StepTitle>
        <p>{t(questions.length ? 'closedText' : 'noneText')}</p>
        <p className="small muted">
          <ContactLine brand={props.brand} sentence={t('contact')} />
        </p>
        <div className="actions">{backButton}</div>
      </div>
    )
  if (!unanswered && !changing)
    return (
      <>
        {overtaken && <Notice live>{t('changedText')}</Notice>}
        <Said
          {...props}
          back={back}
          deposits={deposits}
          onChange={open ? () => setChanging(true) : undefined}
          onArrived={again}
        />
      </>
    )
  return (
    <div className="prose deposits">
      <StepTitle key="ask">{t(questions.length === 1 ? 'titleOne' : 'titleMany')}</StepTitle>
      {overtaken && <Notice live>{t('changedText')}</Notice>}
      <p>{t('lede')}</p>
      <DepositForm
        // Other questions are other cards; so is what another device answered.
        key={questions.map(({ id, says, words: written }) => `${id} ${says} ${written}`).join()}
        leadId={leadId}
        questions={questions}
        back={backButton}
        onSaved={(saved) => {
          setChanging(false)
          setOvertaken(false)
          setDeposits(saved)
        }}
        onOvertaken={() => {
          setOvertaken(true)
          again()
        }}
      />
    </div>
  )
}
