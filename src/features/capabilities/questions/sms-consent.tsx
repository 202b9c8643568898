// How the consent to texts is asked: with its whole wording. A file of its own, since a renewal asks it beside questions of its own.
import { smsConsent } from '#core/words/consents/sms.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput } from '#ui/inputs/choice-inputs.tsx'
import { useLanguage } from '#ui/words.tsx'

export function SmsConsent<Id extends string>({ question, given }: QuestionViewProps<Id>) {
  const language = useLanguage()
  return (
    <CheckboxInput
      {...question}
      label={
        <>
          <b>{question.label}.</b> {fill(smsConsent[language], { brand: given.brand.name })}
        </>
      }
    />
  )
}
