// A decision that is about to go out: how many seconds are left, and the way to take it back, by button or key.
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { calls } from '../room/calls.ts'
import { Failure } from '../room/failure.tsx'
import { useKeys } from '../room/use-keys.ts'
import { useStaffWords } from '../room/words.ts'
import { useChange } from './use-application.ts'

interface Props {
  readonly applicationId: string
  /** `inSeconds`: as the server counted when it answered; another object starts the count anew. */
  readonly goesOut: { readonly decision: string; readonly inSeconds: number }
  /** What was decided, in a sentence. */
  readonly what: string
  /** The reader decided it, so that they may undo it. */
  readonly isOwn: boolean
  readonly onUndone: () => void
  /** The seconds are over. */
  readonly onOver?: () => void
}

export function UndoNotice({ applicationId: id, goesOut, what, isOwn, onUndone, onOver }: Props) {
  const t = useStaffWords()
  const left = useSecondsLeft(goesOut, onOver)
  const undo = useChange<void, unknown>(
    id,
    () => calls.undoDecision({ id, decision: goesOut.decision }),
    () => {
      document.getElementById('staff-main')?.focus()
      onUndone()
    },
  )
  const act = () => {
    if (!isOwn || undo.isPending) return false
    undo.mutate()
    return true
  }
  useKeys({ z: act })
  return (
    <Notice
      kind="info"
      live
      title={what}
      actions={
        isOwn && (
          <Button look="line" busy={undo.isPending && t('working')} onClick={act} aria-keyshortcuts="Z">
            {t('undo')} <kbd>Z</kbd>
          </Button>
        )
      }
    >
      {/* Read aloud once: who listens does not hear each second. */}
      <span className="sr">{t('goesOutSoon')}</span>
      <span aria-hidden="true" className="num">
        {left > 0 ? t('goesOutIn', { seconds: left }) : t('goesOutNow')}
      </span>
      <Failure failure={undo.error} />
    </Notice>
  )
}

function useSecondsLeft(goesOut: Props['goesOut'], onOver: (() => void) | undefined): number {
  const [left, setLeft] = useState(goesOut.inSeconds)
  const over = useRef(onOver)
  over.current = onOver
  useEffect(() => {
    const end = performance.now() + goesOut.inSeconds * 1000
    const count = () => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest > 0) return
      clearInterval(timer)
      over.current?.()
    }
    const timer = setInterval(count, 250)
    count()
    return () => clearInterval(timer)
  }, [goesOut])
  return left
}
