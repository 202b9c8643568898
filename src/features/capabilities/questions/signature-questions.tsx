// How the signature is drawn. A file of its own: its pad is large, and one page asks for it.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { signatureSet } from '#core/contract/signature-field.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { SignatureInput } from '#ui/inputs/signature-input.tsx'
import type { SubjectQuestions } from './join-questions.ts'

const Signature = ({ question, fill, given }: QuestionViewProps<FieldId>) => (
  <SignatureInput
    {...question}
    onChange={(text) => {
      question.onChange(text)
      // What was said of one name says nothing of another.
      if (given.typed.signatureVariant) fill('signatureVariant', '')
    }}
    keptOn={/\d{4}-\d\d-\d\d/.exec(given.masks.signature ?? '')?.[0]}
  />
)

/** Asked only of whoever typed a variant of their name: the server's word names the name that it is held against. */
const Variant = ({ question }: QuestionViewProps<FieldId>) =>
  question.error || question.value ? <CheckboxInput {...question} /> : null

export const questions: SubjectQuestions = {
  ...signatureSet,
  views: { signature: Signature, signatureVariant: Variant },
}
