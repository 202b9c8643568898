// Dates and amounts among the words of a line, in every way that banks print them.
import { isIsoDate, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { monthNumber } from '../statement-month.ts'
import type { Word } from './page.ts'

/** A day as printed: without its year where none stands there. */
export interface PrintedDay {
  readonly month: number
  readonly day: number
  readonly year: number | null
}

interface DateToken extends PrintedDay {
  /** How many words it takes. */
  readonly words: number
}

const numeric = /^(\d{1,2})([/.-])(\d{1,2})(?:\2(\d{4}|\d{2}))?$/
const iso = /^(20\d\d)([-/])(\d\d)\2(\d\d)$/
const glued = /^([a-z]{3,10})\.?[-/]?(\d{1,2})(?:[-/](\d{4}|\d{2}))?,?$/i
const gluedBack = /^(\d{1,2})[-/]?([a-z]{3,10})\.?(?:[-/]?(\d{4}|\d{2}))?$/i
const dayWord = /^(\d{1,2})(?:st|nd|rd|th)?,?$/
const yearWord = /^(20\d\d)$/

export const weekday = /^(?:mon|tue|tues|wed|thu|thur|fri|sat|sun|lun|mar|mie|jue|vie|sab|dom)[a-záé]*\.?,?$/i

const yearOf = (text: string | undefined): number | null => (text ? Number(text.padStart(4, '20')) : null)

/** The month that a word names, in English or Spanish, whole or short. */
const monthOfWord = (word: string): number | undefined =>
  monthNumber(
    word
      .replace(/\.$/, '')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, '')
      .toLowerCase(),
  )

const dayOf = (
  month: number | undefined,
  day: string,
  year: number | null,
  words: number,
): DateToken | null => {
  const number = Number(day)
  return month !== undefined && month >= 1 && month <= 12 && number >= 1 && number <= 31
    ? { month, day: number, year, words }
    : null
}

/** '15 Dec 25': two figures close behind the month, and apart from what follows. */
function shortYear(words: readonly Word[], at: number): string | undefined {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!before || !word || !/^\d\d$/.test(word.text)) return undefined
  const isClose = word.x - before.end < 0.5 * word.size
  return isClose && (!next || next.x - word.end > 1.2 * word.size) ? word.text : undefined
}

/** The date that begins with this word; null where none does. */
export function dateAt(words: readonly Word[], at: number): DateToken | null {
  const text = words[at]?.text ?? ''
  const number = numeric.exec(text)
  // '12.50' is an amount, '1.5' a rate.
  if (number && (number[2] !== '.' || number[4]))
    return dayOf(Number(number[1]), number[3]!, yearOf(number[4]), 1)
  const full = iso.exec(text)
  if (full) return dayOf(Number(full[3]), full[4]!, Number(full[1]), 1)
  const next = words[at + 1]?.text ?? ''
  const after = words[at + 2]?.text ?? ''
  const month = /^[a-z]{3,10}\.?,?$/i.test(text) ? monthOfWord(text) : undefined
  const day = dayWord.exec(next)
  if (month !== undefined && day) {
    const year = yearWord.exec(after)
    return dayOf(month, day[1]!, year ? Number(year[1]) : null, year ? 3 : 2)
  }
  const first = dayWord.exec(text)
  const second = first && /^[a-z]{3,10}\.?,?$/i.test(next) ? monthOfWord(next.replace(/,$/, '')) : undefined
  if (first && second !== undefined) {
    const year = yearWord.exec(after)?.[1] ?? shortYear(words, at + 2)
    return dayOf(second, first[1]!, yearOf(year), year ? 3 : 2)
  }
  const together = glued.exec(text)
  if (together) {
    const year = together[3] ?? yearWord.exec(next)?.[1]
    return dayOf(monthOfWord(together[1]!), together[2]!, yearOf(year), together[3] || !year ? 1 : 2)
  }
  const back = gluedBack.exec(text)
  return back ? dayOf(monthOfWord(back[2]!), back[1]!, yearOf(back[3]), 1) : null
}

