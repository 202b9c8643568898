// The days that a statement is of.
import { addDays, addMonths, lastDay, monthOf, type IsoDate } from '#core/ground/dates.ts'
import { monthNumber } from '../statement-month.ts'
import { findPeriods } from '../statement-text.ts'
import type { Row, Word } from './page.ts'
import type { ReadFigure } from './printed-figures.ts'
import type { TableLine } from './table-lines.ts'
import { dateAt, placeDay, type Amount, type PrintedDay } from './tokens.ts'

export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

const HEAD_ROWS = 80
/** An account that was opened late in a month has few days. */
const FEW_DAYS = 2
/** Of a statement of one month. */
const MOST_DAYS = 40
/** How far below its label a day stands, in rows. */
const ROWS_BELOW = 4

/** 'From - to' at the head; else the days of the balances; else the month that the statement's day closes, or that it is named by. */
export function periodOf(
  rows: readonly Row[],
  figures: readonly ReadFigure[],
  lines: readonly TableLine[],
): Period | null {
  const head = rows.slice(0, HEAD_ROWS).map(({ text }) => text)
  const named = findPeriods(head.join('\n'))[0] ?? labelled(head)
  if (named) return named
  const dated = (kind: 'opening' | 'closing') =>
    figures
      .filter((figure) => figure.kind === kind)
      .flatMap((figure) => daysBeside(rows[figure.row]!.words, figure.amount))
      .at(0)
  const years = lines.map(({ printed }) => printed.year).filter((year) => year !== null)
  const yearAtHead = /\b(20\d\d)\b/.exec(head.join(' '))?.[1]
  const latest = years.length ? Math.max(...years) : yearAtHead ? Number(yearAtHead) : null
  const closed = dated('closing')
  const opened = dated('opening')
  const to =
    closed && (closed.year ?? latest) !== null
      ? placeDay({ ...closed, year: closed.year ?? latest }, '9999-12-31')
      : closingDay(rows.slice(0, HEAD_ROWS))
  if (!to) return monthNamed(head)
  const start = opened ? placeDay(opened, to) : null
  const isDayBefore = figures.some(
    ({ kind, label }) => kind === 'opening' && /\b(?:previous|last|prior)\b.*\bas of\b/.test(label),
  )
  const from = start && isDayBefore ? addDays(start, 1) : start
  return { from: from ?? startUntold(lines, to), to }
}

/** The days of a row, that close behind the amount first: 'Beginning balance $1.00 on Apr 1 Ending balance $2.00 on Apr 30'. */
function daysBeside(words: readonly Word[], { at, words: count }: Amount): PrintedDay[] {
  const from = at + count + (/^(?:on|as|al?|el)$/i.test(words[at + count]?.text ?? '') ? 1 : 0)
  return [from, ...words.keys()].flatMap((index) => dateAt(words, index) ?? [])
}

/** Some statements say the day alone that they end with: they begin a month before, or with their first line where that is earlier. */
function startUntold(lines: readonly TableLine[], to: IsoDate): IsoDate {
  const monthBefore = addDays(sameDayBefore(to), 1)
  const possible = addDays(to, -MOST_DAYS)
  const first = lines
    .flatMap(({ printed }) => placeDay(printed, to) ?? [])
    .filter((day) => day >= possible)
    .toSorted()[0]
  return first !== undefined && first < monthBefore ? first : monthBefore
}

/** The statement's day a month earlier. */
function sameDayBefore(to: IsoDate): IsoDate {
  const month = addMonths(monthOf(to), -1)
  const isLast = monthOf(addDays(to, 1)) !== monthOf(to)
  const last = addDays(`${monthOf(to)}-01`, -1)
  const day = `${month}-${to.slice(8)}`
  return isLast || day > last ? last : day
}

/** A period of few days, where words say that it is one. */
const labelled = (head: readonly string[]): Period | undefined =>
  head.flatMap((line) => (/\bper[ií]odo?\b|\bstatement\b/i.test(line) ? findPeriods(line, FEW_DAYS) : []))[0]

const closes =
  /^(?:statement (?:date|ending|end|closing)|closing date|as of|period ending|through|fecha de corte)\b:?/i

/** Behind the words that say it, or below them. */
function closingDay(rows: readonly Row[]): IsoDate | null {
  for (const [at, { words }] of rows.entries())
    for (let first = 0; first < words.length; first++) {
      const rest = words.slice(first)
      const label = closes.exec(rest.map(({ text }) => text).join(' '))
      if (!label) continue
      const found = firstDay(rest) ?? dayBelow(rows, at, rest.slice(0, label[0].split(' ').length))
      if (found) return found
    }
  return null
}

const firstDay = (words: readonly Word[]): IsoDate | null => {
  for (let at = 0; at < words.length; at++) {
    const date = dateAt(words, at)
    if (date?.year) return placeDay(date, '9999-12-31')
  }
  return null
}

function dayBelow(rows: readonly Row[], at: number, label: readonly Word[]): IsoDate | null {
  const [x, end] = [label[0]!.x, label.at(-1)!.end]
  for (const { page, words } of rows.slice(at + 1, at + 1 + ROWS_BELOW)) {
    if (page !== rows[at]!.page) return null
    const below = firstDay(words.filter((word) => word.x < end && word.end > x))
    if (below) return below
  }
  return null
}

/** 'December 2025 statement': the whole month. */
function monthNamed(head: readonly string[]): Period | null {
  for (const line of head) {
    const found = /\b([a-z]{3,10})\.? (?:de )?(20\d\d)\b/i.exec(line)
    const month = found ? monthNumber(found[1]!.toLowerCase()) : undefined
    const isOfStatement =
      /\b(?:statement|period|estado de cuenta)\b/i.test(line) || found?.[0] === line.trim()
    if (!month || !isOfStatement) continue
    const from: IsoDate = `${found![2]!}-${String(month).padStart(2, '0')}-01`
    return { from, to: lastDay(monthOf(from)) }
  }
  return null
}
