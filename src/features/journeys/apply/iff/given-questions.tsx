// The questions after the look-up: what its form took is shown as given, and can be changed.
import { useState, type ReactNode } from 'react'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { KeptAnswer, useChanging } from '#features/capabilities/questions/kept-answer.tsx'
import { leadQuestions } from '#features/capabilities/questions/lead-questions.tsx'
import * as words from '#features/capabilities/prefill-match/words.ts'
import { yesNo } from '#core/codes/yes-no.ts'
import type { Language } from '#core/words/words.ts'
import type { QuestionSet, QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'

type Typed = QuestionViewProps<FieldId>['given']['typed']

/** What was given as one line; '' while a part of it is missing. */
type Told = (typed: Typed, language: Language) => string

/** Only the look-up's form asks for it before page 4. */
const wasAsked = (typed: Typed): boolean => Boolean(typed.homeBased)

interface GivenProps extends QuestionViewProps<FieldId> {
  readonly told: Told
  readonly parts?: readonly FieldId[]
  readonly children: ReactNode
}

/** By what stood there when the page was opened: an answer that is being typed is no given one. */
function Given({ question, also, given, told, parts = [], children }: GivenProps) {
  const t = useWords(words)
  const language = useLanguage()
  const { changing, change } = useChanging(question.id)
  const [asked] = useState(() => wasAsked(given.typed) && told(given.typed, language) !== '')
  const wrong = question.error ?? parts.some((id) => also(id).error)
  if (!asked || changing || wrong) return children
  return (
    <KeptAnswer
      id={question.id}
      label={question.label}
      kept={told(given.typed, language)}
      hint={t('givenBefore')}
      onChange={change}
    />
  )
}

const businessParts = ['businessCity', 'businessState', 'businessZip'] as const

const tells: Readonly<Partial<Record<FieldId, Pick<GivenProps, 'told' | 'parts'>>>> = {
  ownership: { told: ({ ownership }) => (ownership ? `${ownership}%` : '') },
  homeBased: {
    told: ({ homeBased }, language) => yesNo.find(({ value }) => value === homeBased)?.[language] ?? '',
  },
  businessAddress: {
    parts: businessParts,
    told: (typed) => {
      const needed = [typed.businessAddress, ...businessParts.map((id) => typed[id])]
      if (!needed.every(Boolean)) return ''
      const [street, ...place] = needed
      return [street, typed.businessAddress2, ...place].filter(Boolean).join(', ')
    },
  },
}

const views = Object.fromEntries(
  Object.entries(tells).map(([id, tell]) => {
    const View: QuestionView<FieldId> = leadQuestions.views[id as FieldId]!
    const GivenView: QuestionView<FieldId> = (props) => (
      <Given {...props} {...tell}>
        <View {...props} />
      </Given>
    )
    return [id, GivenView]
  }),
)

export const givenQuestions: QuestionSet<FieldId> = {
  ...leadQuestions,
  views: { ...leadQuestions.views, ...views },
}
