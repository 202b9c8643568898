// Page 0: how the first page's questions are drawn. Part of the first load, so it holds nothing that a later page needs.
import { products } from '#core/codes/choices.ts'
import { monthlySalesKind, yearlySales } from '#core/fields/currency.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/apply/en.ts'
import { es } from '#core/words/apply/es.ts'
import { smsConsent } from '#core/words/consents/sms.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionViewProps, QuestionViews } from '#ui/form-step.tsx'
import { CheckboxInput, RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'
import { useApply } from '#features/journeys/apply/apply-context.ts'

const words = { en, es }

/** Questions that stand side by side. */
export const contactRows: readonly (readonly FieldId[])[] = [
  ['requestedAmount', 'monthlySales'],
  ['firstName', 'lastName'],
]

function RequestedAmount({ question }: QuestionViewProps) {
  const t = useWords(words)
  return <MoneyInput {...question} hint={t('amountHint')} />
}

function MonthlySales({ question }: QuestionViewProps) {
  const t = useWords(words)
  const sales = monthlySalesKind.parse(question.value)
  const hint =
    sales.ok && sales.value > 0
      ? t('yearlySales', { amount: formatUsd(yearlySales(sales.value), { cents: false }) })
      : t('salesHint')
  return <MoneyInput {...question} hint={hint} />
}

function Email({ question }: QuestionViewProps) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="email" why={t('emailWhy')} />
}

function CellPhone({ question }: QuestionViewProps) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="tel-national" why={t('phoneWhy')} />
}

function SmsConsent({ question }: QuestionViewProps) {
  const language = useLanguage()
  const { brand } = useApply()
  return (
    <CheckboxInput
      {...question}
      label={
        <>
          <b>{question.label}.</b> {fill(smsConsent[language], { brand: brand.name })}
        </>
      }
    />
  )
}

export const contactViews: QuestionViews = {
  product: ({ question }) => <RadioCards {...question} choices={products} />,
  requestedAmount: RequestedAmount,
  monthlySales: MonthlySales,
  firstName: ({ question }) => <TextInput {...question} autoComplete="given-name" />,
  lastName: ({ question }) => <TextInput {...question} autoComplete="family-name" />,
  email: Email,
  cellPhone: CellPhone,
  smsConsent: SmsConsent,
}
