// Figures as the tool writes them: money with thousands separators and two decimals, '-' for what is not known.
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

/** What was typed as dollars, in cents; null where nothing readable stands there. */
export function centsTyped(text: string): Cents | null {
  const clean = text.replaceAll(/[\s,$]/g, '')
  if (!/^-?(?:\d+(?:\.\d{0,2})?|\.\d{1,2})$/.test(clean)) return null
  const cents = Math.round(Number(clean) * 100)
  return Math.abs(cents) <= 100_000_000_000 ? cents : null
}

/** A whole number that was typed; null where it is none. */
export const wholeTyped = (text: string, most: number): number | null =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) <= most ? Number(text) : null