/** The date that words begin with, behind the name of its weekday or without; null where they do not. */
export const dateFirst = (words: readonly Word[]): DateToken | null =>
  dateAt(words, 0) ?? (weekday.test(words[0]?.text ?? '') ? dateAt(words, 1) : null)

/** The day within a period of a statement: without a year the last such day that is not after its end. Null: no such day. */
export function placeDay(printed: PrintedDay, to: IsoDate): IsoDate | null {
  const of = (year: number): string =>
    `${year}-${String(printed.month).padStart(2, '0')}-${String(printed.day).padStart(2, '0')}`
  const ended = Number(to.slice(0, 4))
  const date = of(printed.year ?? (of(ended) > to ? ended - 1 : ended))
  return isIsoDate(date) ? date : null
}

export interface Amount {
  /** Without a sign. */
  readonly size: Cents
  /** As printed; 0 where no sign is. */
  readonly sign: -1 | 0 | 1
  readonly x: number
  readonly end: number
  /** Index of its first word, and how many it takes. */
  readonly at: number
  readonly words: number
  readonly piece: number
  /** Its digits, as they stand there. */
  readonly text: string
  /** Of what was read of a picture, 0 to 1; null: the file's own text. */
  readonly confidence: number | null
  /** How it was read, where it was taken for another figure. */
  readonly was: string | null
}

/** Behind a minus some print two letters of their own: '3.50-SC'. */
const figure =
  /^([-+]?)(\(?)(?:US)?([-+]?)\$?([-+]?)(\d{1,3}(?:,\d{3}){1,3}|\d{1,9})?\.(\d\d)(\)?)([-+]?)(?:(cr|dr|db)|(?<=-)[a-z]{2})?$/i

/** What says beside an amount which way it goes: a small letter is a mark of a footnote. */
const besideAmount = /^(?:[cC][rR]|[dD][rR]|[dD][bB]|OD|D|C|USD|-|\+)$/

/** The amounts with cents among the words, with signs that stand apart from them. */
export function amountsIn(words: readonly Word[]): Amount[] {
  const amounts: Amount[] = []
  for (const [at, word] of words.entries()) {
    const found = figure.exec(word.text.replace(/[*†^]+$/, '').replace(/^<(.*)>$/, '($1)'))
    if (!found) continue
    const [, a, open, b, c, whole = '0', cents, close, d, letters] = found
    if ((open === '(') !== (close === ')')) continue
    const near = (other: Word | undefined, gap: number): boolean =>
      other !== undefined && gap < 1.2 * word.size
    let first = at
    let count = 1
    let before = ''
    const last = amounts.at(-1)
    const free = last ? last.at + last.words : 0
    for (
      let left = words[first - 1];
      left && first > free && /^[-+$]{1,2}$/.test(left.text);
      left = words[first - 1]
    ) {
      if (!near(left, words[first]!.x - left.end) && left.text !== '$') break
      before += left.text
      first--
      count++
    }
    const right = words[at + 1]
    const isApart = right && besideAmount.test(right.text) && near(right, right.x - word.end)
    const after = (letters ?? (isApart ? right.text : '')).toLowerCase()
    if (isApart) count++
    const signs = `${a ?? ''}${b ?? ''}${c ?? ''}${d ?? ''}${before}${/^[-+]$/.test(after) ? after : ''}`
    const isOut = open === '(' || signs.includes('-') || /^(?:dr?|db|od)$/.test(after)
    const isIn = signs.includes('+') || /^cr?$/.test(after)
    amounts.push({
      size: Number(whole.replaceAll(',', '')) * 100 + Number(cents),
      sign: isOut ? -1 : isIn ? 1 : 0,
      x: words[first]!.x,
      end: word.end,
      at: first,
      words: count,
      piece: word.piece,
      text: `${whole}.${cents}`,
      confidence: word.confidence ?? null,
      was: word.was ?? null,
    })
  }
  return amounts
}

export const signed = ({ size, sign }: Amount): Cents => (sign < 0 ? -size || 0 : size)
