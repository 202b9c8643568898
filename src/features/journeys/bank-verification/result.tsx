// After the widget: in progress, completed, or nothing linked (then estimates follow). Asks the server; never claims what it does not know.
import { useEffect, useRef, useState } from 'react'
import { Completed } from '#features/capabilities/bank-link/completed.tsx'
import type { PollPlan } from '#features/capabilities/polling/poll.ts'
import { usePoll } from '#features/capabilities/polling/use-poll.ts'
import { failureText } from '#ui/answer.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { askStanding, type Standing } from './standing.ts'
import * as words from './words.ts'

interface ResultProps {
  readonly code: string
  /** The bank is connected, or statements came instead. */
  readonly onGoOn: () => void
  readonly onNotLinked: () => void
  /** The bank was connected and then refused: the end says why, and how to go on. */
  readonly onRefused: () => void
}

/** A bank answers within a minute or two (spec 2 section 9); then nobody is kept waiting on the page. */
const plan: PollPlan = { firstMs: 1000, mostMs: 8000, deadlineMs: 120_000, failures: 4 }

export function Result({ code, onGoOn, onNotLinked, onRefused }: ResultProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { value, late, failure, again } = usePoll<Standing>(code, {
    plan,
    ask: (signal) => askStanding(code, signal),
    pending: ({ bank_state }) => bank_state === 'linking',
  })
  const [waited, setWaited] = useState(false)
  const settled = useRef(false)
  const state = value?.bank_state
  // The widget's own screen has said 'completed' already where the bank answered at once.
  const next =
    state === 'statements' || (state === 'linked' && !waited)
      ? onGoOn
      : state && state !== 'linking' && state !== 'linked'
        ? state === 'failed' || state === 'needs-attention'
          ? onRefused
          : onNotLinked
        : null
  useEffect(() => {
    if (state === 'linking') setWaited(true)
    if (!next || settled.current) return
    settled.current = true
    next()
  }, [state, next])

  if (state === 'linked' && waited)
    return <Completed title={t('completed')} text={t('completedText')} go={t('continue')} onGoOn={onGoOn} />
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
            <Button onClick={onGoOn}>{t('continue')}</Button>
          </div>
        </>
      ) : (
        <LoadingBlock>{t('progressText')}</LoadingBlock>
      )}
    </div>
  )
}
