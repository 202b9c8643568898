// How the signature is drawn. A file of its own: its pad is large, and one page asks for it.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { signatureSet } from '#core/contract/signature-field.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { SignatureInput } from '#ui/inputs/signature-input.tsx'
import type { SubjectQuestions } from './join-questions.ts'

const Signature = ({ question, given }: QuestionViewProps<FieldId>) => (
  <SignatureInput {...question} keptOn={/\d{4}-\d\d-\d\d/.exec(given.masks.signature ?? '')?.[0]} />
)

export const questions: SubjectQuestions = { ...signatureSet, views: { signature: Signature } }
