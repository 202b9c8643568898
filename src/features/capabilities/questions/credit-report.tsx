// The authorization to obtain a credit report: with its whole wording, each person's own, unticked, and never a condition.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { consentWording } from '#core/domain/consents.ts'
import type { Brand } from '#core/flow/brand.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage } from '#ui/words.tsx'

export function CreditReportWording({ name, brand }: { name: string; brand: Pick<Brand, 'name'> }) {
  const language = useLanguage()
  const { text } = consentWording('credit-report', language)
  return (
    <>
      <b>{name}.</b> {fill(text, { brand: brand.name }).replaceAll('\n\n', ' ')}
    </>
  )
}

export const CreditReport = ({ question, given }: QuestionViewProps<FieldId>) => (
  <CheckboxInput
    {...question}
    label={<CreditReportWording name={String(question.label)} brand={given.brand} />}
    required={false}
  />
)
