// How an affiliate's questions are drawn: the address with its suggestions, as an application asks for it.
import { affiliateSet, type AffiliateField } from '#core/contract/affiliate-fields.ts'
import { addressQuestions } from '#features/capabilities/questions/address-questions.tsx'
import type { QuestionSet, QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './words.ts'

type Props = QuestionViewProps<AffiliateField>

function Email({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="email" why={t('emailWhy')} />
}

function Phone({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="tel-national" why={t('phoneWhy')} />
}

export const affiliateQuestions: QuestionSet<AffiliateField> = {
  ...affiliateSet,
  views: {
    firstName: ({ question }) => <TextInput {...question} autoComplete="given-name" />,
    lastName: ({ question }) => <TextInput {...question} autoComplete="family-name" />,
    email: Email,
    cellPhone: Phone,
    businessName: ({ question }) => <TextInput {...question} autoComplete="organization" />,
    // It asks for its own five answers alone, which are all here; the home's are never typed.
    businessAddress: addressQuestions.views.businessAddress as unknown as QuestionView<AffiliateField>,
  },
  rows: [['firstName', 'lastName']],
}
