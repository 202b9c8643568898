// Reads the table of a bank's export, from a CSV or a workbook: its columns by their heads, its accounts, each with the proof that it carries.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { findPeriods } from '../statement-text.ts'
import type { DayBalance } from '../statement-reader/made-lines.ts'
import { figureKindOf, type PrintedFigure } from '../statement-reader/printed-figures.ts'
import type { StatementFile, UnreadReason } from '../statement-reader/read-statement.ts'
import { readAccount, type SaidOfAccount } from './account-of-lines.ts'
import { centsOf, dayOf, figureOf, orderOf, type DayOrder } from './cell-values.ts'
import { columnsOfBody, columnsOfHeads, type Columns, type Row } from './column-roles.ts'
import { linesOf, type RawLine } from './table-lines.ts'

export const MOST_LINES = 30_000
/** Heads stand no deeper below what a bank writes above them. */
const HEAD_ROWS = 60
const MOST_ACCOUNTS = 40

/** Never throws. `rows`: cells as text, blanks around them gone. */
export function readTable(rows: readonly Row[]): Outcome<StatementFile, UnreadReason> {
  if (rows.length > MOST_LINES) return refused('too-long')
  const found = tableIn(rows)
  if (!found) return refused('no-statement')
  const { columns, above, body } = found
  const order = orderOf(body.map((row) => row[columns.date] ?? ''))
  const said = saidBeside(above, body, columns, order)
  const dollars = body.filter((row) => isDollars(row, columns))
  if (body.length && !dollars.length) return refused('not-dollars')
  const lines = linesOf(dollars, columns, order)
  if (!lines.length && (said.opening === null || !said.period)) return refused('no-statement')
  const accounts = [...byAccount(dollars, lines, columns)].slice(0, MOST_ACCOUNTS)
  const read = (accounts.length ? accounts : [[null, []] as const]).flatMap(([mask, own]) => {
    const isWhole = accounts.length < 2
    const account = readAccount({
      mask: mask ?? said.mask,
      kind: columns.isCard ? 'card' : said.kind,
      period: said.period,
      opening: isWhole ? said.opening : null,
      closing: isWhole ? said.closing : null,
      figures: isWhole ? said.figures : [],
      days: columns.isDaily ? daysOf(own) : [],
      lines: own.map((line) => (columns.isDaily ? { ...line, balance: null } : line)),
    })
    return account ?? []
  })
  return read.length ? ok({ bank: '', accounts: read }) : refused('no-statement')
}

interface Table {
  readonly columns: Columns
  readonly above: readonly Row[]
  readonly body: readonly Row[]
}

function tableIn(rows: readonly Row[]): Table | null {
  for (let at = 0; at < Math.min(rows.length, HEAD_ROWS); at++) {
    const body = rows.slice(at + 1)
    const columns = columnsOfHeads(rows[at]!, body.slice(0, 500))
    // Exports that were laid together repeat their heads.
    if (columns) return { columns, above: rows.slice(0, at), body }
  }
  const start = rows.findLastIndex((row, at) => at < HEAD_ROWS && wholeOf(row, 'mdy') !== null) + 1
  const columns = columnsOfBody(rows.slice(start))
  if (!columns) return null
  const first = rows.findIndex((row, at) => at >= start && isDay(row[columns.date] ?? ''))
  return first < 0 ? null : { columns, above: rows.slice(0, first), body: rows.slice(first) }
}

const isDay = (cell: string): boolean => (dayOf(cell, 'mdy') ?? dayOf(cell, 'dmy')) !== null

const isDollars = (row: Row, { currency }: Columns): boolean =>
  currency === null || /^(?:|usd|us\$|\$)$/i.test(row[currency] ?? '')

