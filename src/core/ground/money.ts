// Money as whole cents. Every amount in the product is an integer number of cents; nothing else is money.

/** Integer cents (USD). Negative = money out where a sign is meaningful. */
export type Cents = number

/** The most that can be asked for in a form (specification 1, section 5: 'between $500.00 and $1,000,000.00'). */
export const MOST_ASKED_FOR: Cents = 1_000_000_00
/** The most that an amount without a limit of its own can be: 13 digits of dollars. */
export const MOST_WRITTEN: Cents = 9_999_999_999_999_00

/** Divides integers with half-up rounding away from zero, exact for |a| < 2^53. */
export function divideRounded(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b) || b === 0)
    throw new RangeError('divideRounded needs integers')
  const sign = a < 0 === b < 0 ? 1 : -1
  const x = Math.abs(a)
  const y = Math.abs(b)
  const q = Math.floor(x / y)
  return sign * (2 * (x - q * y) >= y ? q + 1 : q) || 0
}

/** Dollars as a decimal string or number from a provider ('-12.3', 12.345) to cents, half away from zero, without binary drift. */
export function centsFromDecimal(text: string | number): Cents {
  const m = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(
    String(typeof text === 'number' ? text.toFixed(6) : text.trim()),
  )
  if (!m || (!m[2] && !m[3])) throw new RangeError('not a decimal amount')
  const fraction = (m[3] ?? '').padEnd(3, '0')
  const cents = Number(m[2] || '0') * 100 + Number(fraction.slice(0, 2)) + (Number(fraction[2]) >= 5 ? 1 : 0)
  return m[1] === '-' ? -cents || 0 : cents
}

/** '$1,234.50'; `cents: false` drops the cents of whole-dollar displays by rounding ('$1,235'). Same form in English and US Spanish. */
export function formatUsd(cents: Cents, options: { cents?: boolean } = {}): string {
  const withCents = options.cents !== false
  const shown = withCents ? Math.abs(cents) : Math.abs(divideRounded(cents, 100)) * 100
  const whole = String(Math.floor(shown / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const text = withCents ? `${whole}.${String(shown % 100).padStart(2, '0')}` : whole
  return `${cents < 0 && shown > 0 ? '-' : ''}$${text}`
}
