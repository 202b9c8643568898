// How an affiliate's questions are drawn: the address with its suggestions, as an application asks for it.
import { affiliateSet, type AffiliateField } from '#core/contract/affiliate-fields.ts'
import { AddressQuestion } from '#features/capabilities/questions/address-question.tsx'
import { ownWritingView } from '#features/capabilities/questions/own-writing.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import * as words from './form-words.ts'

type Props = QuestionViewProps<AffiliateField>

const address = {
  line1: 'businessAddress',
  line2: 'businessAddress2',
  city: 'businessCity',
  state: 'businessState',
  zip: 'businessZip',
} as const

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
    oneName: ({ question }) => <CheckboxInput {...question} />,
    ownName: ownWritingView<AffiliateField>('firstName', 'lastName'),
    email: Email,
    cellPhone: Phone,
    businessName: ({ question }) => <TextInput {...question} autoComplete="organization" />,
    ownBusinessName: ownWritingView<AffiliateField>('businessName'),
    businessAddress: (props) => <AddressQuestion {...props} parts={address} noPoBoxes section="work" />,
  },
  rows: [['firstName', 'lastName']],
}
