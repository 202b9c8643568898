// The text of a statement as plain lines, and the amounts and dates that stand on them.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

/** A statement of sixty pages has fewer; what is more is no statement's. */
export const MOST_LINES = 20_000
const LONGEST_LINE = 500

/** Lines without outer and double spaces and without dollar signs; empty ones are left out. */
export const linesOf = (text: string): string[] =>
  text
    .split(/\r?\n|\f/, MOST_LINES)
    .map((line) =>
      line
        .slice(0, LONGEST_LINE)
        .replace(/[\u2010-\u2015\u2212]/g, '-')
        .replace(/\$/g, ' ')
        .replace(/\s+/g, ' ')
        .replace(/([-(]) (?=\d)/g, '$1')
        .trim(),
    )
    .filter(Boolean)

/** Cents of '1,234.56', '-12.00', '12.00-', '(12.00)'; null where it is no amount with cents. */
export function amountOf(word: string): Cents | null {
  const found = /^(-|\()?(-?)(\d{1,3}(?:,\d{3}){1,3}|\d{1,10})?\.(\d\d)(\)|-)?$/.exec(word)
  if (!found) return null
  const [, open, inner, whole = '0', cents, close] = found
  if ((open === '(') !== (close === ')')) return null
  const size = Number(whole.replace(/,/g, '')) * 100 + Number(cents)
  const isNegative = Boolean(open) || inner === '-' || close === '-'
  return isNegative ? -size || 0 : size
}

interface LineParts {
  readonly text: string
  readonly amounts: readonly Cents[]
}

/** A line without the amounts that it ends with, at most `most` of them. */
export function cutAmounts(line: string, most: number): LineParts {
  const words = line.split(' ')
  const amounts: Cents[] = []
  while (amounts.length < most && words.length) {
    const amount = amountOf(words.at(-1)!)
    if (amount === null) break
    amounts.unshift(amount)
    words.pop()
  }
  return { text: words.join(' '), amounts }
}

/** A line up to its first amount, and that amount: what follows belongs to the next column. Null: it has none. */
export function firstAmount(line: string): { readonly label: string; readonly amount: Cents } | null {
  const words = line.split(' ')
  for (const [at, word] of words.entries()) {
    const amount = amountOf(word)
    if (amount !== null) return { label: words.slice(0, at).join(' '), amount }
  }
  return null
}

export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

/** The date of 'MM/DD', or with its year, within a period: the year is that of the end unless the day lies behind it. Null: no such day. */
export function dateIn({ to }: Period, month: string, day: string, year?: string): IsoDate | null {
  const ended = Number(to.slice(0, 4))
  const of = (each: number) => `${each}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const told = year && Number(year.padStart(4, '20'))
  const date = of(told || (of(ended) > to ? ended - 1 : ended))
  return isIsoDate(date) ? date : null
}

/** The last four digits of the account number that the lines name first; null where none does. */
export function maskIn(lines: readonly string[]): string | null {
  for (const line of lines) {
    const found =
      /\b(?:(?:account|acct)\.? ?(?:number|no\.?|#)?|ending in) ?:? ?#? ?((?:[\dx*\u2022] ?-?){3,24}\d)/i.exec(
        line,
      )
    const digits = found?.[1]?.replace(/\D/g, '') ?? ''
    if (digits.length >= 4) return digits.slice(-4)
  }
  return null
}
