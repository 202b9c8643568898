// How the questions about the business are drawn: its kind and its start. Name and industry, which tell about each other, are files of their own.
import { classifications, yearsInBusiness, type Choice } from '#core/codes/choices.ts'
import { businessSet, type BusinessField } from '#core/contract/business-fields.ts'
import { classificationInName } from '#core/domain/business-name-tells.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { monthsInBusiness } from '#core/domain/start-dates.ts'
import { en as nameEn } from '#core/words/business-name-questions/en.ts'
import { es as nameEs } from '#core/words/business-name-questions/es.ts'
import { en } from '#core/words/business-questions/en.ts'
import { es } from '#core/words/business-questions/es.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { SelectInput } from '#ui/inputs/select-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { KeptAnswer, useTold } from './kept-answer.tsx'

const words = { en, es }
const nameWords = { en: nameEn, es: nameEs }

type Props = QuestionViewProps<FieldId>

const months: readonly Choice[] = Array.from({ length: 12 }, (_, at) => {
  const name = (language: string) =>
    new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, at, 1))
  return { value: String(at + 1), en: name('en'), es: name('es') }
})

/** What the name tells stands as it is until the owner changes it. */
function Classification({ question, given }: Props) {
  const t = useWords(nameWords)
  const language = useLanguage()
  const told = classificationInName(given.typed.businessName ?? '')
  const isTold = told !== '' && told === question.value
  const { kept, change } = useTold(question.id, isTold)
  const named = classifications.find(({ value }) => value === question.value)
  if (kept && named && !question.error)
    return (
      <KeptAnswer
        id={question.id}
        label={question.label}
        kept={named[language]}
        hint={t('nameTells')}
        onChange={change}
      />
    )
  return <RadioCards {...question} choices={classifications} hint={isTold ? t('nameTells') : undefined} />
}

function YearsInBusiness({ question, given }: Props) {
  const t = useWords(words)
  const { months } = given.limits ?? {}
  if (!months) return <RadioCards {...question} choices={yearsInBusiness} />
  const young = question.value !== '' && monthsInBusiness(question.value) < months
  const hint = t(young ? 'yearsBelow' : 'yearsHint', { months })
  return <RadioCards {...question} choices={yearsInBusiness} hint={hint} />
}

/** Start month and year are asked beside the band alone, and filled by nobody but the person (ADR 144). */
function StartMonth({ question, given }: Props) {
  const t = useWords(words)
  if (!given.typed.yearsInBusiness) return null
  return <SelectInput {...question} choices={months} hint={t('startHint')} />
}

function StartYear({ question, given }: Props) {
  if (!given.typed.yearsInBusiness) return null
  return <TextInput {...question} autoComplete="off" />
}

const views: Readonly<Partial<Record<BusinessField, QuestionView<FieldId>>>> = {
  yearsInBusiness: YearsInBusiness,
  startMonth: StartMonth,
  startYear: StartYear,
  classification: Classification,
}

export const questions = {
  ...businessSet,
  views,
  rows: [['startMonth', 'startYear']] as const,
}
