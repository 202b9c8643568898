// How the questions about the request and the contact are drawn. Part of the first load, so it holds nothing that a later page needs.
import { products } from '#core/codes/products.ts'
import { monthlySalesKind, yearlySales } from '#core/fields/currency.ts'
import { contactSet, type ContactField } from '#core/contract/contact-fields.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/contact-questions/en.ts'
import { es } from '#core/words/contact-questions/es.ts'
import { smsConsent } from '#core/words/consents/sms.ts'
import { fill } from '#core/words/words.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { CheckboxInput, RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput, TextInput } from '#ui/inputs/text-input.tsx'
import { useLanguage, useWords } from '#ui/words.tsx'

const words = { en, es }

type Props = QuestionViewProps<ContactField>

function RequestedAmount({ question }: Props) {
  const t = useWords(words)
  return <MoneyInput {...question} hint={t('amountHint')} />
}

function MonthlySales({ question }: Props) {
  const t = useWords(words)
  const sales = monthlySalesKind.parse(question.value)
  const hint =
    sales.ok && sales.value > 0
      ? t('yearlySales', { amount: formatUsd(yearlySales(sales.value), { cents: false }) })
      : t('salesHint')
  return <MoneyInput {...question} hint={hint} />
}

function Email({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="email" why={t('emailWhy')} />
}

function CellPhone({ question }: Props) {
  const t = useWords(words)
  return <TextInput {...question} autoComplete="tel-national" why={t('phoneWhy')} />
}

function SmsConsent({ question, given }: Props) {
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

const views: QuestionSet<ContactField>['views'] = {
  product: ({ question }) => <RadioCards {...question} choices={products} />,
  requestedAmount: RequestedAmount,
  monthlySales: MonthlySales,
  firstName: ({ question }) => <TextInput {...question} autoComplete="given-name" />,
  lastName: ({ question }) => <TextInput {...question} autoComplete="family-name" />,
  email: Email,
  cellPhone: CellPhone,
  smsConsent: SmsConsent,
}

export const contactQuestions: QuestionSet<ContactField> = {
  ...contactSet,
  views,
  rows: [
    ['requestedAmount', 'monthlySales'],
    ['firstName', 'lastName'],
  ],
}
