// Walks the flow of a link that was opened: which step is shown, what comes next and what came before, all by the flow's data.
import { createElement, useCallback, useRef, useState, type ReactNode } from 'react'
import type { Fields, Known } from '#core/contract/field-set.ts'
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { fieldsWith } from '#core/flow/fields-with.ts'
import type { Flow, Step } from '#core/flow/flow.ts'
import type { PageData } from '#core/flow/page-data.ts'
import { knownOfTyped, type Masks } from '#core/flow/typed-answers.ts'
import {
  hasSomethingToShow,
  nothingKnown,
  pathOf,
  stepAfter,
  stepAt,
  stepBefore,
  stepOf,
  visibleFields,
} from '#core/flow/walk.ts'
import { StepPlace, useFlowHistory } from '#ui/flow-runner.tsx'
import type { StepScreens } from '#ui/step-screen.ts'
import { todayHere } from '#ui/today.ts'
import type { Greeting } from './contract.ts'
import { LinkFinish } from './link-finish.tsx'
import { formOf } from './form-of.ts'
import type { LinkJourney, LinkScreenProps } from './journey.ts'

/** The step that the history names; where it names none yet, or one of which nothing is left to ask or whose time is over, the first one behind the opening itself. */
export function stepShown<Id extends string, F>(
  flow: Flow<Id, F>,
  { page, step }: { readonly page: number | null; readonly step: string },
  known: Known<Id>,
  facts: F,
): Step<Id, F> | null {
  const named = stepOf(flow, step) ?? (page === null ? null : stepAt(flow, page))
  const holds = named && (!named.whileHolds || (named.when?.(known, facts) ?? true))
  if (named && holds && hasSomethingToShow(named, known, facts)) return named
  return pathOf(flow, known, facts).find(({ kind }) => kind !== 'verify-link') ?? null
}

interface LinkWalkProps<Facts extends object, Opened extends Greeting> {
  readonly journey: LinkJourney<Facts, Opened>
  readonly code: string
  readonly named: Readonly<Record<string, string>> & { readonly link: string }
  readonly opened: Opened
  readonly data: PageData
  readonly screens: StepScreens
  readonly refresh: () => void
}

/** Answers that were told with the opening; flows without questions are told none. */
const answersTold = (opened: object): { answers?: TypedAnswers; masks?: Masks } => opened

export function LinkWalk<Facts extends object, Opened extends Greeting>(props: LinkWalkProps<Facts, Opened>) {
  const { journey, code, named, opened, data, screens, refresh } = props
  const { flow, questions } = journey
  const history = useFlowHistory()
  const { go } = history
  const { answers = {}, masks = {} } = answersTold(opened)
  const [typed, setTyped] = useState<TypedAnswers>(answers)
  const [facts, setFacts] = useState(() => journey.factsOf(opened))
  // What is told just before going on counts for where that leads.
  const latest = useRef(facts)
  // The fields of the forms that were shown; what is asked elsewhere stands as the server told it.
  const [fields, setFields] = useState<Partial<Fields<FieldId>>>({})
  const learn = useCallback(
    (more: Partial<Fields<FieldId>>) => setFields((before) => ({ ...before, ...more })),
    [],
  )
  const known: KnownLead = questions
    ? knownOfTyped({ fields, typed, masks, today: todayHere() })
    : nothingKnown
  const step = stepShown(flow, history, known, facts)
  if (!step) return null
  const goTo = (to: { readonly id: string; readonly page: number }, replace = false) =>
    go(to.page, { step: to.id, replace })
  const shown = visibleFields(step, known, facts).map(({ field }) => field)
  const before = stepBefore(flow, step, known, facts)
  const given: LinkScreenProps<Facts, Opened> = {
    step,
    api: step.api ?? journey.api ?? flow.id,
    leadId: code,
    brand: data.brand,
    bank: { way: journey.bankWay?.(opened) ?? 'token', script: data.bankScript },
    uploadLimitBytes: data.uploadLimitBytes,
    next: () => {
      const next = stepAfter(flow, step, known, latest.current)
      // A step that is passed once leaves no entry to come back to.
      if (next) goTo(next, step.onceOnly)
    },
    after: stepAfter(flow, step, known, facts)?.kind ?? null,
    back: before && before.kind !== 'verify-link' ? () => goTo(before) : undefined,
    to: (id) => {
      const to = stepOf(flow, id)
      if (to) goTo(to)
    },
    opened,
    facts,
    data,
    tell: (told) => {
      latest.current = { ...latest.current, ...told }
      setFacts(latest.current)
    },
    refresh,
  }
  const Own = journey.screens?.[step.kind]
  const Shared = screens[step.kind]
  const { Around } = journey
  const around = (form: ReactNode) =>
    Around ? (
      <Around {...given} typed={typed} code={code}>
        {form}
      </Around>
    ) : (
      form
    )
  return (
    <StepPlace place={`${step.id} ${history.part}`}>
      {Own ? (
        <Own key={step.id} {...given} />
      ) : step.kind === 'form' && questions ? (
        around(
          createElement(formOf(step, shown, questions), {
            ...given,
            key: step.id,
            purpose: flow.id,
            save: journey.save,
            named,
            beside: journey.besideAnswers?.(facts, typed),
            fields: fieldsWith(step, facts),
            words: journey.words,
            typed,
            masks,
            learn,
            onType: (id, text) => setTyped((all) => ({ ...all, [id]: text })),
          }),
        )
      ) : step.kind === 'finish' ? (
        <LinkFinish words={journey.words} />
      ) : Shared ? (
        <Shared key={step.id} {...given} />
      ) : null}
    </StepPlace>
  )
}
