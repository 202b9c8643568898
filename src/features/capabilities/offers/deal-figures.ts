// The figures of a deal as they are read: money with cents, the APR with two decimals, which card says what above its price.
import { formatUsd } from '#core/ground/money.ts'
import type { Language } from '#core/words/words.ts'
import type { WireDeal } from './contract.ts'

/** Dollars of the wire: '$3,846.15'. */
export const usd = (dollars: number): string => formatUsd(Math.round(dollars * 100))
/** '$40,000', where cents say nothing. */
export const wholeUsd = (dollars: number): string => formatUsd(Math.round(dollars * 100), { cents: false })
/** '174.26%'. */
export const aprText = (percent: number): string => `${percent.toFixed(2)}%`
/** Dollars repaid per dollar received: '$1.45', never called a rate (spec T9). */
export function perDollar(rate: number): string {
  const parts = Math.round(rate * 10_000)
  return `$${(parts / 10_000).toFixed(parts % 100 === 0 ? 2 : 4)}`
}

/** 'November 20, 2026'. */
export const longDate = (date: string, language: Language): string =>
  dateAs(date, language, { dateStyle: 'long' })

const dateAs = (date: string, language: Language, as: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', { ...as, timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  )

/** 'Feb 22, 2027': in a table's column. */
export const shortDate = (date: string, language: Language): string =>
  dateAs(date, language, { dateStyle: 'medium' })

/** 'Monday, November 23, 2026': in a row of steps. */
export const weekdayDate = (date: string, language: Language): string =>
  dateAs(date, language, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' })

/** '27.3%': all payments of a month beside the sales of a month; null where the sales are not known. */
export function shareOfSales(
  deal: Pick<WireDeal, 'total' | 'term'>,
  monthlySales: number | null,
): number | null {
  return monthlySales ? deal.total / deal.term / monthlySales : null
}
export const shareText = (share: number | null): string =>
  share === null ? '-' : `${(share * 100).toFixed(1)}%`

export type DealMark = 'best' | 'lowest-total' | 'middle' | 'lowest-payment' | null

/** A deal's estimate says that the account bears it with 20% less sales too; false where it says no, or is not known. */
const isBorne = ({ tightest }: Pick<WireDeal, 'tightest'>): boolean =>
  tightest !== null && tightest.left >= 0 && tightest.with_less_sales >= 0

/** The badge's (ADR 136): of the deals that the account bears with 20% less sales too, the one with the lowest total. Null: no badge. */
function bestOf<D extends Pick<WireDeal, 'total' | 'tightest'>>(deals: readonly D[]): D | null {
  const [first, ...others] = deals.filter(isBorne)
  return first ? others.reduce((best, each) => (each.total < best.total ? each : best), first) : null
}

/**
 * The deal that is selected before anybody picks one: the badge's. Without a badge none whose estimate the page itself warns about, so
 * the first where no estimate is known, else none.
 */
export const presetOf = <D extends Pick<WireDeal, 'total' | 'tightest'>>(deals: readonly D[]): D | null =>
  bestOf(deals) ?? (deals.every(({ tightest }) => tightest === null) ? (deals[0] ?? null) : null)

/**
 * What a deal is named for: the badge's is the best; the first has the shortest term and the lowest total repaid and says so, the last
 * the longest term and the lowest payment, and the one between them lies between in both. A single deal has no name, nor has one that
 * its name would not fit.
 */
export function markOf(
  deals: readonly Pick<WireDeal, 'total' | 'payment' | 'tightest'>[],
  at: number,
): DealMark {
  const deal = deals[at]
  if (!deal || deals.length < 2) return null
  if (deal === bestOf(deals)) return 'best'
  if (at === 0) return deals.every(({ total }) => total >= deal.total) ? 'lowest-total' : null
  if (at === deals.length - 1)
    return deals.every(({ payment }) => payment >= deal.payment) ? 'lowest-payment' : null
  const [first, last] = [deals[0]!, deals.at(-1)!]
  const between = first.total <= deal.total && deal.total <= last.total
  return between && first.payment >= deal.payment && deal.payment >= last.payment ? 'middle' : null
}
