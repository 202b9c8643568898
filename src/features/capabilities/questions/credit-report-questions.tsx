// The authorization to obtain a credit report: with its whole wording, each person's own, unticked, and never a condition.
import type { FieldId } from '#core/contract/lead-fields.ts'
import { ownerSet } from '#core/contract/owner-fields.ts'
import type { Brand } from '#core/flow/brand.ts'
import { creditReportConsent } from '#core/words/consents/credit-report.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage } from '#ui/words.tsx'
import type { SubjectQuestions } from './join-questions.ts'

export function CreditReportWording({ name, brand }: { name: string; brand: Pick<Brand, 'name'> }) {
  const language = useLanguage()
  return (
    <>
      <b>{name}.</b> {fill(creditReportConsent[language], { brand: brand.name }).replaceAll('\n\n', ' ')}
    </>
  )
}

const CreditReport = ({ question, given }: QuestionViewProps<FieldId>) => (
  <CheckboxInput
    {...question}
    label={<CreditReportWording name={String(question.label)} brand={given.brand} />}
    required={false}
  />
)

/** Its field stands with the owner's; a form that does not ask for it loads no wording. */
export const questions: SubjectQuestions = { ...ownerSet, views: { creditReport: CreditReport } }
