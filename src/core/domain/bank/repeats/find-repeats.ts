// Lines that come twice under new ids count once; what may be one and may be two stays two, and is marked.
import type { BankTransaction } from '../../bank-history.ts'
import type { AccountUse } from '../../underwriting.ts'
import { foldMarkedPending } from './pending-twins.ts'
import { foldReferences } from './same-reference.ts'
import { foldLaggedRuns, foldRuns } from './runs-twice.ts'
import { RepeatRows, sameAmounts, type Repeat, type Rows } from './repeat-rows.ts'
import { clustersOf, nextDayPairs } from './same-day-clusters.ts'

interface FoundRepeats {
  /** Per row: other than 0 = it is counted with another. */
  readonly dropped: Uint8Array
  readonly repeats: readonly Repeat[]
  /** Groups of lines that are alike and stay: places in the history, the one that would stay first. */
  readonly alike: readonly (readonly number[])[]
}

/**
 * Reads the rows of a ledger, after accounts that are one were put together. The bank's reference decides first, then runs that stand
 * twice; lines of one day, amount and text without either are marked. `two`: ids that staff say are no repeats. The order of the lines
 * does not matter. Linear but for rows of one amount.
 */
export function findRepeats(
  rows: Rows,
  lines: readonly BankTransaction[],
  uses: readonly AccountUse[],
  two: ReadonlySet<string>,
): FoundRepeats {
  const all = new RepeatRows(rows, lines, uses, two)
  const groups = sameAmounts(rows)
  foldReferences(all, groups)
  foldMarkedPending(all, groups)
  const clusters = clustersOf(all, groups)
  foldRuns(all, clusters)
  foldLaggedRuns(all, nextDayPairs(all, groups, clusters))
  const alike = clusters
    .flatMap(({ rows: own }) => sameTexts(all, own))
    .filter((own) => own.length > 1)
    .map((own) => own.map((row) => rows.source[row] as number))
  return { dropped: all.dropped, repeats: all.repeats, alike }
}

/** Of those that stay the ones of one text, or of its beginning: other words may be of another booking, and are not worth a mark. */
function sameTexts(all: RepeatRows, rows: readonly number[]): number[][] {
  const found: number[][] = []
  for (const row of rows) {
    if (all.dropped[row] !== 0 || all.isTwo(row)) continue
    const text = all.plainOf(row)
    const into = found.find(([first]) => {
      const other = first === undefined ? '' : all.plainOf(first)
      return other.startsWith(text) || text.startsWith(other)
    })
    if (into) into.push(row)
    else found.push([row])
  }
  return found
}
