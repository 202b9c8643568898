// Money in dollars, with cents where they were given; its value is integer cents.
import { formatUsd, MOST_ASKED_FOR, MOST_WRITTEN, type Cents } from '#core/ground/money.ts'
import { ok } from '#core/ground/outcome.ts'
import { withThousands } from './digits.ts'
import { fieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { figureKind } from './figure-kind.ts'

/** '50,000.00', '$50,000', '50000'. A comma elsewhere is no thousand: '1,5' is not fifteen. */
const written = /^\$? ?(\d{1,13}|\d{1,3}(?:,\d{3})+)(?:\.(\d{0,2}))?(?: ?usd)?$/i
const bare = (text: string): string => text.replace(/,/g, '')

/** Thousands separators as typed; a point and cents stay until the field is left, so that '500.00' cannot grow to 50,000 on the way. */
function formatAmount(text: string): string {
  const typed = /^\s*\$?\s*(\d*|\d{1,3}(?:,\d{3})+)(\.\d{0,2})?$/.exec(text)
  return typed ? withThousands(bare(typed[1]!)) + (typed[2] ?? '') : text
}

/** Options: `min` and `max` in cents. Specification 1, section 5: 'Please enter an amount between $500.00 and $1,000,000.00'. */
export const currencyKind: FieldKind<Cents> = figureKind({
  name: 'currency',
  inputMode: 'numeric',
  signs: ',',
  late: true,
  format: formatAmount,
  show: (cents) => {
    const [dollars = '', fraction = '00'] = (cents / 100).toFixed(2).split('.')
    return withThousands(dollars) + (fraction === '00' ? '' : `.${fraction}`)
  },
  parse: (text, { min = 0, max } = {}) => {
    if (text === '') return fieldError('empty')
    const [, dollars, fraction] = written.exec(text) ?? []
    if (!dollars) return fieldError('amount')
    const cents = Number(bare(dollars)) * 100 + Number((fraction ?? '').padEnd(2, '0'))
    if (cents >= min && cents <= (max ?? MOST_WRITTEN + 99)) return ok(cents)
    return max === undefined
      ? fieldError('amount')
      : fieldError('amountRange', { min: formatUsd(min), max: formatUsd(max) })
  },
})

const within = (name: string, limits: FieldOptions): FieldKind<Cents> => ({
  ...currencyKind,
  name,
  parse: (text, options) => currencyKind.parse(text, { ...limits, ...options }),
})

/** Funding needed on the application, in cents. */
const fundingLimits = { min: 500_00, max: MOST_ASKED_FOR } as const satisfies FieldOptions
/** Funding needed at a renewal, in cents. */
export const renewalLimits = { min: 5_000_00, max: MOST_ASKED_FOR } as const satisfies FieldOptions
export const fundingNeededKind = within('funding-needed', fundingLimits)
export const renewalFundingKind = within('renewal-funding', renewalLimits)

/** Average monthly sales: that they are a month's may be said (`understood.ts`). */
export const monthlySalesKind: FieldKind<Cents> = { ...currencyKind, name: 'monthly-sales' }

/** Estimated yearly sales: 12 times monthly sales, in cents (specification 1, section 9). */
export const yearlySales = (monthly: Cents): Cents => monthly * 12
