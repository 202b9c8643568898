// The form of a step, from its data: the questions that show, what is wrong with them, the summary, and the way on.
import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import type { Field, FieldSet, Texts } from '#core/contract/field-set.ts'
import { fieldMessage, labelInSentence } from '#core/fields/field-message.ts'
import type { FieldOptions } from '#core/fields/field-kind.ts'
import type { Brand } from '#core/flow/brand.ts'
import type { Step } from '#core/flow/flow.ts'
import type { ToldLimits } from '#core/domain/told-limits.ts'
import { knownOfTyped, problemsOf, type Masks } from '#core/flow/typed-answers.ts'
import { visibleFields } from '#core/flow/walk.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { pick } from '#core/words/words.ts'
import { afterPress } from './after-press.ts'
import { meantAs } from './inputs/meant.ts'
import { ErrorSummary, focusControl, type SummaryError } from './frame/error-summary.tsx'
import { typedBeforeScript } from './typed-before-script.ts'
import { useLanguage } from './words.tsx'

/** One question as its view draws it; spread into an input. */
interface Question<Id extends string = string> {
  readonly id: Id
  readonly label: string
  readonly error?: string
  readonly required: boolean
  /** Several people are asked, each answers for a part. */
  readonly shared?: true
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur: (text: string) => void
  readonly kind: Field['kind']
  readonly options: FieldOptions
}

export interface QuestionViewProps<Id extends string> {
  readonly question: Question<Id>
  /** Other questions of the same set that the view also draws (the parts of an address). */
  readonly also: (id: Id) => Question<Id>
  /** Fills in an answer that follows from this one, asked here or elsewhere. */
  readonly fill: (id: Id, text: string) => void
  /** Keeps the form from going on, and says why at that question; '' lets it go on. */
  readonly hold: (id: Id, why: string) => void
  readonly given: Pick<FormStepProps<Id>, 'typed' | 'masks' | 'today' | 'brand' | 'limits'>
}
export type QuestionView<Id extends string> = (props: QuestionViewProps<Id>) => ReactNode

interface Asked<Id> {
  readonly at: Id
  readonly en: string
  readonly es: string
}

/** All that is needed to ask for the answers of a set: how they are read, what they are called, and how each is drawn. */
export interface QuestionSet<Id extends string> extends FieldSet<Id> {
  readonly views: Readonly<Partial<Record<Id, QuestionView<Id>>>>
  /** Questions that another one's control asks for too, and what the page calls it: the summary names it so, and leads there. */
  readonly asked?: Readonly<Partial<Record<Id, Asked<Id>>>>
  /** Questions that share a line where there is room. */
  readonly rows?: readonly (readonly Id[])[]
}

export interface FormStepProps<Id extends string> {
  readonly step: Pick<Step<Id>, 'fields'>
  readonly set: QuestionSet<Id>
  readonly typed: Texts<Id>
  readonly masks: Masks<Id>
  readonly today: IsoDate
  readonly brand: Brand
  /** Of the policy; absent where the page tells none. */
  readonly limits?: ToldLimits
  /** Messages of the server, by field. */
  readonly refusals?: Readonly<Partial<Record<Id, string>>>
  /** Goes on whatever was typed; the server checks. For testers only. */
  readonly unchecked?: boolean
  readonly onType: (id: Id, text: string) => void
  /** A field was left. */
  readonly onLeave?: () => void
  /** Everything is right; called at once. */
  readonly onFinish: () => void
  /** Below the questions: the button and what is next to it. `ready` is false until the page's script runs. */
  readonly actions: (ready: boolean) => ReactNode
}

const SCROLL_AFTER_MS = 500
const SCROLL_OFFSET = 70

