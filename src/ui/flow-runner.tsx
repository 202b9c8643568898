// Runs a flow: shows the screen of its current step, moves the focus to the new heading, and keeps the place in the browser's history.
import {
  createContext,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
} from 'react'
import { Skeleton } from './frame/loading.tsx'
import * as words from './frame-words.ts'
import { canGoBack, navigate, useLocation } from './router.tsx'
import { useWords } from './words.tsx'
import type { StepScreenProps, StepScreens } from './step-screen.ts'

/** Where in a flow the browser is; lives in the history state, so that reload, back and forward keep it. */
interface Place {
  /** Null before the first move. */
  readonly page: number | null
  /** A screen between two pages ('partner'); '' on the page itself. */
  readonly part: string
  /** The step, where several stand on one page; '' = the page's first. */
  readonly step: string
}

export interface FlowHistory extends Place {
  /** Goes to a page: a new entry unless `replace`; the address stays unless `path` is given. */
  readonly go: (
    page: number,
    how?: { part?: string; step?: string; replace?: boolean; path?: string },
  ) => void
  /** One entry back; to the page `otherwise` where the visit began here. */
  readonly back: (otherwise: number) => void
}

export function useFlowHistory(): FlowHistory {
  const { state, pathname } = useLocation()
  const kept = (state ?? {}) as { page?: unknown; part?: unknown; step?: unknown }
  const page = typeof kept.page === 'number' ? kept.page : null
  const part = typeof kept.part === 'string' ? kept.part : ''
  const step = typeof kept.step === 'string' ? kept.step : ''
  const at = useRef(pathname)
  at.current = pathname
  const go = useCallback<FlowHistory['go']>(
    (to, { part: toPart = '', step: toStep = '', replace = false, path } = {}) =>
      navigate(path ?? at.current, { state: { page: to, part: toPart, step: toStep }, replace }),
    [],
  )
  const back = useCallback<FlowHistory['back']>(
    (otherwise) => (canGoBack() ? navigate(-1) : go(otherwise, { replace: true })),
    [go],
  )
  return useMemo(() => ({ page, part, step, go, back }), [page, part, step, go, back])
}

/** Whether the current screen was reached by a move (then its heading takes the focus) or the visit began on it, and what stood here before. */
const Moved = createContext({ moved: false, titled: { current: false } })

interface FlowRunnerProps extends StepScreenProps {
  readonly screens: StepScreens
}

/** Draws a step by its kind. Stands inside a StepPlace, which follows the journey's own screens too. */
export function FlowRunner({ step, screens, ...given }: FlowRunnerProps) {
  const Screen = screens[step.kind]
  return Screen ? <Screen key={step.id} step={step} {...given} /> : null
}

/** A place of a flow; when it changes, the page begins at its top and the new heading is focused. */
export function StepPlace({ place, children }: { place: string; children: ReactNode }) {
  const t = useWords(words)
  const here = useRef(place)
  here.current = place
  useEffect(() => {
    const over = new AbortController()
    // It is for the second page on: the first paint does not wait for it.
    void import('./double-tap.ts').then(
      ({ guardDoubleTaps }) => guardDoubleTaps(() => here.current, over.signal),
      () => {},
    )
    return () => over.abort()
  }, [])
  const first = useRef(place)
  const moved = first.current !== place
  if (moved) first.current = ''
  useEffect(() => {
    if (moved) window.scrollTo(0, 0)
  }, [place, moved])
  const titled = useRef(false)
  const value = useMemo(() => ({ moved, titled }), [moved])
  return (
    <Moved value={value}>
      <Suspense fallback={<Skeleton lines={6} label={t('loading')} />}>{children}</Suspense>
    </Moved>
  )
}

/**
 * The heading of a step: what a screen reader hears first after a move, and where the focus goes when what had it was replaced by another
 * screen of the same step.
 */
export function StepTitle({ children }: { children: ReactNode }) {
  const { moved, titled } = useContext(Moved)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const lost = titled.current && (document.activeElement ?? document.body) === document.body
    if (moved || lost) heading.current?.focus({ preventScroll: true })
    titled.current = true
  }, [moved, titled])
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  )
}
