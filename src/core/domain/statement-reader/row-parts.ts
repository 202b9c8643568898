// Cuts a row into the parts that could be lines of an account: a day, words, and the amounts at its end.
import {
  beginsWithAmount,
  endsWithNumber,
  headRole,
  isPosted,
  isUnitPrice,
  tellsPlaces,
  type Heads,
} from './column-heads.ts'
import type { Row, Word } from './page.ts'
import { amountsIn, dateAt, weekday, type Amount, type PrintedDay } from './tokens.ts'

export interface Part {
  readonly date: PrintedDay | null
  /** Of two days the other one than `date`. */
  readonly second: PrintedDay | null
  readonly check: string | null
  readonly words: readonly Word[]
  readonly amounts: readonly Amount[]
}

/** Parts of a row that stand side by side, as checks and balances of days do; else the row as one part. `dayLast`: a day may stand behind the text. */
export function partsOf({ words }: Row, heads: Heads | null, dayLast = false): Part[] {
  const amounts = amountsIn(words)
  const late = dayLast ? withDayBehind(words, amounts) : null
  if (late) return [late]
  const leading = amountBeforeDay(words, amounts)
  if (leading) return [leading]
  const turned = checksBeforeDays(words, amounts)
  if (turned) return turned
  const numberLast = heads !== null && endsWithNumber(heads)
  const starts = [0]
  for (const [index, { at, words: count }] of amounts.entries()) {
    const next = amounts[index + 1]
    const start = next ? partStart(words, at + count, next.at, numberLast) : null
    if (start !== null) starts.push(start)
  }
  return starts.map((from, at) => partOf(words.slice(from, starts[at + 1]), heads))
}

/**
 * Where a line of its own begins between two amounts: a day, or a check's number and a day, and few words. Null: nowhere. `numberLast`: a
 * number behind an amount belongs to it.
 */
