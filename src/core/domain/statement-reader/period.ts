// The days that a statement is of.
import { addDays, addMonths, monthOf, type IsoDate } from '#core/ground/dates.ts'
import { findPeriods } from '../statement-text.ts'
import type { Row } from './page.ts'
import type { PrintedFigure } from './printed-figures.ts'
import type { TableLine } from './table-lines.ts'
import { dateAt, placeDay } from './tokens.ts'

export interface Period {
  readonly from: IsoDate
  readonly to: IsoDate
}

const HEAD_ROWS = 80

/** 'From - to' at the head; else the days of the balances; else the month that the statement's day closes. */
export function periodOf(
  rows: readonly Row[],
  figures: readonly PrintedFigure[],
  lines: readonly TableLine[],
): Period | null {
  const head = rows.slice(0, HEAD_ROWS).map(({ text }) => text)
  const named = findPeriods(head.join('\n'))[0]
  if (named) return named
  const dated = (kind: 'opening' | 'closing') =>
    figures
      .filter((figure) => figure.kind === kind)
      .flatMap(({ row }) => rows[row]!.words.map((_, at) => dateAt(rows[row]!.words, at)))
      .find((date) => date !== null)
  const years = lines.map(({ printed }) => printed.year).filter((year) => year !== null)
  const yearAtHead = /\b(20\d\d)\b/.exec(head.join(' '))?.[1]
  const latest = years.length ? Math.max(...years) : yearAtHead ? Number(yearAtHead) : null
  const closed = dated('closing')
  const opened = dated('opening')
  const to =
    closed && (closed.year ?? latest) !== null
      ? placeDay({ ...closed, year: closed.year ?? latest }, '9999-12-31')
      : closingDay(head)
  if (!to) return null
  const start = opened ? placeDay(opened, to) : null
  const isDayBefore = figures.some(
    ({ kind, label }) => kind === 'opening' && /\b(?:previous|last|prior)\b.*\bas of\b/.test(label),
  )
  const from = start && isDayBefore ? addDays(start, 1) : start
  return { from: from ?? addDays(sameDayBefore(to), 1), to }
}

/** The statement's day a month earlier. */
function sameDayBefore(to: IsoDate): IsoDate {
  const month = addMonths(monthOf(to), -1)
  const isLast = monthOf(addDays(to, 1)) !== monthOf(to)
  const last = addDays(`${monthOf(to)}-01`, -1)
  const day = `${month}-${to.slice(8)}`
  return isLast || day > last ? last : day
}

function closingDay(head: readonly string[]): IsoDate | null {
  for (const line of head) {
    const found =
      /\b(?:statement (?:date|ending|end|closing)|closing date|as of|period ending|through|fecha de corte)\b:?\s*(.*)$/i.exec(
        line,
      )
    if (!found) continue
    const words = found[1]!
      .split(' ')
      .map((text) => ({ text, x: 0, end: 0, y: 0, size: 1, font: '', piece: 0 }))
    for (let at = 0; at < words.length; at++) {
      const date = dateAt(words, at)
      if (date?.year) return placeDay(date, '9999-12-31')
    }
  }
  return null
}
