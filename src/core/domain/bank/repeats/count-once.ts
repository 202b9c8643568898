// What of a history's lines counts: accounts that are one put together, then lines that stand twice taken out.
import type { BankHistory } from '../../bank-history.ts'
import type { AccountUse } from '../../underwriting.ts'
import { isDuplicate, markSameAccounts, type SameContent } from '../same-accounts.ts'
import { findRepeats } from './find-repeats.ts'
import { mergeAccounts } from './merge-accounts.ts'
import { pendingTwins } from './pending-twins.ts'
import { RepeatRows, type Repeat, type Rows } from './repeat-rows.ts'

/** The rows of a ledger while they are made. */
interface OpenRows extends Omit<Rows, 'count'> {
  count: number
  readonly line: Int32Array
}

/** Places of accounts that are linked again, each with the place of the first link; a chain ends at its first one. */
function targetsOf(uses: readonly AccountUse[], same: readonly SameContent[]): Map<number, number> {
  const targets = new Map<number, number>()
  const targetOf = (place: number): number => {
    const byContent = same.find(({ at }) => at === place)?.original
    return (
      byContent ?? uses.findIndex(({ account }) => isDuplicate(account, (uses[place] as AccountUse).account))
    )
  }
  uses.forEach(({ use }, place) => {
    if (use !== 'duplicate') return
    let target = targetOf(place)
    if (uses[target]?.use === 'duplicate' && target !== place) target = targetOf(target)
    if (target !== place) targets.set(place, target)
  })
  return targets
}

/** Takes the rows out that are counted with others; answers how many are left. */
function compact(
  { day, amount, line, account, source, count }: OpenRows,
  ...dropped: readonly Uint8Array[]
): number {
  let kept = 0
  for (let row = 0; row < count; row++) {
    if (dropped.some((each) => each[row] !== 0)) continue
    day[kept] = day[row] as number
    amount[kept] = amount[row] as number
    line[kept] = line[row] as number
    account[kept] = account[row] as number
    source[kept] = source[row] as number
    kept++
  }
  return kept
}

/** Puts accounts that are one together, then lines that stand twice; the rows are those that count once. */
export function countOnce(
  history: BankHistory,
  uses: AccountUse[],
  rows: OpenRows,
  two: ReadonlySet<string>,
): {
  readonly same: readonly SameContent[]
  readonly repeats: readonly Repeat[]
  readonly alike: readonly (readonly number[])[]
} {
  const { transactions } = history
  const linked = new RepeatRows(rows, transactions, uses, two)
  const same = markSameAccounts(linked)
  const targets = targetsOf(uses, same)
  if (targets.size) {
    mergeAccounts(linked, targets, same)
    rows.count = compact(rows, linked.dropped)
  }
  const found = findRepeats(rows, transactions, uses, two)
  if (found.repeats.length) rows.count = compact(rows, found.dropped)
  return {
    same,
    repeats: [...linked.repeats, ...found.repeats, ...pendingTwins(transactions)],
    alike: found.alike,
  }
}
