// How the questions about the request and the contact are drawn. Part of the first load, so it holds nothing that a later page needs.
import { products } from '#core/codes/products.ts'
import { MINIMUM_MONTHLY_SALES } from '#core/domain/general-minimums.ts'
import { fundingNeededKind, monthlySalesKind, yearlySales } from '#core/fields/currency.ts'
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

const whole = (cents: number) => formatUsd(cents, { cents: false })

/** The range of offers, told as general: nobody is turned away here. */
function RequestedAmount({ question, given }: Props) {
  const t = useWords(words)
  const asked = fundingNeededKind.parse(question.value)
  const { least, most } = given.offerLimits ?? {}
  if (least === undefined || most === undefined) return <MoneyInput {...question} />
  const key = !asked.ok
    ? 'amountHint'
    : asked.value < least
      ? 'amountBelow'
      : asked.value > most
        ? 'amountAbove'
        : 'amountHint'
  return <MoneyInput {...question} hint={t(key, { least: whole(least), most: whole(most) })} />
}

function MonthlySales({ question }: Props) {
  const t = useWords(words)
  const sales = monthlySalesKind.parse(question.value)
  const least = whole(MINIMUM_MONTHLY_SALES)
  const typed = sales.ok && sales.value > 0
  const yearly = typed ? `${t('yearlySales', { amount: whole(yearlySales(sales.value)) })}. ` : ''
  const general =
    typed && sales.value < MINIMUM_MONTHLY_SALES
      ? t('salesBelow', { least })
      : typed
        ? ''
        : t('salesHint', { least })
  return <MoneyInput {...question} hint={(yearly && !general ? yearly.slice(0, -2) : yearly) + general} />
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
