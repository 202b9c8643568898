// Money typed in whole dollars; its value is integer cents.
import { formatUsd, type Cents } from '#core/ground/money.ts'
import { ok, type Outcome } from '#core/ground/outcome.ts'
import { withThousands } from './digits.ts'
import { fieldError, type FieldError, type FieldKind, type FieldOptions } from './field-kind.ts'
import { typedKind } from './marks.ts'

interface Typed {
  readonly whole: string
  /** Undefined where no point was typed. */
  readonly cents?: string
}

/**
 * Reads an amount. '50,000.00' and '$50,000' are US form; '1.234.567' and '50.000,00' can only be meant one way too.
 * '50.000' could be fifty or fifty thousand: it is null, left as typed, and refused, because a guess would be silent.
 */
function read(text: string): Typed | null {
  const clean = text.normalize('NFKC').replace(/[$\s]|usd/gi, '')
  const us = /^([\d,]*)(?:\.(\d{0,2}))?$/.exec(clean)
  if (us) return { whole: us[1]!.replace(/,/g, ''), cents: us[2] }
  const pointed = /^(\d{1,3}(?:\.\d{3}){2,})$/.exec(clean) ?? /^(\d{1,3}(?:\.\d{3})+),(\d\d)$/.exec(clean)
  return pointed ? { whole: pointed[1]!.replace(/\./g, ''), cents: pointed[2] } : null
}

/** Thousands separators as typed; a point and cents stay until the field is left, so that '500.00' cannot grow to 50,000 on the way. */
function formatAmount(text: string): string {
  const typed = read(text)
  if (!typed) return text
  const whole = withThousands(typed.whole.replace(/^0+(?=\d)/, ''))
  return typed.cents === undefined ? whole : `${whole}.${typed.cents}`
}

/** Drops cents with their point. */
const tidyAmount = (text: string): string => (read(text) ? formatAmount(text).replace(/\..*$/, '') : text)

const showDollars = (cents: Cents): string => withThousands(String(Math.trunc(cents / 100)))

/** Whole dollars in `digits` as cents, within the options' cents. */
function dollarsWithin(digits: string, options: FieldOptions = {}): Outcome<Cents, FieldError> {
  if (!/^\d{1,13}$/.test(digits)) return fieldError('amount')
  const cents = Number(digits) * 100
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = options
  if (cents >= min && cents <= max) return ok(cents)
  return options.max === undefined
    ? fieldError('amount')
    : fieldError('amountRange', { min: formatUsd(min), max: formatUsd(max) })
}

/** Options: `min` and `max` in cents. Specification 1, section 5: 'Please enter an amount between $500.00 and $1,000,000.00'. */
export const currencyKind: FieldKind<Cents> = typedKind({
  name: 'currency',
  inputMode: 'numeric',
  format: formatAmount,
  tidy: tidyAmount,
  show: showDollars,
  parse: (text, options) => {
    if (text.trim() === '') return fieldError('empty')
    return dollarsWithin(read(text)?.whole ?? '', options)
  },
})

const within = (name: string, limits: FieldOptions): FieldKind<Cents> => ({
  ...currencyKind,
  name,
  parse: (text, options) => currencyKind.parse(text, { ...limits, ...options }),
})

/** Funding needed on the application, in cents. */
const fundingLimits = { min: 500_00, max: 1_000_000_00 } as const satisfies FieldOptions
/** Funding needed at a renewal, in cents. */
export const renewalLimits = { min: 5_000_00, max: 1_000_000_00 } as const satisfies FieldOptions
export const fundingNeededKind = within('funding-needed', fundingLimits)
export const renewalFundingKind = within('renewal-funding', renewalLimits)

/** Average monthly sales: words around the number are stripped ('about $20,000 a month'). */
export const monthlySalesKind: FieldKind<Cents> = typedKind({
  ...currencyKind,
  name: 'monthly-sales',
  parse: (text, options) => {
    const plain = currencyKind.parse(text, options)
    if (plain.ok || plain.refusal.key !== 'amount' || read(text)) return plain
    // '20k' stripped to its digits would be twenty dollars and turn the owner away; '-500' and '20,000-25,000' would be other sums.
    if (/\d\s*(?:k|m|mil|thousand|million)\b|\.\d{3}|[-–—]\s*\$?\d|\de\+?\d/i.test(text))
      return fieldError('amount')
    return dollarsWithin(
      text
        .replace(/\s/g, '')
        .replace(/\.\d{0,2}(?!\d)/, '')
        .replace(/\D/g, ''),
      options,
    )
  },
})

/** Estimated yearly sales: 12 times monthly sales, in cents (specification 1, section 9). */
export const yearlySales = (monthly: Cents): Cents => monthly * 12