function partStart(words: readonly Word[], from: number, to: number, numberLast: boolean): number | null {
  const isBehind =
    isReference(words, from) || (numberLast && /^[#*]*\d{3,}[*]*$/.test(words[from]?.text ?? ''))
  for (const at of [from, from + 1]) {
    const skip = numberAt(words, at)?.words ?? 0
    const isNext = at === from ? !isBehind : isBehind || /^\d{6,}$/.test(words[from]?.text ?? '')
    const date = isNext ? dateAt(words, at + skip) : null
    if (date && to - (at + skip + date.words) <= 2) return at
  }
  return null
}

/** A long number before a day belongs to the line before: a check's has no more than six digits. */
const isReference = (words: readonly Word[], at: number): boolean => /^\d{7,}$/.test(words[at]?.text ?? '')

/** Checks whose day stands behind the amount: '1001 250.00 1/5', side by side. Null: it is another row. */
function checksBeforeDays(words: readonly Word[], amounts: readonly Amount[]): Part[] | null {
  const parts: Part[] = []
  let from = 0
  for (const amount of amounts) {
    const number = /^[#*^†‡]*(\d{1,10})[*^†‡]*$/.exec(words[from]?.text ?? '')
    const after = amount.at + amount.words
    const date = dateAt(words, after)
    if (!number || amount.at - from > 2 || !date) return null
    parts.push({ date, second: null, check: number[1]!, words: [], amounts: [amount] })
    from = after + date.words
    while (/^[*^†‡]+$/.test(words[from]?.text ?? '')) from++
  }
  return parts.length > 0 && from === words.length ? parts : null
}

/** '1,279.00 CR 7/2 INTUIT DEPOSIT': the amount, its day, a text, and a balance that stands apart. Null: it is another row. */
function amountBeforeDay(words: readonly Word[], amounts: readonly Amount[]): Part | null {
  const [first] = amounts
  const last = amounts.length > 1 ? amounts.at(-1)! : null
  const date = first?.at === 0 ? dateAt(words, first.words) : null
  if (!first || !date) return null
  const from = first.words + date.words
  const isBalance =
    last !== null &&
    last.at > from &&
    last.at + last.words === words.length &&
    last.x - words[last.at - 1]!.end > 1.2 * words[last.at]!.size
  const text = words.slice(from, isBalance ? last.at : undefined)
  if (!/[a-z]{3}/i.test(text.map((word) => word.text).join(' '))) return null
  return { date, second: null, check: null, words: text, amounts: isBalance ? [first, last] : [first] }
}

type DayToken = PrintedDay & { readonly words: number }

/** A text, and behind it a day with the amounts before or after it: 'DEPOSIT ..... 12/22/25 5,314.74'. Null: it is another row. */
function withDayBehind(words: readonly Word[], all: readonly Amount[]): Part | null {
  if (numberAt(words, 0)) return null
  let end = words.length
  const amounts: Amount[] = []
  let date: DayToken | null = null
  while (end > 0) {
    const amount = all.find((each) => each.at + each.words === end)
    const day: DayToken | null = date ? null : dayEndingAt(words, end)
    if (amount) amounts.unshift(amount)
    else if (day) date = day
    else break
    end -= amount?.words ?? day!.words
  }
  // In columns of their own: what stands close to the words before it is a part of the text.
  const isApart = (at: number): boolean => at > 0 && words[at]!.x - words[at - 1]!.end > 1.2 * words[at]!.size
  while (amounts[0]?.at === end && !isApart(end)) end += amounts.shift()!.words
  const text = words.slice(0, end)
  const isText = dateAt(words, 0) === null || text.some((word) => /[a-z]{3}/i.test(word.text))
  return date && amounts.length && isText && isApart(end)
    ? { date, second: null, check: null, words: text, amounts }
    : null
}

function dayEndingAt(words: readonly Word[], end: number): DayToken | null {
  for (const count of [1, 2, 3]) {
    const date = dateAt(words, end - count)
    if (date?.words === count) return date
  }
  return null
}

/** The number of a check before its day, with the marks that stand beside it. */
function numberAt(
  words: readonly Word[],
  at: number,
): { readonly number: string; readonly words: number } | null {
  let next = at
  let number = ''
  if (!dateAt(words, next)) {
    const found = /^[#*^†‡]*(\d{1,10})[*^†‡]*$/.exec(words[next]?.text ?? '')
    if (found) {
      number = found[1]!
      next++
    }
  }
  while (/^(?:[*^†‡]+[a-z]?|[a-z])$/i.test(words[next]?.text ?? '')) next++
  return next > at && dateAt(words, next) ? { number, words: next - at } : null
}

function partOf(words: readonly Word[], heads: Heads | null): Part {
  const number = numberAt(words, 0)
  const isWeekday = weekday.test(words[0]?.text ?? '') && dateAt(words, 1) !== null
  const skip = number?.words ?? (isWeekday ? 1 : 0)
  const date = dateAt(words, skip)
  if (!date || isPeriod(words, skip + date.words))
    return { date: null, second: null, check: null, words, amounts: amountsIn(words) }
  const second = dateAt(words, skip + date.words)
  const isSecond = second !== null && heads !== null && isPosted(heads, words[skip + date.words]!)
  const isOfText = second !== null && !isSecond && beginsText(words, skip + date.words, second.words)
  const rest = words.slice(skip + date.words + (second && heads && !isOfText ? second.words : 0))
  const amounts = lineAmounts(rest, heads)
  const middle = withoutAmounts(rest, amounts)
  // Some print the number behind the day.
  const behind =
    middle.length > 0 && middle.length <= 2 ? /^[#*^]*(\d{1,10})[*^]*$/.exec(middle[0]!.text) : null
  return {
    date: isSecond ? second : date,
    second: heads && !isOfText ? (isSecond ? date : second) : null,
    check: number?.number || (behind?.[1] ?? null),
    words: middle,
    amounts,
  }
}

/** A day that stands apart from the one before it and close to the words behind it is a part of those. */
function beginsText(words: readonly Word[], at: number, count: number): boolean {
  const next = words[at + count]
  const { x, size } = words[at]!
  return (
    next !== undefined &&
    x - words[at - 1]!.end > 1.2 * size &&
    next.x - words[at + count - 1]!.end < 0.8 * size
  )
}

const isPeriod = (words: readonly Word[], at: number): boolean =>
  /^(?:-|to|through|thru|al|hasta)$/i.test(words[at]?.text ?? '') && dateAt(words, at + 1) !== null

/** The amounts of a line: those below heads of amounts, and those that it ends with. */
export function lineAmounts(words: readonly Word[], heads: Heads | null): Amount[] {
  const all = amountsIn(words).filter(({ x, end }) => !heads || !isUnitPrice(heads, x, end))
  const ending = new Set<Amount>()
  let end = words.length
  // Marks of footnotes may stand behind.
  while (end > 0 && /^[*†‡^a-z]$/i.test(words[end - 1]!.text)) end--
  // So may a number that heads without places name there.
  if (
    heads &&
    !tellsPlaces(heads) &&
    endsWithNumber(heads) &&
    /^[#*]*\d{3,}[*]*$/.test(words[end - 1]?.text ?? '')
  )
    end--
  for (const amount of all.toReversed()) {
    if (amount.at + amount.words < end) break
    ending.add(amount)
    end = amount.at
  }
  const leading =
    heads && beginsWithAmount(heads) ? all.filter(({ at }, nth) => at === endOf(all[nth - 1])) : []
  if (leading.length) return leading
  if (!heads || !tellsPlaces(heads)) return all.filter((amount) => ending.has(amount))
  // What a text ends with stands below no head of amounts.
  return all.filter(({ x, end: right }) => headRole(heads, x, right) !== null)
}

const endOf = (amount: Amount | undefined): number => (amount ? amount.at + amount.words : 0)

export const withoutAmounts = (words: readonly Word[], amounts: readonly Amount[]): Word[] =>
  words.filter((_, at) => !amounts.some((amount) => at >= amount.at && at < amount.at + amount.words))
