// How the questions about the request are drawn: product, amount, sales. Part of the first load, so it holds nothing that a later page needs.
import { products } from '#core/codes/products.ts'
import { requestSet, type RequestField } from '#core/contract/request-fields.ts'
import { fundingNeededKind, monthlySalesKind, yearlySales } from '#core/fields/currency.ts'
import { formatUsd } from '#core/ground/money.ts'
import { en } from '#core/words/contact-questions/en.ts'
import { es } from '#core/words/contact-questions/es.ts'
import type { QuestionSet, QuestionViewProps } from '#ui/form-step.tsx'
import { RadioCards } from '#ui/inputs/choice-inputs.tsx'
import { MoneyInput } from '#ui/inputs/text-input.tsx'
import { useWords } from '#ui/words.tsx'

const words = { en, es }

type Props = QuestionViewProps<RequestField>

const whole = (cents: number) => formatUsd(cents, { cents: false })

/** The range of offers, told as general: nobody is turned away here. */
function RequestedAmount({ question, given }: Props) {
  const t = useWords(words)
  const asked = fundingNeededKind.parse(question.value)
  const { least, most } = given.limits ?? {}
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

function MonthlySales({ question, given }: Props) {
  const t = useWords(words)
  const sales = monthlySalesKind.parse(question.value)
  const { limits } = given
  const typed = sales.ok && sales.value > 0
  const yearly = typed ? `${t('yearlySales', { amount: whole(yearlySales(sales.value)) })}. ` : ''
  const below = typed && limits && sales.value < limits.sales
  const general =
    limits && (below || !typed) ? t(below ? 'salesBelow' : 'salesHint', { least: whole(limits.sales) }) : ''
  return <MoneyInput {...question} hint={(yearly && !general ? yearly.slice(0, -2) : yearly) + general} />
}

export const questions: QuestionSet<RequestField> = {
  ...requestSet,
  views: {
    product: ({ question }) => <RadioCards {...question} choices={products} />,
    requestedAmount: RequestedAmount,
    monthlySales: MonthlySales,
  },
  rows: [['requestedAmount', 'monthlySales']],
}
