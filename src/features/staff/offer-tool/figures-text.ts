// Figures as the tool writes them: money with thousands separators and two decimals, '-' for what is not known.
import { currencyKind } from '#core/fields/currency.ts'
import { plainSigns } from '#core/fields/digits.ts'
import { readText } from '#core/fields/understood.ts'
import type { Cents } from '#core/ground/money.ts'
import { formatUsd } from '#core/ground/money.ts'

/** '1,234.50' (specification 3, section 5); '-' where it is not known: 0.00 would state a figure (spec 160). */
export const money = (cents: Cents | null | undefined): string =>
  cents === null || cents === undefined ? '-' : formatUsd(cents).replace('$', '')

export const usd = (cents: Cents): string => formatUsd(cents)

/** '22.4' of 2,240 hundredths. */
export const times = (hundredths: number | null): string =>
  hundredths === null ? '-' : (hundredths / 100).toFixed(1)

/** '20.7%' of basis points. */
export const percent = (basisPoints: number | null): string =>
  basisPoints === null ? '-' : `${(basisPoints / 100).toFixed(1)}%`

/** '12%' of basis points, with as many decimals as it needs. */
export const sharePlain = (basisPoints: number): string => `${basisPoints / 100}%`

/** '1.33' of ten-thousandths. */
export const rateText = (factor: number): string => (factor / 10_000).toFixed(2)

const MOST: Cents = 100_000_000_000

/** What was typed as dollars, in cents, as every field of money reads it, with a minus before it or behind its dollar sign where it is below zero; null where nothing readable stands there. */
export function centsTyped(text: string): Cents | null {
  const signFirst = plainSigns(text).replace(/^\s*((?:us)?\$|usd)\s*-/i, '-$1')
  const [, minus = '', amount = ''] = /^\s*(-?)([^]*)$/.exec(signFirst)!
  // '.5' is fifty cents to whoever works with figures.
  const read = readText(currencyKind, amount.replace(/^([\s$]*)(?=\.\d)/, '$10'), { max: MOST })
  if (!read.ok) return null
  return minus ? -read.value || 0 : read.value
}

/** A whole number that was typed; null where it is none. */
export const wholeTyped = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null
