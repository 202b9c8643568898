// How a paper says a value: money, days, counts and percentages by the language; what is not known is '-'.
import { isIsoDate } from '../ground/dates.ts'
import { formatUsd } from '../ground/money.ts'
import type { Language } from '../words/words.ts'
import type { CellValue, TableBlock, ValueKind } from './paper.ts'

export const NOT_KNOWN = '-'

const localeOf = (language: Language): string => (language === 'es' ? 'es-US' : 'en-US')

interface Formats {
  readonly day: Intl.DateTimeFormat
  readonly month: Intl.DateTimeFormat
  readonly moment: Intl.DateTimeFormat
  readonly count: Intl.NumberFormat
  readonly percent: Intl.NumberFormat
}

const made = (language: Language): Formats => {
  const locale = localeOf(language)
  return {
    day: new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    }),
    month: new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }),
    moment: new Intl.DateTimeFormat(locale, {
      year: 'numeric',
      month: 'short',
      day: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: 'America/New_York',
    }),
    count: new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }),
    percent: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
  }
}
// Making one takes longer than a whole page of a statement, so they are kept; and a start need not wait for them.
const kept: Partial<Record<Language, Formats>> = {}
const formatsOf = (language: Language): Formats => (kept[language] ??= made(language))

/** The text of a value. Wrong types and days that do not exist are shown as not known: a paper never fails for a cell. */
export function shownValue(as: ValueKind, value: CellValue, language: Language): string {
  if (value === false) return ''
  if (value === null || value === '') return NOT_KNOWN
  if (as === 'text') return String(value)
  if (as === 'date') return shownDay(String(value), language)
  if (as === 'month') return shownMonth(String(value), language)
  if (as === 'moment') return shownMoment(String(value), language)
  if (as === 'dollars' && typeof value === 'string') return value
  if (typeof value !== 'number' || !Number.isFinite(value)) return NOT_KNOWN
  if (as === 'money' || as === 'dollars')
    return Number.isInteger(value) ? formatUsd(value, { cents: as === 'money' }) : NOT_KNOWN
  return as === 'percent'
    ? `${formatsOf(language).percent.format(value)}%`
    : formatsOf(language).count.format(value)
}

/** 'Nov 22, 2026', '22 nov 2026'. */
const shownDay = (date: string, language: Language): string =>
  isIsoDate(date) ? formatsOf(language).day.format(new Date(`${date}T00:00:00Z`)) : NOT_KNOWN

/** 'November 2026', 'noviembre de 2026'. */
const shownMonth = (month: string, language: Language): string =>
  isIsoDate(`${month}-01`) ? formatsOf(language).month.format(new Date(`${month}-01T00:00:00Z`)) : NOT_KNOWN

/** 'Nov 22, 2026, 9:40 AM ET'. The formatter's narrow spaces are plain ones here: no font need have them. */
function shownMoment(instant: string, language: Language): string {
  const at = new Date(instant)
  if (Number.isNaN(at.getTime())) return NOT_KNOWN
  return `${formatsOf(language)
    .moment.format(at)
    .replace(/[\u202f\u00a0]/g, ' ')} ET`
}

/** The texts of one row. */
export const shownRow = (
  { columns }: TableBlock,
  cells: readonly CellValue[],
  language: Language,
): string[] => columns.map(({ as }, at) => shownValue(as, cells[at] ?? null, language))

/** The texts of the row of sums; null where there is none. What is not summed stays empty. */
export const shownSums = ({ columns, sums }: TableBlock, language: Language): string[] | null =>
  sums
    ? columns.map(({ as }, at) => {
        const cell = sums.cells[at - 1] ?? null
        return at === 0 ? sums.label : cell === null ? '' : shownValue(as, cell, language)
      })
    : null

/** Figures stand at the end of their column, words at its start. */
export const standsAtEnd = (as: ValueKind): boolean =>
  as === 'money' || as === 'dollars' || as === 'percent' || as === 'count'

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/
const ISOLATE = '\u2068'
const POP = '\u2069'

/** A value within a sentence: words from right to left must not turn what stands around them. */
export const isolated = (value: string): string =>
  RIGHT_TO_LEFT.test(value) ? `${ISOLATE}${value}${POP}` : value
