// Makes the lines of an account of what its tables hold: a day, a text, and an amount with its sign, as far as the table tells it.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { columnsOf } from './columns.ts'
import type { UnsignedLine } from './sign-by-balance.ts'
import type { TableLine } from './table-lines.ts'
import { placeDay, signed, type Amount } from './tokens.ts'

/** One way to read the tables, of those that a proof chooses from. */
export interface Way {
  /** Debit and credit, where no heads tell them, stand in the other order. */
  readonly swap: boolean
  /** A minus in a table of money out is money back. */
  readonly reversals: boolean
  /** Of two days of a line the other one counts. */
  readonly otherDay: boolean
  /** Balances run by the order in which lines are printed, not by their days. */
  readonly asPrinted: boolean
  /** Sections that repeat lines of others, by their numbers. */
  readonly without: ReadonlySet<number>
}

export interface MadeLine extends UnsignedLine {
  readonly section: number
  readonly from: TableLine
}

export interface DayBalance {
  readonly date: IsoDate
  readonly cents: Cents
}

interface Made {
  readonly lines: readonly MadeLine[]
  readonly days: readonly DayBalance[]
  readonly isGuessed: boolean
  readonly isMixed: boolean
}

/** Words that speak for money that came in, where nothing else tells. */
const comesIn =
  /\b(?:deposit|credit|payroll|refund|reversal|interest|dividend|transfer from|zelle from|wire in|deposito|credito|abono|intereses)\b/i

interface Table {
  readonly lines: readonly TableLine[]
  readonly section: TableLine['section']
}

function tablesOf(lines: readonly TableLine[]): Table[] {
  const tables = new Map<string, TableLine[]>()
  for (const line of lines) {
    // Heads that are printed anew on each page begin no other table.
    const key = `${line.section.number}/${line.heads ? shapeOf(line) : ''}`
    const table = tables.get(key)
    if (table) table.push(line)
    else tables.set(key, [line])
  }
  return [...tables.values()].map((each) => ({ lines: each, section: each[0]!.section }))
}

const shapeOf = ({ heads }: TableLine): string =>
  heads!.rows.flatMap(({ words }) => words.map(({ text, x }) => `${text}@${Math.round(x / 8)}`)).join(' ')

export function makeLines(all: readonly TableLine[], to: IsoDate, way: Way): Made {
  const lines: MadeLine[] = []
  const days: DayBalance[] = []
  let isGuessed = false
  let isMixed = false
  for (const { lines: table, section } of tablesOf(all)) {
    if (section.kind === 'aside' || way.without.has(section.number)) continue
    const columns = columnsOf(table, way.swap)
    isGuessed ||= columns.isGuessed
    const rows = table.map((line) => ({ line, cells: columns.cellsOf(line) }))
    const areBalances =
      section.kind === 'balances' ||
      rows.every(
        ({ line, cells }) =>
          line.text === '' && (cells.balance || !line.heads) && !cells.debit && !cells.credit,
      )
    if (areBalances) {
      for (const { line } of rows) {
        const date = placeDay(line.printed, to)
        if (date) days.push({ date, cents: signed(line.amounts[0]!) })
      }
      continue
    }
    const amounts = rows.flatMap(({ cells }) => cells.amount ?? [])
    const minus = amounts.filter(({ sign }) => sign < 0).length
    isMixed ||= section.kind === 'out' && minus > 0 && minus < amounts.length
    for (const { line, cells } of rows) {
      const date = placeDay((way.otherDay && line.second) || line.printed, to)
      const read = signOf(cells, line, section.kind, {
        minus,
        count: amounts.length,
        reversals: way.reversals,
      })
      // Nothing moved: a fee that was waived, a total of a table without lines. With a balance beside it it is a line as others are.
      if (!date || !read || (read.cents === 0 && !cells.balance)) continue
      lines.push({
        date,
        text: line.text,
        cents: read.cents,
        isSure: read.isSure,
        balance: cells.balance ? signed(cells.balance) : null,
        section: section.number,
        from: line,
      })
    }
  }
  // As they stand: a table that stands beside another one goes on where that one ended.
  return { lines: lines.toSorted((a, b) => a.from.row - b.from.row), days, isGuessed, isMixed }
}

interface Signs {
  readonly minus: number
  readonly count: number
  readonly reversals: boolean
}

function signOf(
  cells: { readonly amount?: Amount; readonly debit?: Amount; readonly credit?: Amount },
  line: TableLine,
  kind: TableLine['section']['kind'],
  { minus, count, reversals }: Signs,
): { readonly cents: Cents; readonly isSure: boolean } | null {
  const { amount, debit, credit } = cells
  const of = (sign: 1 | -1, isSure: boolean, { size }: Amount) => ({ cents: sign * size || 0, isSure })
  if (debit && (debit.size || !credit)) return of(-1, true, debit)
  if (credit) return of(credit.sign < 0 ? -1 : 1, true, credit)
  if (!amount) return null
  if (kind === 'in') return of(amount.sign < 0 ? -1 : 1, true, amount)
  if (kind === 'out') {
    const isBack = amount.sign > 0 || (reversals && amount.sign < 0 && minus < count)
    return of(isBack ? 1 : -1, true, amount)
  }
  if (amount.sign !== 0) return of(amount.sign, true, amount)
  if (line.way) return of(line.way, true, amount)
  // Where some lines have a minus, those without are money in.
  if (minus > 0) return of(1, true, amount)
  return of(comesIn.test(line.text) ? 1 : -1, false, amount)
}
