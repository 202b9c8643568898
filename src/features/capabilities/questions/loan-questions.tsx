// How the questions are drawn that only the longer forms ask: what the business does, what the money is for, how to be reached, the signature.
import { contactMethods, loanUses } from '#core/codes/choices.ts'
import { leadSet, type FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/questions/en.ts'
import { es } from '#core/words/questions/es.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MultiSelect } from '#ui/inputs/multi-select.tsx'
import { SignatureInput } from '#ui/inputs/signature-input.tsx'
import { TextAreaInput } from '#ui/inputs/text-area-input.tsx'
import { useWords } from '#ui/words.tsx'
import { contactQuestions } from './contact-questions.tsx'
import { leadQuestions } from './question-views.tsx'

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

const Signature = ({ question, given }: Props) => (
  <SignatureInput {...question} keptOn={/\d{4}-\d\d-\d\d/.exec(given.masks.signature ?? '')?.[0]} />
)

/** Every question that an application may be asked. */
export const allQuestions: QuestionSet<FieldId> = {
  ...leadSet,
  views: {
    ...(contactQuestions as QuestionSet<never>).views,
    ...leadQuestions.views,
    contactMethod: ContactMethod,
    businessDescription: BusinessDescription,
    loanUses: LoanUses,
    signature: Signature,
  },
  rows: [...(contactQuestions.rows ?? []), ...(leadQuestions.rows ?? [])],
}
