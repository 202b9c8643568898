// The months that a bank statement covers, by what its pages say: 'Statement period 05/01/2026 - 05/31/2026', in English and Spanish.
import {
  addDays,
  dayNumber,
  isIsoDate,
  lastDay,
  monthOf,
  monthsBetween,
  type IsoDate,
  type IsoMonth,
} from '#core/ground/dates.ts'
import { monthNumber, OLDEST_STATEMENT } from './statement-month.ts'

/** A period longer than this is no statement's: an offer's, a year's summary's. */
const LONGEST_DAYS = 190
/** A month counts as covered when so many of its days are. */
const ENOUGH_DAYS = 15

const word = '([a-z]{3,10})\\.?'
const day = '(\\d{1,2})(?:st|nd|rd|th)?'
const year = '(20\\d\\d)'
/** Each with the places of its month, day and year; the year may stand with the second date alone. */
const shapes: readonly (readonly [string, 'mdy' | 'ymd' | 'dmy'])[] = [
  ['(\\d{1,2})[/.-](\\d{1,2})[/.-](20\\d\\d|\\d\\d)(?!\\d)', 'mdy'],
  ['(20\\d\\d)-(\\d\\d)-(\\d\\d)', 'ymd'],
  [`${word} ?${day}(?:,? ?${year})?`, 'mdy'],
  [`${day}[ -](?:de )?${word}(?:,?[ -](?:de |del )?${year})?`, 'dmy'],
]
const between =
  ' ?(?:-|/(?= ?\\d\\d?-)|·|to:?|;? ?(?:statement )?(?:end|ending|closing)(?: date)?:?|thru|through|al|a|hasta(?: el)?|and|y(?: el)?) ?'
const periods = shapes.map(
  ([shape, order]) => [new RegExp(`(?<![a-z\\d/])${shape}${between}${shape}`, 'g'), order] as const,
)
const closings = shapes.map(
  ([shape, order]) =>
    [
      new RegExp(
        `(?:statement (?:ending|end|closing|date)|closing date|ending balance on|period ending|fecha de corte|saldo final al)(?: date)?(?: el)?:? ?${shape}`,
        'g',
      ),
      order,
    ] as const,
)

/** ISO date of three figures in their order; null where there is no such day. */
function dateOf(
  order: 'mdy' | 'ymd' | 'dmy',
  parts: readonly (string | undefined)[],
  yearElse?: string,
): IsoDate | null {
  const [a = '', b = '', c = ''] = parts
  const [y, m, d] = order === 'ymd' ? [a, b, c] : order === 'mdy' ? [c, a, b] : [c, b, a]
  const month = /\d/.test(m) ? Number(m) : monthNumber(m)
  const fullYear = (y || yearElse || '').padStart(4, '20')
  const date = `${fullYear}-${String(month ?? 0).padStart(2, '0')}-${d.padStart(2, '0')}`
  return isIsoDate(date) ? date : null
}

/** A period that a statement can be of. One that begins in December and tells its year once ends in the next. */
function periodOf(
  order: 'mdy' | 'ymd' | 'dmy',
  hit: RegExpExecArray,
  fewest: number,
): { from: IsoDate; to: IsoDate } | null {
  const to = dateOf(order, hit.slice(4, 7))
  const yearOfEnd = to?.slice(0, 4)
  const first = dateOf(order, hit.slice(1, 4), yearOfEnd)
  if (!first || !to) return null
  const from =
    first > to && !hit[order === 'ymd' ? 1 : 3] ? `${Number(yearOfEnd) - 1}${first.slice(4)}` : first
  const days = dayNumber(to) - dayNumber(from) + 1
  return days >= fewest && days <= LONGEST_DAYS ? { from, to } : null
}

/** The months of which most days are in a period; where none is, the one that it ends in. */
function monthsIn({ from, to }: { from: IsoDate; to: IsoDate }): IsoMonth[] {
  const months: IsoMonth[] = []
  for (let start = from; start <= to;) {
    const end = lastDay(monthOf(start)) < to ? lastDay(monthOf(start)) : to
    const days = dayNumber(end) - dayNumber(start) + 1
    if (days > ENOUGH_DAYS || days === Number(lastDay(monthOf(start)).slice(8))) months.push(monthOf(start))
    start = addDays(end, 1)
  }
  return months.length ? months : [monthOf(to)]
}

/** In small letters without accents, with plain dashes and single spaces. */
const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** The periods that a statement's text names ('from - to', both days counted), in their order; of `fewest` to 190 days. */
export const findPeriods = (
  text: string,
  fewest = ENOUGH_DAYS,
): { readonly from: IsoDate; readonly to: IsoDate }[] =>
  periods
    .flatMap(([pattern, order]) =>
      [...plainOf(text).matchAll(pattern)].flatMap((hit) => {
        const period = periodOf(order, hit, fewest)
        return period ? [{ at: hit.index, period }] : []
      }),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ period }) => period)

const isPossible = (month: IsoMonth, currentMonth: IsoMonth): boolean => {
  const age = monthsBetween(month, currentMonth)
  return age >= 1 && age <= OLDEST_STATEMENT
}

/** The months ('YYYY-MM', in their order) that periods cover, by the same rule. */
export const monthsOfPeriods = (
  of: readonly { readonly from: IsoDate; readonly to: IsoDate }[],
  currentMonth: IsoMonth,
): IsoMonth[] => {
  const covered = of.flatMap((period) =>
    monthsIn(period).filter(
      (month) => isPossible(month, currentMonth) || (month === currentMonth && monthOf(period.from) < month),
    ),
  )
  return [...new Set(covered)].toSorted()
}

/**
 * The months ('YYYY-MM', in their order) that the text of a statement names; empty where it names none that a statement can be of on a day
 * of `currentMonth`, which itself is not over: it counts only by a period that began before it. Periods go before closing dates: a closing date alone is of the month in which it lies, or, in the first half of a
 * month, of the one before.
 */
export function monthsInStatementText(text: string, currentMonth: IsoMonth): IsoMonth[] {
  const plain = plainOf(text)
  const told = monthsOfPeriods(findPeriods(text), currentMonth)
  const closed = () =>
    closings.flatMap(([pattern, order]) =>
      [...plain.matchAll(pattern)].flatMap((hit) => {
        const date = dateOf(order, hit.slice(1, 4))
        if (!date) return []
        return [
          Number(date.slice(8)) < ENOUGH_DAYS ? monthOf(addDays(`${monthOf(date)}-01`, -1)) : monthOf(date),
        ]
      }),
    )
  return told.length
    ? told
    : [...new Set(closed().filter((month) => isPossible(month, currentMonth)))].toSorted()
}
