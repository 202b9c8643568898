// Every lender that a name can mean: the list with payoff letters, then those of the tables. Read when first asked for.
import { lenders, type Lender } from './lenders.ts'
import { readRows, type DebtKind, type NameKind, type NameRow, type NameTable } from './names/rows.ts'
import { nameTables } from './names/tables.ts'

const isLoan = (kind: DebtKind): kind is NonNullable<Lender['loan']> =>
  kind === 'personal' || kind === 'student' || kind === 'mortgage' || kind === 'auto' || kind === 'equipment'

/** Kinds whose rows are lenders. */
export const isDebtKind = (kind: NameKind): kind is DebtKind =>
  kind === 'advance' || kind === 'term' || kind === 'line' || kind === 'bank' || isLoan(kind as DebtKind)

const kindOf = (kind: DebtKind): Lender['kind'] => (kind === 'advance' || kind === 'line' ? kind : 'term')

let tables: readonly NameTable[] | null = null
let all: readonly Lender[] | null = null

/** Takes the tables with more behind them, as if they stood in the files: to see what an entry would change before it is written. */
export function useTables(more: readonly NameTable[]): readonly NameTable[] {
  all = null
  return (tables = [...nameTables(), ...more])
}
/** A kind and its rows, read. */
type ReadTable = readonly [kind: NameKind, rows: readonly NameRow[]]
let read: { readonly of: readonly NameTable[]; readonly rows: readonly ReadTable[] } | null = null
/** Every row of every table: they are read once, for the lenders and for the tree of names. */
export function allRows(): readonly ReadTable[] {
  const of = allTables()
  if (read?.of !== of) read = { of, rows: of.map(([kind, rows]) => [kind, readRows(rows)]) }
  return read.rows
}

/** The tables as they stand. */
export const allTables = (): readonly NameTable[] => tables ?? useTables([])

/** Rows of one name and sort are one lender: further forms of a lender that is on the list join it. */
let places = new Map<string, number>()
const keyOf = (name: string, kind: DebtKind): string =>
  `${isLoan(kind) || kind === 'bank' ? kind : 'business'} ${name.toLowerCase()}`

function readAll(): readonly Lender[] {
  const found: Lender[] = [...lenders]
  const at = new Map(found.map(({ name }, i) => [keyOf(name, 'term'), i]))
  for (const [kind, rows] of allRows()) {
    if (!isDebtKind(kind)) continue
    for (const { name, forms, sources } of rows) {
      const key = keyOf(name, kind)
      if (at.has(key)) continue
      at.set(key, found.length)
      const lender = {
        name,
        kind: kindOf(kind),
        payoff: true,
        aliases: forms,
        source: sources.split(' ')[0] ?? '',
      }
      found.push(isLoan(kind) ? { ...lender, loan: kind } : lender)
    }
  }
  places = at
  return found
}

export const allLenders = (): readonly Lender[] => (all ??= readAll())
/** The lender at a place of `allLenders`; undefined for -1. */
export const lenderAt = (place: number): Lender | undefined => (place < 0 ? undefined : allLenders()[place])
/** Place of the lender of a row, or -1. */
export function placeOfLender(name: string, kind: DebtKind): number {
  allLenders()
  return places.get(keyOf(name, kind)) ?? -1
}
