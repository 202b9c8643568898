// How the questions of the link for missing answers are drawn: as in the wizard, but for the lists that this flow has of its own.
import { creditSteps, incompleteClassifications } from '#core/codes/choices.ts'
import { leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/questions/en.ts'
import { es } from '#core/words/questions/es.ts'
import { contactQuestions } from '#features/capabilities/questions/contact-questions.tsx'
import { leadQuestions } from '#features/capabilities/questions/question-views.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { TextAreaInput } from '#ui/inputs/text-area-input.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

type Props = QuestionViewProps<FieldId>

function CreditSteps({ question }: Props) {
  const t = useWords(words)
  return (
    <RadioCards {...question} choices={creditSteps} hint={t('creditHint')} why={t('creditWhy')} flowing />
  )
}

function BusinessDescription({ question }: Props) {
  const t = useWords(words)
  return <TextAreaInput {...question} autoComplete="off" hint={t('descriptionHint')} />
}

function Website({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="url" hint={t('websiteHint')} />
}

export const incompleteQuestions: QuestionSet<FieldId> = {
  ...leadSet,
  views: {
    ...(contactQuestions as QuestionSet<never>).views,
    ...leadQuestions.views,
    creditBand: CreditSteps,
    classification: ({ question }) => <RadioCards {...question} choices={incompleteClassifications} />,
    businessDescription: BusinessDescription,
    website: Website,
  },
  rows: [...(contactQuestions.rows ?? []), ...(leadQuestions.rows ?? [])],
}
