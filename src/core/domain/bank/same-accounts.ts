// Accounts that are one account, linked twice: recognised by their last digits and by their lines, whatever names and balances say.
import type { AccountUse, BasisPoints } from '../underwriting.ts'

/** Share of the lines of the shorter list that both must have, by day and amount. */
const equalShare = 9_000
/** Fewer lines in common prove nothing. */
const fewestLines = 10

export interface SameContent {
  /** Place of the account that was linked again, and of the one that it is. */
  readonly at: number
  readonly original: number
  readonly mask: string
  readonly share: BasisPoints
}

interface Rows {
  readonly count: number
  readonly day: Int32Array
  readonly amount: Float64Array
  readonly account: Uint16Array
}

/** Vendors give two to four digits. */
const isSameMask = (a: string, b: string): boolean =>
  a.length >= 2 && b.length >= 2 && (a.endsWith(b) || b.endsWith(a))

const linesOf = (rows: Rows, place: number): number[] => {
  const found: number[] = []
  for (let row = 0; row < rows.count; row++) if (rows.account[row] === place) found.push(row)
  return found
}

/** Basis points of the shorter list's lines, within the days that both have, that the other has as well. */
function shareInCommon(rows: Rows, one: number, other: number): BasisPoints {
  const lists = [linesOf(rows, one), linesOf(rows, other)] as const
  const day = (row: number): number => rows.day[row] as number
  const from = Math.max(...lists.map((list) => list.reduce((low, row) => Math.min(low, day(row)), Infinity)))
  const to = Math.min(...lists.map((list) => list.reduce((high, row) => Math.max(high, day(row)), -Infinity)))
  const [a, b] = lists.map((list) => list.filter((row) => day(row) >= from && day(row) <= to))
  if (!a || !b || Math.min(a.length, b.length) < fewestLines) return 0
  const open = new Map<string, number>()
  const key = (row: number): string => `${day(row)}|${rows.amount[row]}`
  for (const row of a) open.set(key(row), (open.get(key(row)) ?? 0) + 1)
  let common = 0
  for (const row of b) {
    const left = open.get(key(row)) ?? 0
    if (left === 0) continue
    open.set(key(row), left - 1)
    common++
  }
  return Math.floor((common * 10_000) / Math.min(a.length, b.length))
}

/** Marks the later of two such accounts in `uses` as linked twice, and answers which they were. */
export function markSameAccounts(uses: AccountUse[], rows: Rows): SameContent[] {
  const found: SameContent[] = []
  uses.forEach(({ account, use }, at) => {
    if (use === 'other' || use === 'duplicate') return
    for (let before = 0; before < at; before++) {
      const earlier = uses[before] as AccountUse
      if (earlier.use === 'other' || earlier.use === 'duplicate') continue
      if (earlier.account.kind !== account.kind || !isSameMask(earlier.account.mask, account.mask)) continue
      const share = shareInCommon(rows, before, at)
      if (share < equalShare) continue
      found.push({ at, original: before, mask: account.mask, share })
      uses[at] = { account, use: 'duplicate' }
      return
    }
  })
  return found
}
