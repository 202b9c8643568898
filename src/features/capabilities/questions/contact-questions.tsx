// How the first page's questions are drawn: the request, the name, how to be reached. Part of the first load, so it holds nothing that a later page needs.
import { contactSet, type ContactField } from '#core/contract/contact-fields.ts'
import { en } from '#core/words/contact-questions/en.ts'
import { es } from '#core/words/contact-questions/es.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import { questions as personQuestions } from './person-questions.tsx'
import { questions as requestQuestions } from './request-questions.tsx'
import { SmsConsent } from './sms-consent.tsx'

const words = { en, es }

type Props = QuestionViewProps<ContactField>

function Email({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="email" why={t('emailWhy')} />
}

function CellPhone({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="tel-national" why={t('phoneWhy')} />
}

export const questions: QuestionSet<ContactField> = {
  ...contactSet,
  // Each view is handed questions of its own set only.
  views: {
    ...(requestQuestions as QuestionSet<never>).views,
    ...(personQuestions as QuestionSet<never>).views,
    email: Email,
    cellPhone: CellPhone,
    smsConsent: SmsConsent,
  },
  rows: [...(requestQuestions.rows ?? []), ...(personQuestions.rows ?? [])],
}
