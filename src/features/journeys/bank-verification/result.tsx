// After the widget: in progress, completed, or nothing linked (then estimates follow). Asks the server; never claims what it does not know.
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { LoadingBlock } from '#ui/frame/loading.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { StepTitle } from '#ui/flow-runner.tsx'
import { useWords } from '#ui/words.tsx'
import { readStanding } from './standing.ts'
import * as words from './words.ts'

interface ResultProps {
  readonly code: string
  readonly onLinked: () => void
  readonly onNotLinked: () => void
}

const WAITS_MS = [1000, 1000, 2000, 3000, 5000]
const DEADLINE_MS = 120_000
/** Spec 2 section 4: with an item the screen goes on after 5 s. */
const GOES_ON_MS = 5000

export function Result({ code, onLinked, onNotLinked }: ResultProps) {
  const t = useWords(words)
  const [shown, setShown] = useState<'progress' | 'late' | 'completed'>('progress')
  const notLinked = useRef(onNotLinked)
  notLinked.current = onNotLinked

  useEffect(() => {
    const began = Date.now()
    let timer: ReturnType<typeof setTimeout>
    let over = false
    const look = async (turn: number) => {
      const standing = document.hidden ? null : await readStanding(code)
      if (over) return
      if (standing?.bank_state === 'linked') return setShown('completed')
      if (standing && standing.bank_state !== 'linking') return notLinked.current()
      if (Date.now() - began > DEADLINE_MS) return setShown('late')
      timer = setTimeout(() => void look(turn + 1), WAITS_MS[Math.min(turn, WAITS_MS.length - 1)])
    }
    void look(0)
    return () => {
      over = true
      clearTimeout(timer)
    }
  }, [code])

  if (shown === 'completed') return <Completed onGoOn={onLinked} />
  return (
    <div className="prose">
      <StepTitle>{t('progress')}</StepTitle>
      {shown === 'late' ? (
        <>
          <Notice live>{t('progressLate')}</Notice>
          <div className="actions">
            <Button onClick={onLinked}>{t('continue')}</Button>
          </div>
        </>
      ) : (
        <LoadingBlock>{t('progressText')}</LoadingBlock>
      )}
    </div>
  )
}

/** Goes on by itself, unless the person stays, moves with reduced motion, or has the focus or pointer on it (decision 20). */
function Completed({ onGoOn }: { onGoOn: () => void }) {
  const t = useWords(words)
  const [moving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const go = useRef(onGoOn)
  go.current = onGoOn
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => go.current(), GOES_ON_MS)
    return () => clearTimeout(timer)
  }, [moving])
  return (
    <div className="prose" onPointerEnter={() => setMoving(false)}>
      <StepTitle>{t('completed')}</StepTitle>
      <Notice kind="ok" live title={t('completedText')}>
        {moving ? t('goesOn') : null}
      </Notice>
      <div className="actions" onFocus={() => setMoving(false)}>
        <Button onClick={onGoOn}>{t('continue')}</Button>
        {moving && (
          <Button look="quiet" onClick={() => setMoving(false)}>
            {t('stay')}
          </Button>
        )}
      </div>
    </div>
  )
}
