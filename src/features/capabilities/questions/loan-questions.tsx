// How the questions are drawn that only the longer forms ask: what the business does, what the money is for, how to be reached.
import { contactMethods, loanUses } from '#core/codes/choices.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { loanSet, type LoanField } from '#core/contract/loan-fields.ts'
import { en } from '#core/words/loan-questions/en.ts'
import { es } from '#core/words/loan-questions/es.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MultiSelect } from '#ui/inputs/multi-select.tsx'
import { TextAreaInput } from '#ui/inputs/text-area-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

function ContactMethod({ question }: Props) {
  const t = useWords(words)
  return <RadioCards {...question} choices={contactMethods} hint={t('contactMethodHint')} />
}

function BusinessDescription({ question }: Props) {
  const t = useWords(words)
  return <TextAreaInput {...question} autoComplete="off" hint={t('descriptionHint')} />
}

function LoanUses({ question }: Props) {
  const t = useWords(words)
  return <MultiSelect {...question} choices={loanUses} hint={t('usesHint')} />
}

function Website({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="url" hint={t('websiteHint')} />
}

const views: Readonly<Partial<Record<LoanField, QuestionView<FieldId>>>> = {
  contactMethod: ContactMethod,
  businessDescription: BusinessDescription,
  loanUses: LoanUses,
  website: Website,
}

export const questions = { ...loanSet, views }
