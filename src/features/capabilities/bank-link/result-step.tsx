// 'Validating...': asks for the result until there is one, says truly how far it is, and leads on whatever it is.
import { useEffect, useRef } from 'react'
import { followStatus } from '#features/capabilities/polling/follow-status.ts'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { failureText } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import type { StepScreenProps } from '#ui/step-screen.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import { askEligibility, inProgress, type Eligibility } from './eligibility.ts'
import { InReview, OwnersTurn, Reading } from './no-result-yet.tsx'
import { Ready } from './ready.tsx'
import { Reviews } from './reviews.tsx'
import * as words from './words.ts'
import '#ui/screens.css'
import './bank-link.css'

/** Spec 31: after two minutes nobody is kept waiting on the page. */
const plan: PollPlan = { firstMs: 2000, mostMs: 15_000, deadlineMs: 120_000, failures: 4 }

export function BankResultStep(props: StepScreenProps) {
  const { leadId, next, to } = props
  const t = useWords(words)
  const language = useLanguage()
  const { value, late, failure, again } = usePoll(leadId, {
    plan,
    ask: (signal) => askEligibility(leadId, signal),
    pending: inProgress,
    push: (pushed) => followStatus(leadId, pushed),
    askedSeconds: (answer) => answer.retry_in_seconds,
  })
  const status = value?.status
  const ownersOpen = status === 'review' && value?.awaits === 'applicant'
  const worked = useRef(false)
  if (value && inProgress(value)) worked.current = true
  const leave = useRef(to)
  leave.current = to
  useEffect(() => {
    // Declined: the reasons first, nobody is asked for an ID (spec 31). And while it is open who signs, nobody reviews anything yet.
    if (status === 'declined' || ownersOpen) leave.current('approval')
  }, [status, ownersOpen])

  if (status === 'approved')
    return <Ready leadId={leadId} onGoOn={next} toOffers={props.after !== 'upload'} />
  if (ownersOpen) return <Reading />
  if (status === 'review') return <InReview {...props} />
  if (value?.awaits === 'applicant') return <OwnersTurn {...props} worked={worked.current} />
  const ways = (
    <div className="actions">
      <Button onClick={again}>{t('checkNow')}</Button>
      <Button look="line" onClick={() => to('photo-id')}>
        {t('documents')}
      </Button>
    </div>
  )
  if (failure || late)
    return (
      <>
        <StepTitle key="over">{t(failure ? 'failedTitle' : 'late')}</StepTitle>
        <div className="step-body">
          <Notice kind={failure ? 'danger' : 'info'} live>
            {failure ? failureText(failure, language) : t('lateText')}
          </Notice>
          {ways}
        </div>
      </>
    )
  return (
    <Validating
      progress={value?.progress}
      reviews={props.brand.reviews ?? []}
      onAnother={() => to('bank-link')}
    />
  )
}

function Validating({
  progress,
  reviews,
  onAnother,
}: {
  progress: Eligibility['progress']
  reviews: NonNullable<StepScreenProps['brand']['reviews']>
  /** To the bank page, which tells what is connected and connects another account. */
  onAnother: () => void
}) {
  const t = useWords(words)
  const stages = [
    { text: t('stageLinked'), state: progress ? 'done' : 'now' },
    { text: t('stage.fetching'), state: progress === 'analysing' ? 'done' : progress ? 'now' : 'next' },
    { text: t('stage.analysing'), state: progress === 'analysing' ? 'now' : 'next' },
  ]
  return (
    <>
      <StepTitle key="validating">{t('validating')}</StepTitle>
      <div className="step-body">
        <LoadingBlock more={t('validatingText')}>{t(`stage.${progress ?? 'fetching'}`)}</LoadingBlock>
        <ol className="stages small muted">
          {stages.map(({ text, state }) => (
            <li key={text} className={state} aria-current={state === 'now' ? 'step' : undefined}>
              {text}
            </li>
          ))}
        </ol>
        <p className="small muted">{t('noticeText')}</p>
        <div className="actions">
          <Button look="quiet" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
        <Reviews reviews={reviews} />
      </div>
    </>
  )
}