function* byAccount(
  rows: readonly Row[],
  lines: readonly RawLine[],
  { account }: Columns,
): Generator<readonly [string | null, readonly RawLine[]]> {
  const groups = new Map<string, RawLine[]>()
  for (const line of lines) {
    const name = account === null ? '' : (rows[line.row]![account] ?? '')
    const group = groups.get(name)
    if (group) group.push(line)
    else groups.set(name, [line])
  }
  for (const [name, own] of groups) yield [maskOf(name), own]
}

/** The last digits of an account's name or number. */
export const maskOf = (text: string): string | null => {
  const digits = /(\d[\d -]*)\D*$/.exec(text)?.[1]?.replace(/\D/g, '') ?? ''
  return digits.length >= 4 ? digits.slice(-4) : null
}

/** The balance of a day stands beside its last line only, or beside all of them. */
function daysOf(lines: readonly RawLine[]): DayBalance[] {
  const days = new Map<IsoDate, Cents>()
  for (const { date, balance } of lines) if (balance !== null) days.set(date, balance)
  return [...days].map(([date, cents]) => ({ date, cents }))
}

/** What stands above the heads and in rows that are no lines: balances at the ends, totals, the period, the account's number. */
function saidBeside(
  above: readonly Row[],
  body: readonly Row[],
  columns: Columns,
  order: DayOrder,
): SaidOfAccount {
  const figures: PrintedFigure[] = []
  const dated = new Map<PrintedFigure['kind'], IsoDate>()
  const look = (row: Row, at: number): void => {
    const label = row.find((cell) => /\p{L}{3}/u.test(cell)) ?? ''
    const amount = row.map(figureOf).findLast((figure) => figure !== null)
    const kind = amount && label.length < 80 ? figureKindOf(label.replace(/\b(?:as of|al) .*$/i, '')) : null
    if (!kind || !amount) return
    figures.push({
      kind,
      label: label.toLowerCase(),
      cents: centsOf(amount),
      row: at,
      count: null,
      isTotal: false,
    })
    const day = /\b(?:as of|al)\s+(.+)$/i.exec(label)?.[1]
    const date = day && dayOf(day.trim(), order)
    if (date) dated.set(kind, date)
  }
  for (const [at, row] of above.entries()) look(row, at)
  for (const [at, row] of body.entries()) if (!hasAmount(row, columns)) look(row, above.length + at)
  const text = above.map((row) => row.join(' ')).join('\n')
  const whole = above.map((row) => wholeOf(row, order)).find((of) => of !== null) ?? null
  const [from, to] = [dated.get('opening'), dated.get('closing')]
  const first = (kind: PrintedFigure['kind']): Cents | null =>
    figures.find((figure) => figure.kind === kind)?.cents ?? null
  return {
    mask: whole?.mask ?? maskOf(/\b(?:account|acct|cuenta)\b[^\n]*?[\d*xX.-]*\d{4}\b/i.exec(text)?.[0] ?? ''),
    kind: /\b(?:savings?|money market|ahorros?)\b/i.test(text)
      ? 'savings'
      : /\bcheck?(?:ing|ques?)\b/i.test(text)
        ? 'checking'
        : 'unknown',
    period: whole ?? (from && to && from <= to ? { from, to } : (findPeriods(text)[0] ?? null)),
    opening: whole?.opening ?? first('opening'),
    closing: whole?.closing ?? first('closing'),
    figures,
  }
}

const hasAmount = (row: Row, { amount, debit, credit }: Columns): boolean =>
  [amount, debit, credit].some((at) => at !== null && figureOf(row[at] ?? '') !== null)

/** One row that says it all, as some banks begin: number, first day, last day, balance before, balance after. */
function wholeOf(row: Row, order: DayOrder) {
  const [number = '', first = '', last = '', before = '', after = ''] = row
  const [from, to] = [dayOf(first, order), dayOf(last, order)]
  const [opening, closing] = [figureOf(before), figureOf(after)]
  if (row.filter(Boolean).length !== 5 || !from || !to || from > to || !opening || !closing) return null
  return { mask: maskOf(number), from, to, opening: centsOf(opening), closing: centsOf(closing) }
}
