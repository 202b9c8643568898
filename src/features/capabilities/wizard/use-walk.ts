// Walks the wizard in this browser: keeps page and history in step, saves page by page, and derives where the person is.
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import type { StepKind, StepPlace } from '#core/flow/flow.ts'
import type { PageData } from '#core/flow/page-data.ts'
import type { WizardFacts } from '#core/flow/wizard-pages.ts'
import { knownOfTyped } from '#core/flow/typed-answers.ts'
import { orderOf, stepAfter, stepAt, stepBefore, stepOf } from '#core/flow/walk.ts'
import type { Application, ApplicationState } from '#features/capabilities/answers/application.ts'
import type { FlowHistory } from '#ui/flow-runner.tsx'
import { stored } from '#ui/stored-items.ts'
import { todayHere } from '#ui/today.ts'
import type { WizardJourney } from './journey.ts'
import { placeOf, reachedBy, stepWanted, type Place } from './place.ts'
import { placeOnReturn } from './place-on-return.ts'
import type { Opening } from './use-opening.ts'
import { useRefusals } from './use-refusals.ts'

interface Asked {
  readonly journey: WizardJourney
  readonly application: Application
  readonly state: ApplicationState
  readonly data: PageData
  readonly history: FlowHistory
  readonly opening: Opening
  /** The page that the history names was not chosen by anybody: a link led here. */
  readonly byLink: boolean
}

interface Walk {
  readonly place: Place
  readonly step: StepPlace
  /** A page whose unsaved answers were lost with a reload, and is asked again (spec 215). */
  readonly askedAgain: number | null
  /** A step is right: saves its page and goes on. */
  readonly finish: (step: StepPlace) => void
  readonly toPage: (page: number) => void
  readonly toStep: (id: string) => void
  /** What the next step is; null at the end. */
  readonly after: StepKind | null
  readonly back?: () => void
  readonly onRegisterAnswered: () => void
}

export function useWalk({ journey, application, state, data, history, opening, byLink }: Asked): Walk {
  const { flow, pages } = journey
  const [here, setHere] = useState(false)
  const [furthest, setFurthest] = useState(0)
  const [registerAnswered, setRegisterAnswered] = useState(false)
  const [askedAgain, setAskedAgain] = useState<number | null>(null)
  const chosen = useRef(!byLink)
  const { go, back: goBack } = history
  const opened = opening.state === 'opened' ? opening.progress : null
  const fatal = useRefusals({ application, state, go })

  const known = knownOfTyped({ ...state, today: todayHere() })
  const facts: WizardFacts = {
    notQualified: state.mqlType === 'DNQ' && state.serverPage === pages.end,
    partner: journey.hasPartner?.(data, known),
    numbersKnown: state.numbersKnown,
  }
  // Where the server's answer leads: its page, or the one that the journey makes of it.
  const told = opened ? (journey.pageOnReturn?.(opened.page, opened) ?? opened.page) : pages.first
  const wanted = { page: history.page ?? told, step: history.step }
  const heard = reachedBy(journey, state.serverPage ?? pages.first)
  const step = stepWanted(journey, wanted, Math.max(furthest, heard, reachedBy(journey, told)), known, facts)
  const { page } = step
  const latest = useRef({ known, facts, step })
  latest.current = { known, facts, step }
  const failed = opening.state === 'failed' ? opening.failure : null
  const place = placeOf(pages, { state, step, opening: opening.state, failed, fatal, registerAnswered })

  useEffect(() => setHere(true), [])
  // Cleared again after each answer, which brings it along.
  const { keepsLeadIdTo = pages.end } = journey
  useEffect(() => {
    if (page > keepsLeadIdTo) stored.set('leadid', '')
  }, [page, keepsLeadIdTo, state])
  const arrive = useEffectEvent(() => {
    if (!opened) return
    // A reload keeps its place; what had not arrived is asked again, and the page says so.
    const left = history.page
    if (left !== null && left > told && told < pages.bank) setAskedAgain(told)
    const kept = left !== null && reachedBy(journey, left) <= reachedBy(journey, told) && chosen.current
    chosen.current = true
    const to = placeOnReturn(kept ? left : told, opened, pages)
    go(to, { replace: true, part: kept ? history.part : '', step: kept && to === left ? history.step : '' })
    setFurthest((before) => Math.max(before, reachedBy(journey, to)))
  })
  useEffect(() => arrive(), [opened])

  // From the result on the page goes by what happened meanwhile, not by what this browser last heard.
  const { leadId } = state.queue
  const looks = page >= pages.result && leadId !== null && opening.state !== 'loading'
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
      if (stepAt(flow, done.page)?.id === done.id) {
        const started = done.page === pages.bank && { bvstarted: '1', ts: new Date().toISOString() }
        application.finishPage(done.page, started || undefined)
      }
      setAskedAgain(null)
      const { known: now, facts: then } = latest.current
      const next = journey.nextAfter ? journey.nextAfter(done, now, then) : stepAfter(flow, done, now, then)
      if (!next) return
      setFurthest((before) => Math.max(before, orderOf(flow, next)))
      go(next.page, { step: next.id })
    },
    [application, journey, flow, pages, go],
  )
  const toPage = useCallback(
    (to: number, named?: string) => {
      // Skipping ahead past the bank counts as having finished what lies between, so that a reload finds the way back.
      const { step: from } = latest.current
      const ahead = (named && stepOf(flow, named)) || stepAt(flow, to)
      const skips = ahead && orderOf(flow, ahead) > orderOf(flow, from)
      if (skips && from.page >= pages.bank && from.page < pages.end)
        application.finishPage(to <= pages.result ? to - 1 : from.page)
      if (ahead) setFurthest((before) => Math.max(before, orderOf(flow, ahead)))
      go(to, { step: named ?? '' })
    },
    [application, flow, pages, go],
  )
  const toStep = useCallback(
    (id: string) => {
      const to = stepOf(flow, id)
      // A page is named by its first step; another one that stands on it, by itself.
      if (to) toPage(to.page, stepAt(flow, to.page)?.id === id ? undefined : id)
    },
    [flow, toPage],
  )
  const back = useMemo(() => {
    const before =
      page >= pages.end ? null : stepBefore(flow, { id: step.id }, latest.current.known, latest.current.facts)
    return before ? () => goBack(before.page) : undefined
  }, [page, pages, flow, step.id, goBack])
  const onRegisterAnswered = useCallback(() => setRegisterAnswered(true), [])
  const after = stepAfter(flow, step, known, facts)?.kind ?? null
  return { place, step, after, askedAgain, finish, toPage, toStep, back, onRegisterAnswered }
}
