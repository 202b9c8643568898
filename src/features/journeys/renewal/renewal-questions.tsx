// How the renewal's questions are drawn.
import { loanUses } from '#core/codes/choices.ts'
import { renewalLimits } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { SmsConsent } from '#features/capabilities/questions/sms-consent.tsx'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'
import { renewalSet, type RenewalField } from './fields.ts'
import * as words from './words.ts'

const whole = (cents: number) => formatUsd(cents, { cents: false })

function Amount({ question }: QuestionViewProps<RenewalField>) {
  const t = useWords(words)
  const { min, max } = renewalLimits
  return <MoneyInput {...question} hint={t('amountHint', { least: whole(min), most: whole(max) })} />
}

export const renewalQuestions: QuestionSet<RenewalField> = {
  ...renewalSet,
  views: {
    requestedAmount: Amount,
    interest: ({ question }) => <RadioCards {...question} choices={loanUses} />,
    // The box and its wording are those of the first application.
    smsConsent: SmsConsent,
  },
}
