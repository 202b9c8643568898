// Walks the wizard in this browser: keeps page and history in step, saves page by page, and derives where the person is.
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepPlace } from '#core/flow/flow.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { orderOf, stepAfter, stepAt, stepBefore } from '#core/flow/walk.ts'
import type { Application, ApplicationState } from '#features/capabilities/answers/application.ts'
import type { FlowHistory } from '#ui/flow-runner.tsx'
import { todayHere } from '#ui/today.ts'
import { applyFlow, END_PAGE, LAST_QUESTION_PAGE, RESULT_PAGE, type ApplyFacts } from './flow.ts'
import { partnerFor } from './partner-for.ts'
import { BANK_PAGE, placeOf, reachedBy, stepWanted, type Place } from './place.ts'
import { placeOnReturn } from './place-on-return.ts'
import type { Opening } from './use-opening.ts'
import { useRefusals } from './use-refusals.ts'

interface Asked {
  readonly application: Application
  readonly state: ApplicationState
  readonly data: PageData
  readonly history: FlowHistory
  readonly opening: Opening
  /** The page that the history names was not chosen by anybody: a link led here. */
  readonly byLink: boolean
}

export interface Walk {
  readonly place: Place
  readonly step: StepPlace
  /** A page whose unsaved answers were lost with a reload, and is asked once more (decision 6). */
  readonly askedAgain: number | null
  /** A step is right: saves its page and goes on. */
  readonly finish: (step: StepPlace) => void
  readonly toPage: (page: number) => void
  readonly back?: () => void
  readonly onRegisterAnswered: () => void
}

export function useWalk({ application, state, data, history, opening, byLink }: Asked): Walk {
  const [here, setHere] = useState(false)
  const [furthest, setFurthest] = useState(0)
  const [registerAnswered, setRegisterAnswered] = useState(false)
  const [askedAgain, setAskedAgain] = useState<number | null>(null)
  const chosen = useRef(!byLink)
  const { go, back: goBack } = history
  const opened = opening.state === 'opened' ? opening.progress : null
  const fatal = useRefusals({ application, state, go })

  const known = knownOfTyped({ ...state, today: todayHere() })
  const facts: ApplyFacts = {
    notQualified: state.mqlType === 'DNQ' && state.serverPage === END_PAGE,
    partner: partnerFor(data, known) !== null,
    numbersKnown: state.numbersKnown,
  }
  const wanted = { page: history.page ?? opened?.page ?? 0, step: history.step }
  const step = stepWanted(wanted, Math.max(furthest, reachedBy(state.serverPage ?? 0)), known, facts)
  const { page } = step
  const latest = useRef({ known, facts, step })
  latest.current = { known, facts, step }
  const failed = opening.state === 'failed' ? opening.failure : null
  const place = placeOf({ state, step, opening: opening.state, failed, fatal, registerAnswered })

  useEffect(() => setHere(true), [])
  const arrive = useEffectEvent(() => {
    if (!opened) return
    // A reload keeps its place; what had not arrived is asked again, and the page says so.
    const left = history.page
    if (left !== null && left > opened.page && opened.page <= LAST_QUESTION_PAGE) setAskedAgain(opened.page)
    const kept = left !== null && reachedBy(left) <= reachedBy(opened.page) && chosen.current
    chosen.current = true
    const to = placeOnReturn(kept ? left : opened.page, opened)
    go(to, { replace: true, part: kept ? history.part : '', step: kept && to === left ? history.step : '' })
    setFurthest((before) => Math.max(before, reachedBy(to)))
  })
  useEffect(() => arrive(), [opened])

  // From the result on the page goes by what happened meanwhile, not by what this browser last heard.
  const { leadId } = state.queue
  const looks = page >= RESULT_PAGE && leadId !== null && opening.state !== 'loading'
  useEffect(() => {
    if (looks) void application.lookAgain()
  }, [application, looks, step.id])

  // Forward to the end when the server says so, and never past what was reached. What could not be opened keeps its place for another try.
  useEffect(() => {
    const settled = opening.state === 'fresh' || opening.state === 'opened'
    if (!here || !settled || history.page === null || history.page === page) return
    go(page, { replace: true })
  }, [here, opening.state, history.page, page, go])

  const finish = useCallback(
    (done: StepPlace) => {
      // A page is finished by its first step; what follows on the same page saves nothing.
      if (stepAt(applyFlow, done.page)?.id === done.id) {
        const started = done.page === BANK_PAGE && { bvstarted: '1', ts: new Date().toISOString() }
        application.finishPage(done.page, started || undefined)
      }
      setAskedAgain(null)
      const { known: now, facts: then } = latest.current
      const next = stepAfter(applyFlow, done, now, then)
      if (!next) return
      setFurthest((before) => Math.max(before, orderOf(applyFlow, next)))
      go(next.page, { step: next.id })
    },
    [application, go],
  )
  const toPage = useCallback(
    (to: number) => {
      // Skipping ahead past the bank counts as having finished what lies between, so that a reload finds the way back.
      const { step: from } = latest.current
      const ahead = stepAt(applyFlow, to)
      const skips = ahead && orderOf(applyFlow, ahead) > orderOf(applyFlow, from)
      if (skips && from.page > LAST_QUESTION_PAGE && from.page < END_PAGE)
        application.finishPage(to <= RESULT_PAGE ? to - 1 : from.page)
      if (ahead) setFurthest((before) => Math.max(before, orderOf(applyFlow, ahead)))
      go(to)
    },
    [application, go],
  )
  const back = useMemo(() => {
    const before =
      page >= END_PAGE
        ? null
        : stepBefore(applyFlow, { id: step.id }, latest.current.known, latest.current.facts)
    return before ? () => goBack(before.page) : undefined
  }, [page, step.id, goBack])
  const onRegisterAnswered = useCallback(() => setRegisterAnswered(true), [])
  return { place, step, askedAgain, finish, toPage, back, onRegisterAnswered }
}
