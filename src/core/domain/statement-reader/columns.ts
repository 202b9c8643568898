// Which of a table's columns is the amount, which the balance: by the heads above it, else by how its lines are filled.
import { headRole } from './column-heads.ts'
import { roleOf, type ColumnRole } from './headings.ts'
import type { TableLine } from './table-lines.ts'
import type { Amount } from './tokens.ts'

interface Column {
  x: number
  end: number
  role: ColumnRole | null
  /** How many lines have it. */
  lines: number
  /** Of these, how many have it close behind the words of their text. */
  inText: number
}

interface TableColumns {
  /** The amounts of a line by what they are. */
  readonly cellsOf: (line: TableLine) => Readonly<Partial<Record<ColumnRole, Amount>>>
  /** Debit and credit are told by nothing but their order. */
  readonly isGuessed: boolean
}

/** Of the lines of one table, which are below the same heads in the same section. `swap`: a guessed order of debit and credit is turned round. */
export function columnsOf(lines: readonly TableLine[], swap: boolean): TableColumns {
  const columns = alignedColumns(lines.filter(({ isRagged }) => !isRagged))
  const heads = lines[0]?.heads ?? null
  if (heads) for (const column of columns) column.role = headRole(heads, column.x, column.end)
  const ordered = heads ? raggedRoles(lines) : null
  const isUsual = ordered !== null && ordered.length > 1 && usualCount(lines) === ordered.length
  const isFull = isUsual && lines.every(({ amounts }) => amounts.length === ordered.length)
  const hasBalances = ordered ? ordered.includes('balance') : usualCount(lines) > 1
  const isList = !heads && isOneWay(lines, columns)
  if (isList) for (const column of columns) column.role = 'amount'
  const isGuessed = giveRoles(withoutStray(columns, lines.length), swap)
  return {
    isGuessed,
    cellsOf: (line) => {
      const cells: Partial<Record<ColumnRole, Amount>> = {}
      if (line.isRagged || isFull) {
        const more = ordered ? line.amounts.length - ordered.length : -1
        const roles =
          isUsual && more >= 0
            ? [...Array.from({ length: more }, () => undefined), ...ordered]
            : rolesOfRagged(line.amounts.length, ordered, hasBalances)
        for (const [at, amount] of line.amounts.entries()) if (roles[at]) cells[roles[at]] = amount
        return cells
      }
      for (const amount of line.amounts) {
        const column = columns.find(({ x, end }) => amount.x < end && amount.end > x)
        if (column?.role) cells[column.role] = amount
      }
      return cells
    },
  }
}

/** Without heads, one amount to a line: a list, whose parts may stand side by side. Two columns of them may be debit and credit. */
const isOneWay = (lines: readonly TableLine[], columns: readonly Column[]): boolean =>
  lines.every(({ amounts }) => amounts.length === 1) &&
  (columns.length > 2 || lines[0]?.section.kind === 'in' || lines[0]?.section.kind === 'out')

/** Amounts that stand over one another are a column, from the left. */
function alignedColumns(lines: readonly TableLine[]): Column[] {
  const spans = lines
    .flatMap(({ amounts, textEnd, height }) =>
      amounts.map(({ x, end }) => ({ x, end, inText: x < textEnd + 0.6 * height ? 1 : 0 })),
    )
    .toSorted((a, b) => a.x - b.x)
  const columns: Column[] = []
  for (const { x, end, inText } of spans) {
    const last = columns.at(-1)
    if (last && x < last.end) {
      last.end = Math.max(last.end, end)
      last.lines++
      last.inText += inText
    } else columns.push({ x, end, role: null, lines: 1, inText })
  }
  return columns
}

/** Without amounts that a few texts end with, which stand before a column which nearly every line has. */
function withoutStray(columns: readonly Column[], lines: number): Column[] {
  const full = columns.findIndex((column) => column.lines * 10 >= lines * 9)
  return columns.filter(
    ({ role, lines: has, inText }, at) => role !== null || at >= full || has * 4 > lines || inText < has,
  )
}

/** Fills in what the heads do not say; answers whether debit and credit were guessed. */
function giveRoles(columns: readonly Column[], swap: boolean): boolean {
  const open = columns.filter(({ role }) => role === null)
  if (!open.length) return false
  // Where heads name columns, what stands below none is no column.
  if (open.length < columns.length) return false
  const most = Math.max(...columns.map(({ lines }) => lines))
  const last = columns.at(-1)!
  if (columns.length === 1) last.role = 'amount'
  else if (columns.length === 2 && open.length === 2) {
    const [first] = columns as [Column, Column]
    const isBalance = last.lines * 2 > first.lines + last.lines - 1 && first.lines + last.lines > most * 1.5
    if (isBalance) {
      first.role = 'amount'
      last.role = 'balance'
    } else {
      first.role = swap ? 'credit' : 'debit'
      last.role = swap ? 'debit' : 'credit'
      return true
    }
  } else if (columns.length === 3 && open.length === 3) {
    const [first, second] = columns as [Column, Column, Column]
    first.role = swap ? 'credit' : 'debit'
    second.role = swap ? 'debit' : 'credit'
    last.role = 'balance'
    return true
  }
  return false
}

/** The amounts' heads in their order, of heads whose places tell nothing. */
function raggedRoles(lines: readonly TableLine[]): ColumnRole[] {
  const words = lines[0]!.heads!.rows.flatMap((row) => row.words.map(({ text }) => text))
  const roles = words.map((word) => roleOf(word)).filter((role) => role !== null)
  return roles.filter((role, at) => role !== roles[at - 1])
}

/** How many amounts most lines have: what a text ends with is more. */
function usualCount(lines: readonly TableLine[]): number {
  const counts = new Map<number, number>()
  for (const { amounts } of lines) counts.set(amounts.length, (counts.get(amounts.length) ?? 0) + 1)
  return [...counts].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

function rolesOfRagged(
  count: number,
  ordered: readonly ColumnRole[] | null,
  hasBalances: boolean,
): (ColumnRole | undefined)[] {
  // A line goes one way: with both debit and credit one of its amounts is a part of its text.
  const isEither = ordered?.includes('debit') && ordered.includes('credit')
  if (ordered && ordered.length === count && !isEither) return [...ordered]
  if (count === 1) return ['amount']
  const before = (roles: number) => Array.from({ length: count - roles }, () => undefined)
  return hasBalances ? [...before(2), 'amount', 'balance'] : [...before(1), 'amount']
}