export function FormStep<Id extends string>(props: FormStepProps<Id>) {
  const { step, set, typed, masks, today, refusals, onType } = props
  const { fields } = set
  const language = useLanguage()
  const labels = pick(set.labels, language)
  const [left, setLeft] = useState<ReadonlySet<Id>>(new Set())
  const [attempt, setAttempt] = useState(0)
  const [ready, setReady] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const reading = useRef(false)
  const [held, setHeld] = useState<FormStepProps<Id>['refusals']>()
  const hold = (id: Id, why: string) =>
    setHeld((before) =>
      (before?.[id] ?? '') === why ? before : ({ ...(before as object), [id]: why } as typeof before),
    )
  const refused = Object.values(refusals ?? {}).some(Boolean)

  useBrowserLayoutEffect(() => {
    if (!form.current) return
    for (const [name, text] of typedBeforeScript(form.current))
      if (Object.hasOwn(fields, name)) onType(name as Id, text)
    setReady(true)
  }, [])

  const given = { fields, typed, masks, today }
  const problems = problemsOf(step, given)
  const shown = visibleFields(step, knownOfTyped<Id>(given), {}).map(({ field }) => field)
  const errorOf = (id: Id): string | undefined => {
    const told = refusals?.[id]
    if (told) return told
    const problem = problems.get(id)
    const due = attempt > 0 || (left.has(id) && (typed[id] ?? '').trim() !== '')
    if (!due) return undefined
    return problem
      ? fieldMessage(problem, labelInSentence(labels[id], language), language)
      : held?.[id] || undefined
  }
  const errors: SummaryError[] = shown.flatMap((id) => {
    const message = errorOf(id)
    const { at = id, [language]: label = labels[id] } = set.asked?.[id] ?? ({} as Partial<Asked<Id>>)
    return message && (at === id || !errorOf(at)) ? [{ fieldId: at, label, message }] : []
  })

  const ask = (id: Id): Question<Id> => {
    const { required = true, shared } = step.fields?.find(({ field }) => field === id) ?? {}
    return {
      id,
      label: labels[id],
      error: errorOf(id),
      required,
      shared,
      value: typed[id] ?? '',
      onChange: (text) => onType(id, text),
      onBlur: () => afterPress(() => setLeft((before) => new Set(before).add(id))),
      kind: fields[id].kind,
      options: { today, ...fields[id].options },
    }
  }

  const judge = async (read: boolean) => {
    if ((problems.size === 0 && !shown.some((id) => held?.[id])) || props.unchecked) return props.onFinish()
    const unread = shown.filter((id) => problems.has(id) && fields[id].kind.late && typed[id])
    if (read || unread.length < problems.size || shown.some((id) => held?.[id]))
      return setAttempt((before) => before + 1)
    // Where nothing else is wrong the press waits until the words are read: 'fifty thousand' and Enter go on at once.
    if (reading.current) return
    reading.current = true
    const meant = await Promise.all(
      unread.map((id) => meantAs(fields[id].kind, typed[id]!, { today, ...fields[id].options })),
    )
    reading.current = false
    flushSync(() =>
      unread.forEach((id, at) => {
        if (now.current.typed[id] === typed[id]) onType(id, meant[at]!)
      }),
    )
    // Whoever typed on meanwhile, there or elsewhere, presses again: what stands now is not what was sent.
    const sent = { ...typed, ...Object.fromEntries(unread.map((id, at) => [id, meant[at]])) }
    const same = shown.every((id) => now.current.typed[id] === sent[id])
    if (form.current && same) await now.current.judge(true)
  }
  const now = useRef({ typed, judge })
  now.current = { typed, judge }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void judge(false)
  }
  useFirstError(attempt + (refused ? 1 : 0), form, errors[0]?.fieldId)

  return (
    <form ref={form} noValidate method="post" onSubmit={submit} onBlur={props.onLeave}>
      {(attempt > 0 || refused) && <ErrorSummary errors={errors} />}
      {inRows(shown, set.rows ?? []).map((row) => {
        const drawn = row.map((id) => {
          const View: QuestionView<Id> | undefined = set.views[id]
          return View ? (
            <View
              key={id}
              question={ask(id)}
              also={ask}
              fill={onType}
              hold={hold}
              given={{ typed, masks, today, brand: props.brand, limits: props.limits }}
            />
          ) : null
        })
        return row.length > 1 ? (
          <div className="two" key={row[0]}>
            {drawn}
          </div>
        ) : (
          // By its own key, not in a list: a question that appears above must not make this one start over.
          drawn[0]
        )
      })}
      {props.actions(ready)}
    </form>
  )
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** The fields in order; those of one row together, at the place of its first one. */
function inRows<Id extends string>(
  shown: readonly Id[],
  rows: readonly (readonly Id[])[],
): (readonly Id[])[] {
  const rowOf = (id: Id) => rows.find((row) => row.includes(id))?.filter((each) => shown.includes(each))
  return shown.flatMap((id) => {
    const row = rowOf(id)
    return !row ? [[id]] : row[0] === id ? [row] : []
  })
}

/** The first wrong field has the focus at once, and is scrolled to (specification 1, section 4): 70 px below the top, after 500 ms. */
function useFirstError(
  attempt: number,
  form: { current: HTMLFormElement | null },
  fieldId: string | undefined,
): void {
  const first = useRef(fieldId)
  first.current = fieldId
  useEffect(() => {
    if (attempt === 0) return
    if (first.current) focusControl(first.current)
    const timer = setTimeout(() => {
      const field = first.current ? form.current?.querySelector(`[id="${CSS.escape(first.current)}"]`) : null
      const box = field?.closest('.field') ?? field
      if (!box) return
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
      const top = window.scrollY + box.getBoundingClientRect().top - SCROLL_OFFSET
      window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' })
    }, SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [attempt, form])
}
