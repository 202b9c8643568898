// The owner says what some deposits are: one card each, one button for all; then what was said, with a way to say otherwise.
import { useState } from 'react'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { failureText } from '#ui/answer.ts'
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

/** A decision takes a second or two. A failure is told at once, and mended as soon as the server answers. */
const plan: PollPlan = { firstMs: 1000, mostMs: 10_000, deadlineMs: 60_000, failures: 1 }

const isAnswered = ({ questions }: Deposits): boolean =>
  questions.length > 0 && questions.every(({ says }) => says !== null)

export function DepositQuestionsStep(props: StepScreenProps) {
  const { leadId, api, to } = props
  // The last page of a wizard leads nowhere back by itself.
  const back = props.back ?? (api === 'apply' ? () => to('approval') : undefined)
  const t = useWords(words)
  const language = useLanguage()
  const [changing, setChanging] = useState(false)
  /** The questions changed while they stood here. */
  const [overtaken, setOvertaken] = useState(false)
  const { value, late, failure, again } = usePoll(leadId, {
    plan,
    ask: (signal) => readQuestions(leadId, signal),
    // Questions that somebody is answering are not exchanged under their hands.
    pending: (answer) => answer.state === 'deciding' && isAnswered(answer) && !changing,
  })
  /** What an answer brought, until it is asked for anew. */
  const [saved, setSaved] = useState<{ readonly over: Deposits | null; readonly deposits: Deposits } | null>(
    null,
  )
  // A link ends with its application: what came of the answer stands in the portal.
  const over = saved !== null && failure?.kind === 'problem' && failure.status === 404
  const deposits = saved && saved.over === value ? saved.deposits : value
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
  const unanswered = !isAnswered(deposits)
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
          late={late || failure !== null}
          over={over}
          onChange={open && !over ? () => setChanging(true) : undefined}
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
        onSaved={(after) => {
          setChanging(false)
          setOvertaken(false)
          setSaved({ over: value, deposits: after })
          // What it leads to is known in a moment.
          again()
        }}
        onOvertaken={() => {
          setOvertaken(true)
          again()
        }}
      />
    </div>
  )
}
