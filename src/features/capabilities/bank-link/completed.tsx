// 'Completed': goes on by itself, unless the person stays or wants no motion; it waits while focus or pointer is on it (spec 223).
import { useEffect, useId, useRef, useState, type FocusEvent, type ReactNode } from 'react'
import type { trackEvent } from '#features/capabilities/tracking/contract.ts'
import * as trackPaths from '#features/capabilities/tracking/paths.ts'
import { call } from '#ui/api.ts'
import { StepTitle } from '#ui/flow-runner.tsx'
import { Button } from '#ui/frame/button.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { useWords } from '#ui/words.tsx'
import { startCountdown, type Countdown, type GoingOn } from './going-on.ts'
import * as words from './words.ts'

/** Specification 2, section 9. */
const GOES_ON_MS = 5000
const TRACKED_AFTER_MS = 2000

interface CompletedProps {
  readonly title: string
  readonly text: ReactNode
  /** 'info' while something is still being found out. */
  readonly kind?: 'ok' | 'info'
  /** Lead id or link code of one whose bank is linked: that it is complete is told to our own record once this has stood for two seconds. */
  readonly tracked?: string
  /** What the button says. */
  readonly go: string
  readonly onGoOn: () => void
  /** Further ways beside the button. */
  readonly beside?: ReactNode
  readonly children?: ReactNode
}

export function Completed(props: CompletedProps) {
  const { title, text, kind = 'ok', tracked, go, onGoOn, beside, children } = props
  const t = useWords(words)
  const [state, setState] = useState<GoingOn>('stopped')
  const latest = useRef(onGoOn)
  latest.current = onGoOn
  const countdown = useRef<Countdown>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const started = startCountdown(GOES_ON_MS, () => latest.current(), setState)
    countdown.current = started
    return () => started.stop()
  }, [])
  useEffect(() => {
    if (kind !== 'ok' || !tracked) return
    const track = () =>
      void call<typeof trackEvent>(
        trackPaths.trackEvent,
        { link: tracked, event: 'complete-application' },
        { keepalive: true },
      )
    const timer = setTimeout(track, TRACKED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [kind, tracked])
  const goId = useId()
  // The button goes away with what it stops: the focus goes to the one beside it.
  const stay = () => {
    countdown.current?.stop()
    document.getElementById(goId)?.focus()
  }
  // From one of its buttons to the next the focus has not left.
  const blurred = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) countdown.current?.release('focus')
  }
  return (
    <>
      {/* One key: what is found out meanwhile takes nobody's focus away. */}
      <StepTitle key="completed">{title}</StepTitle>
      <div className="step-body" onFocus={() => countdown.current?.hold('focus')} onBlur={blurred}>
        <Notice kind={kind} live title={text}>
          {t(state === 'counting' ? 'goesOn' : 'waits')}
        </Notice>
        {children}
        {/* The pointer lies where the bank's page was pressed last: only over the buttons does it mean something. */}
        <div
          className="actions"
          onPointerEnter={() => countdown.current?.hold('pointer')}
          onPointerLeave={() => countdown.current?.release('pointer')}
        >
          <Button id={goId} onClick={onGoOn}>
            {go}
          </Button>
          {beside}
          {/* Unseen, not gone: a button that moves away between press and release would not be pressed. */}
          <span className={state === 'stopped' ? 'stay unseen' : 'stay'}>
            <Button look="quiet" onClick={stay}>
              {t('stay')}
            </Button>
          </span>
        </div>
      </div>
    </>
  )
}
