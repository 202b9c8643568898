// How a person's name is asked.
import { personSet, type PersonField } from '#core/contract/person-fields.ts'
import type { QuestionSet } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { ownWritingView } from './own-writing.tsx'

export const questions: QuestionSet<PersonField> = {
  ...personSet,
  views: {
    firstName: ({ question }) => <TextInput {...question} autoComplete="given-name" />,
    lastName: ({ question }) => <TextInput {...question} autoComplete="family-name" />,
    oneName: ({ question }) => <CheckboxInput {...question} />,
    ownName: ownWritingView<PersonField>('firstName', 'lastName'),
  },
  rows: [['firstName', 'lastName']],
}
