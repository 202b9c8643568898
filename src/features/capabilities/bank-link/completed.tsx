// 'Completed': goes on by itself, unless the person stays, wants no motion, or has the focus or pointer on it (decision 20).
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

/** Spec 2 section 9. */
const GOES_ON_MS = 5000

interface CompletedProps {
  readonly title: string
  readonly text: ReactNode
  /** What the button says. */
  readonly go: string
  readonly onGoOn: () => void
  /** Further ways beside the button. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function Completed({ title, text, go, onGoOn, beside, children }: CompletedProps) {
  const t = useWords(words)
  const [moving, setMoving] = useState(() => !matchMedia('(prefers-reduced-motion: reduce)').matches)
  const latest = useRef(onGoOn)
  latest.current = onGoOn
  useEffect(() => {
    if (!moving) return
    const timer = setTimeout(() => latest.current(), GOES_ON_MS)
    return () => clearTimeout(timer)
  }, [moving])
  return (
    <>
      <StepTitle key={title}>{title}</StepTitle>
      <div className="step-body" onPointerEnter={() => setMoving(false)} onFocus={() => setMoving(false)}>
        <Notice kind="ok" live title={text}>
          <span className={moving ? undefined : 'unseen'}>{t('goesOn')}</span>
        </Notice>
        {children}
        <div className="actions">
          <Button onClick={onGoOn}>{go}</Button>
          {beside}
          {/* Unseen, not gone: a button that moves away between press and release would not be pressed. */}
          <span className={moving ? undefined : 'unseen'}>
            <Button look="quiet" onClick={() => setMoving(false)}>
              {t('stay')}
            </Button>
          </span>
        </div>
      </div>
    </>
  )
}
