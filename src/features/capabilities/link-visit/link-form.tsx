// A form step of a link flow: greets, asks, sends the step's answers, and goes on once the server has taken them.
import { useEffect, useState } from 'react'
import type { ApiPath, ApiRoute } from '#core/contract/api-route.ts'
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Fields } from '#core/contract/field-set.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { writeModel, type TypedAnswers } from '#core/contract/write-model.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { StepField } from '#core/flow/flow.ts'
import { knownOfTyped, type Masks } from '#core/flow/typed-answers.ts'
import { visibleFields } from '#core/flow/walk.ts'
import { QuestionForm } from '#features/capabilities/questions/question-form.tsx'
import { call } from '#ui/api.ts'
import type { QuestionSet } from '#ui/form-step.tsx'
import { Notice } from '#ui/frame/notice.tsx'
import { refusedFields } from '#ui/refused-fields.ts'
import { todayHere } from '#ui/today.ts'
import { useLanguage, useWords } from '#ui/words.tsx'
import type { Greeting, LinkAnswers } from './contract.ts'
import type { LinkScreenProps, LinkWords } from './journey.ts'
import { giveAnswers } from './paths.ts'
import * as shared from './words.ts'

export interface LinkFormProps extends Omit<LinkScreenProps<unknown, Greeting>, 'tell'> {
  readonly purpose: LinkPurpose
  /** The call that takes the answers; the purpose's own when absent. */
  readonly save?: ApiRoute<'POST', ApiPath>
  /** The link's code, and what the call names besides. */
  readonly named: Readonly<Record<string, string>> & { readonly link: string }
  /** What goes under `pg` besides the answers. */
  readonly beside?: Readonly<Record<string, string | boolean>>
  /** Of this step, with the facts put in. */
  readonly fields: readonly StepField<FieldId>[]
  readonly questions: QuestionSet<FieldId>
  readonly words: { readonly en: LinkWords; readonly es: LinkWords }
  readonly typed: TypedAnswers
  readonly masks: Masks
  readonly onType: (id: FieldId, text: string) => void
  /** Tells the flow's conditions how to read what is typed here. */
  readonly learn: (fields: Partial<Fields<FieldId>>) => void
}

export function LinkForm(props: LinkFormProps) {
  const { step, purpose, named, beside, opened, questions, words, typed, masks, next, learn } = props
  const t = useWords(shared)
  const own = useWords(words)
  const language = useLanguage()
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState<Readonly<Partial<Record<FieldId, string>>>>()
  const [problem, setProblem] = useState('')
  const today = todayHere()
  const { fields } = questions
  useEffect(() => learn(fields), [learn, fields])

  const send = async () => {
    if (busy) return
    setBusy(true)
    setProblem('')
    const known = knownOfTyped({ fields, typed, masks, today })
    const shown = visibleFields({ fields: props.fields }, known, {}).map(({ field }) => field)
    // What is shown by a mask and was not typed again stays as it is.
    const given = shown.filter((id) => (!fields[id].secret && masks[id] === undefined) || typed[id]?.trim())
    const answers = writeModel(fields, typed, given, today)
    const model = beside ? { ...answers, pg: { ...(answers.pg as object | undefined), ...beside } } : answers
    const sent = await call<Endpoint<LinkAnswers & { page: number }, { done: boolean }, 'POST', ApiPath>>(
      props.save ?? giveAnswers(purpose),
      { ...named, step: step.id, page: step.page, model },
    )
    setBusy(false)
    if (sent.ok) return next()
    const refused = refusedFields(fields, sent.refusal, language, isSoleProprietor(typed.classification))
    setRefusals(refused.byField)
    setProblem(refused.problem)
  }
  return (
    <QuestionForm
      step={{ fields: props.fields }}
      set={questions}
      greeting={opened.first_name ? t('greeting', { firstName: opened.first_name }) : undefined}
      title={own(`${step.id}Title`)}
      lede={own(`${step.id}Lede`)}
      typed={typed}
      masks={masks}
      today={today}
      brand={props.brand}
      limits={props.data.limits}
      refusals={refusals}
      onType={(id, text) => {
        setRefusals((before) => before && { ...before, [id]: undefined })
        props.onType(id, text)
      }}
      onFinish={() => void send()}
      below={
        problem && (
          <Notice kind="danger" live>
            {problem}
          </Notice>
        )
      }
      busy={busy && t('send')}
      back={props.back}
    />
  )
}
