// The lines of an export's table: a day, a text and an amount with its sign, as its columns tell it.
import type { Cents } from '#core/ground/money.ts'
import type { ExportedLine } from './order-lines.ts'
import { centsOf, dayOf, figureOf, type DayOrder, type Figure } from './cell-values.ts'
import { signOfType, type Columns, type Row } from './column-roles.ts'

export interface RawLine extends ExportedLine {
  /** Its place among the rows that were given. */
  readonly row: number
}

const LONGEST_TEXT = 200
/** What a bank has not booked, or will not. */
const unbooked =
  /\b(?:pending|processing|in progress|scheduled|failed|cancell?ed|declined|denied|void(?:ed)?|blocked|expired|pendiente|cancelad[oa]|rechazad[oa]|memo)\b/i

interface Parsed {
  readonly row: number
  readonly cells: Row
  readonly date: string
  readonly amount: Figure | null
  readonly debit: Figure | null
  readonly credit: Figure | null
  readonly balance: Cents | null
}

/** In the order of the file. Rows without a day or an amount are none, nor is what is not booked. */
export function linesOf(rows: readonly Row[], columns: Columns, order: DayOrder): RawLine[] {
  const parsed = rows.flatMap((cells, row) => parse(cells, row, columns, order) ?? [])
  const booked = withoutNewest(parsed, columns)
  const signs = signsOf(booked, columns)
  return booked.flatMap((each): RawLine[] => {
    const read = signs(each)
    if (!read || read.cents === 0) return []
    const { row, date, balance, cells } = each
    return [{ row, date, text: textOf(cells, columns), ...read, balance, section: 0 }]
  })
}

function parse(cells: Row, row: number, columns: Columns, order: DayOrder): Parsed | null {
  const at = (column: number | null): string => (column === null ? '' : (cells[column] ?? ''))
  const date = dayOf(at(columns.date), order)
  const [amount, debit, credit] = [columns.amount, columns.debit, columns.credit].map((column) =>
    figureOf(at(column)),
  )
  if (!date || (!amount && !debit && !credit) || unbooked.test(at(columns.status))) return null
  const balance = figureOf(at(columns.balance))
  return {
    row,
    cells,
    date,
    amount: amount ?? null,
    debit: debit ?? null,
    credit: credit ?? null,
    balance: balance && centsOf(balance),
  }
}

/** Where the others have a balance, the newest ones without are still pending. */
function withoutNewest(parsed: readonly Parsed[], { isDaily }: Columns): readonly Parsed[] {
  const known = parsed.filter(({ balance }) => balance !== null).length
  if (isDaily || known * 2 < parsed.length) return parsed
  const newestFirst = (parsed[0]?.date ?? '') > (parsed.at(-1)?.date ?? '')
  const first = parsed.findIndex(({ balance }) => balance !== null)
  const last = parsed.findLastIndex(({ balance }) => balance !== null)
  return newestFirst ? parsed.slice(first) : parsed.slice(0, last + 1)
}

type Read = { readonly cents: Cents; readonly isSure: boolean } | null

function signsOf(parsed: readonly Parsed[], { type, isGuessed }: Columns): (line: Parsed) => Read {
  if (parsed.some(({ debit, credit }) => debit ?? credit)) {
    const areMinus = (side: 'debit' | 'credit') =>
      parsed.every((line) => !line[side]?.size || line[side].sign < 0)
    const turns = { debit: areMinus('debit'), credit: areMinus('credit') }
    // Some banks write a minus before all of a side; elsewhere it takes a line back.
    const of = (side: 'debit' | 'credit', { size, sign }: Figure): Cents =>
      (side === 'debit' ? -1 : 1) * (sign < 0 && !turns[side] ? -1 : 1) * size
    return ({ debit, credit }) =>
      debit && (debit.size || !credit?.size)
        ? { cents: of('debit', debit), isSure: !isGuessed }
        : credit && { cents: of('credit', credit), isSure: !isGuessed }
  }
  const typeOf = ({ cells }: Parsed) => (type === null ? 0 : signOfType(cells[type] ?? ''))
  const typed = parsed.filter((line) => typeOf(line) !== 0 && line.amount?.size)
  const agree = typed.filter((line) => (line.amount!.sign < 0 ? -1 : 1) === typeOf(line)).length
  const hasSigns = parsed.some(({ amount }) => amount && amount.sign !== 0)
  // Without a minus anywhere, or against it, the words of the type tell.
  if (typed.length && (!hasSigns || agree * 2 < typed.length))
    return (line) => {
      const sign = typeOf(line)
      return (
        line.amount && {
          cents: (sign || -1) * (line.amount.sign < 0 ? -1 : 1) * line.amount.size,
          isSure: sign !== 0,
        }
      )
    }
  return ({ amount }) => amount && { cents: centsOf(amount), isSure: hasSigns }
}

/** A spreadsheet's way to keep a text from being a formula is no part of it. */
const textOf = (cells: Row, { texts }: Columns): string => {
  const parts = texts.map((at) => (cells[at] ?? '').replace(/\s+/g, ' ').trim())
  return [...new Set(parts.filter(Boolean))].join(' ').slice(0, LONGEST_TEXT)
}
