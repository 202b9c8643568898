// How the questions are drawn about what the money is for, how soon, and how the owner came here.
import { useState } from 'react'
import { fundsNeeded, loanUses, mostImportant, referralSources } from '#core/codes/choices.ts'
import { goalSet, type GoalField } from '#core/contract/goal-fields.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { en } from '#core/words/goal-questions/en.ts'
import { es } from '#core/words/goal-questions/es.ts'
import { referralOf } from '#features/capabilities/tracking/visit-source.ts'
import type { QuestionView, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { TextInput } from '#ui/inputs/text-input.tsx'
import { stored } from '#ui/stored-items.ts'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

/** Says where an answer comes from that nobody gave here. */
function Referral({ question }: QuestionViewProps<FieldId>) {
  const t = useWords(words)
  const [inferred] = useState(() =>
    typeof document === 'undefined' ? '' : referralOf(stored, document.referrer),
  )
  const hint = inferred !== '' && question.value === inferred ? t('referralHint') : undefined
  return <RadioCards {...question} choices={referralSources} hint={hint} flowing />
}

const views: Readonly<Record<GoalField, QuestionView<FieldId>>> = {
  interest: ({ question }) => <RadioCards {...question} choices={loanUses} />,
  fundsNeeded: ({ question }) => <RadioCards {...question} choices={fundsNeeded} />,
  mostImportant: ({ question }) => <RadioCards {...question} choices={mostImportant} />,
  referral: Referral,
  otherReferrer: ({ question }) => <TextInput {...question} autoComplete="off" />,
}

export const questions = { ...goalSet, views }
