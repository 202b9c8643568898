// What a cell of a bank's export says: an amount, a day, or neither, in every way that banks and spreadsheets write them.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { monthNumber } from '../statement-month.ts'

export interface Figure {
  /** Without a sign. */
  readonly size: Cents
  /** As written; 0 where no sign is. */
  readonly sign: -1 | 0 | 1
}

const american = /^(\d{1,3}(?:,\d{3})+|\d{1,13})?(?:\.(\d{1,20}))?$/
const european = /^(\d{1,3}(?:\.\d{3})+|\d{1,13}),(\d{1,2})$/
/** Binary fractions of a spreadsheet end in noise: '99.989999999999995'. */
const NOISE = 6
const LONGEST = 40

/** '-1,234.50', '($25)', '$+0.02', '12.50-', '1.234,50', '40.00 CR'; null where it is no amount of whole cents. */
export function figureOf(cell: string): Figure | null {
  if (cell.length > LONGEST) return null
  const plain = cell.replace(/[\u2010-\u2015\u2212]/g, '-').replace(/[\s\u00A0'’]/g, '')
  const parts =
    /^([-+]?)(\(?)([-+]?)(?:US)?\$?(?:USD)?([-+]?)([\d.,]+)(\)?)([-+]?)(?:USD)?(cr|dr|db)?$/i.exec(plain)
  if (!parts) return null
  const [, a = '', open, b = '', c = '', digits = '', close, d = '', letters = ''] = parts
  const signs = a + b + c + d
  if ((open === '(') !== (close === ')') || signs.length > 1) return null
  const size = sizeOf(digits)
  if (size === null) return null
  const isOut = open === '(' || signs === '-' || /^d/i.test(letters)
  return { size, sign: isOut ? -1 : signs === '+' || /^c/i.test(letters) ? 1 : 0 }
}

function sizeOf(digits: string): Cents | null {
  const written = american.exec(digits) ?? european.exec(digits)
  if (!written || (!written[1] && !written[2])) return null
  const whole = Number((written[1] ?? '0').replace(/[.,]/g, ''))
  const fraction = Number(`0.${written[2] ?? '0'}`).toFixed(NOISE)
  const hundredths = Number(fraction) * 100
  if (Math.abs(hundredths - Math.round(hundredths)) > 0.001) return null
  return whole * 100 + Math.round(hundredths)
}

export const centsOf = ({ size, sign }: Figure): Cents => (sign < 0 ? -size || 0 : size)

/** Which of two numbers is the month, where a day is written as 3/4/2026. */
export type DayOrder = 'mdy' | 'dmy'

const rest = '(?:[T ,].*)?$'
const yearFirst = new RegExp(`^(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})${rest}`)
const together = /^(\d{4})(\d\d)(\d\d)$/
const yearLast = new RegExp(`^(\\d{1,2})([-/.])(\\d{1,2})\\2(\\d{4}|\\d\\d)${rest}`)
const named = new RegExp(
  `^(?:[\\p{L}]{3,10}\\.?, ?)?([\\p{L}]{3,10})\\.?[- ](\\d{1,2})(?:st|nd|rd|th)?,?[- ](\\d{4}|\\d\\d)${rest}`,
  'u',
)
const namedBack = new RegExp(
  `^(?:[\\p{L}]{3,10}\\.?, ?)?(\\d{1,2})[- ](?:de )?([\\p{L}]{3,10})\\.?,?[- ](?:de )?(\\d{4}|\\d\\d)${rest}`,
  'u',
)

/** The day that a cell begins with, a time behind it left out; null where it is none. */
export function dayOf(cell: string, order: DayOrder): IsoDate | null {
  if (cell.length > LONGEST) return null
  const first = yearFirst.exec(cell)
  if (first) return isoOf(first[1]!, first[3]!, first[4]!)
  const glued = together.exec(cell)
  if (glued) return isoOf(glued[1]!, glued[2]!, glued[3]!)
  const last = yearLast.exec(cell)
  if (last) {
    const [, one = '', , two = '', year = ''] = last
    return order === 'mdy' ? isoOf(year, one, two) : isoOf(year, two, one)
  }
  const word = named.exec(cell)
  if (word) return isoOf(word[3]!, monthOfWord(word[1]!), word[2]!)
  const back = namedBack.exec(cell)
  return back ? isoOf(back[3]!, monthOfWord(back[2]!), back[1]!) : null
}

const monthOfWord = (word: string): string =>
  String(
    monthNumber(
      word
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase(),
    ) ?? 0,
  )

function isoOf(year: string, month: string, day: string): IsoDate | null {
  const date = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return /^20\d\d/.test(date) && isIsoDate(date) ? date : null
}

/** The way that reads every day of a column; where both do, the one by which the days rise or fall. */
export function orderOf(cells: readonly string[]): DayOrder {
  const days = (order: DayOrder) => cells.map((cell) => dayOf(cell, order))
  const [mdy, dmy] = [days('mdy'), days('dmy')]
  const missing = (of: readonly (IsoDate | null)[]) => of.filter((day) => day === null).length
  if (missing(mdy) !== missing(dmy)) return missing(mdy) < missing(dmy) ? 'mdy' : 'dmy'
  return !isMonotone(mdy) && isMonotone(dmy) ? 'dmy' : 'mdy'
}

function isMonotone(days: readonly (IsoDate | null)[]): boolean {
  const known = days.filter((day) => day !== null)
  const pairs = known.slice(1).map((day, at) => [known[at]!, day] as const)
  return pairs.every(([a, b]) => a <= b) || pairs.every(([a, b]) => a >= b)
}
