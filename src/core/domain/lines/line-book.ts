// All lines of an application's accounts in columns, oldest first: a hundred thousand of them are searched and sent in pages without objects.
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate, IsoMonth } from '#core/ground/dates.ts'
import type { Position } from '../bank-picture.ts'
import type { BankAccount } from '../bank-history.ts'
import type { AccountUse } from '../underwriting.ts'
import { textFrom } from './code-units.ts'

export type BookPosition = Omit<Position, 'transactionIds' | 'fundingTransactionId'>

export interface BookAccount {
  /** Stable, says nothing: `shortKey`. */
  readonly key: string
  readonly institution: string
  readonly name: string
  readonly mask: string
  readonly owners: readonly string[]
  readonly kind: BankAccount['kind']
  readonly use: AccountUse['use']
  readonly balance: Cents | null
  readonly balanceDate: IsoDate
}

/** Figures of one month of one account, or of all that count; money in cents. */
interface BookMonth {
  readonly month: IsoMonth
  readonly full: boolean
  readonly counted: boolean
  readonly transactions: number
  readonly deposits: number
  readonly gross: Cents
  /** null: the account counts nowhere, so nothing on it is revenue. */
  readonly trueRevenue: Cents | null
  /** null where the bank told no balance. */
  readonly averageDailyBalance: Cents | null
  readonly negativeDays: number | null
  readonly nsf: number
  readonly debtService: Cents
}

export interface BookScope {
  /** Oldest first. */
  readonly months: readonly BookMonth[]
  /** At the end of each day from `from` on; null where no balance is known. */
  readonly balances: readonly Cents[] | null
}

/** What is not in columns. */
export interface BookHead {
  readonly refreshedOn: IsoDate
  /** Day number of the first balance. */
  readonly from: number
  readonly accounts: readonly BookAccount[]
  readonly positions: readonly BookPosition[]
  readonly parties: readonly string[]
  /** Places of the lines that a finding of the whole file was seen in, by its code; absent in books of former releases. */
  readonly findings?: Readonly<Record<string, readonly number[]>>
  /** All accounts that count together; then each account, in the order of `accounts`. */
  readonly scopes: readonly BookScope[]
}

export interface LineColumns {
  /** Day numbers. */
  readonly day: Int32Array
  /** Cents; money in is positive. */
  readonly amount: Float64Array
  /** Cents after the line, of its own account; NaN = not known. */
  readonly balance: Float64Array
  readonly account: Uint16Array
  /** Place in `shownClasses`, `whys`, `rails`. */
  readonly class: Uint8Array
  readonly why: Uint8Array
  readonly rail: Uint8Array
  /** 0-100. */
  readonly confidence: Uint8Array
  /** Place in `parties`; -1 = nobody is named. */
  readonly party: Int32Array
  /** Place in `positions`; -1 = none. */
  readonly position: Int16Array
  /** Place of the line that it is counted with; -1 = it stands for itself. */
  readonly twin: Int32Array
  /** Bits of `flag`. */
  readonly flags: Uint8Array
  /** Where each line's text begins in `text`, and the end of the last; the same for its id. */
  readonly textAt: Uint32Array
  readonly idAt: Uint32Array
  /** Code units. */
  readonly text: Uint16Array
  readonly ids: Uint16Array
}

export interface LineBook {
  readonly head: BookHead
  readonly count: number
  readonly columns: LineColumns
}

const slice = (units: Uint16Array, at: Uint32Array, line: number): string =>
  textFrom(units.subarray(at[line], at[line + 1]))

/** The bank's own text of a line. */
export const textOf = ({ columns }: LineBook, line: number): string =>
  slice(columns.text, columns.textAt, line)
export const idOf = ({ columns }: LineBook, line: number): string => slice(columns.ids, columns.idAt, line)

/** Place of the line with a provider's id; -1 = none. */
export function findLine({ columns: { ids, idAt }, count }: LineBook, id: string): number {
  for (let line = 0; line < count; line++) {
    const at = idAt[line] as number
    if ((idAt[line + 1] as number) - at !== id.length) continue
    let same = 0
    while (same < id.length && ids[at + same] === id.charCodeAt(same)) same++
    if (same === id.length) return line
  }
  return -1
}

/** Eight hex digits for a provider's account id: stable over refreshes, and nothing to read an id from. */
export function shortKey(id: string): string {
  let high = 0x811c9dc5
  for (let at = 0; at < id.length; at++) high = Math.imul(high ^ id.charCodeAt(at), 0x01000193)
  return (high >>> 0).toString(16).padStart(8, '0')
}
