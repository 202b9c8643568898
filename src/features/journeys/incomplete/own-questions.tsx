// How the questions are drawn whose lists are those of the link flows and not of the wizard (specification 2, sections 2 and 3).
import { creditSteps, incompleteClassifications, linkReferralSources } from '#core/codes/choices.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/owner-questions/en.ts'
import { es } from '#core/words/owner-questions/es.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

function CreditSteps({ question }: QuestionViewProps<FieldId>) {
  const t = useWords(words)
  return (
    <RadioCards {...question} choices={creditSteps} hint={t('creditHint')} why={t('creditWhy')} flowing />
  )
}

export const ownViews: QuestionSet<FieldId>['views'] = {
  creditBand: CreditSteps,
  classification: ({ question }) => <RadioCards {...question} choices={incompleteClassifications} />,
  referral: ({ question }) => <RadioCards {...question} choices={linkReferralSources} flowing />,
}
