// After the widget: in progress, completed, or nothing linked (then estimates follow). Asks the server; never claims what it does not know.
import { useEffect, useEffectEvent, useRef } from 'react'
import { Completed } from '#features/capabilities/bank-link/completed.tsx'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { failureText, type CallFailure } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { BankVisitFacts } from './flow.ts'
import * as words from './words.ts'

/** A bank answers within a minute or two (specification 2, section 9); then nobody is kept waiting on the page. */
const plan: PollPlan = { firstMs: 1000, mostMs: 8000, deadlineMs: 120_000, failures: 4 }

/** What is known of the bank while it answers, whichever call tells it. */
interface BankStanding {
  readonly bank_state: string
  readonly numbers_known?: boolean
}

interface ResultProps {
  readonly code: string
  readonly ask: (signal: AbortSignal) => Promise<Outcome<BankStanding, CallFailure>>
  readonly tell: (facts: { readonly bank: BankVisitFacts['bank']; readonly numbersKnown?: boolean }) => void
  readonly next: () => void
}

export function Result({ code, ask, tell, next: goOn }: ResultProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { value, late, failure, again } = usePoll<BankStanding>(code, {
    plan,
    ask,
    pending: ({ bank_state }) => bank_state === 'linking',
  })
  const settled = useRef(false)
  const state = value?.bank_state
  const bank = state ? bankOf(state) : null
  const told = state === 'linked'
  const leave = () => {
    if (settled.current) return
    settled.current = true
    if (bank) tell({ bank, numbersKnown: value?.numbers_known })
    goOn()
  }
  const leaveNow = useEffectEvent(leave)
  useEffect(() => {
    if (bank && !told) leaveNow()
  }, [bank, told])

  if (told)
    return (
      <Completed
        tracked={code}
        title={t('completed')}
        text={t('completedText')}
        go={t('continue')}
        onGoOn={leave}
      />
    )
  return (
    <div className="prose">
      <StepTitle key="progress">{t('progress')}</StepTitle>
      {failure ? (
        <Notice kind="danger" live actions={<Button onClick={again}>{t('retry')}</Button>}>
          {failureText(failure, language)}
        </Notice>
      ) : late ? (
        <>
          <Notice live>{t('progressLate')}</Notice>
          <div className="actions">
            <Button onClick={leave}>{t('continue')}</Button>
          </div>
        </>
      ) : (
        <LoadingBlock>{t('progressText')}</LoadingBlock>
      )}
    </div>
  )
}

/** What happened to the bank, as the steps that follow look at it; null while it is still answering. Statements in its place lead on as a bank does. */
function bankOf(state: string): BankVisitFacts['bank'] | null {
  switch (state) {
    case 'linking':
      return null
    case 'linked':
    case 'statements':
      return 'linked'
    case 'failed':
    case 'needs-attention':
      return 'refused'
    default:
      return 'none'
  }
}
