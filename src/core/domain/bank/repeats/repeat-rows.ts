// The rows that are looked through for lines that stand twice, and what is found: which line is counted with which, and why.
import type { BankTransaction } from '../../bank-history.ts'
import type { AccountUse } from '../../underwriting.ts'
import { bankReference, type BankReference } from './bank-reference.ts'
import { plainOf, wordsOf, type Words } from './alike-text.ts'

/**
 * Why a line is counted once with another: the bank's own reference; a run of lines that stands twice; an account that is linked twice; the
 * pending form of a line that was posted.
 */
type RepeatWhy = 'reference' | 'run' | 'account' | 'pending'

/** Places in the history's list of lines. */
export interface Repeat {
  readonly source: number
  /** The line that it is counted with. */
  readonly of: number
  readonly why: RepeatWhy
  /** Of a run: its number. */
  readonly run?: number
}

export interface Rows {
  readonly from: number
  readonly count: number
  readonly day: Int32Array
  readonly amount: Float64Array
  readonly account: Uint16Array
  readonly source: Int32Array
}

/** Rows with their texts and references, each read when it is asked for. */
export class RepeatRows {
  /** Other than 0: counted with another row; 2 = as part of a run. */
  readonly dropped: Uint8Array
  readonly repeats: Repeat[] = []
  private readonly plain = new Map<number, string>()
  private readonly words = new Map<string, Words>()
  private readonly references = new Map<number, BankReference | null>()
  readonly rows: Rows
  readonly uses: readonly AccountUse[]
  private readonly lines: readonly BankTransaction[]
  private readonly two: ReadonlySet<string>
  /** `two`: ids of lines that staff say are no repeats. */
  constructor(
    rows: Rows,
    lines: readonly BankTransaction[],
    uses: readonly AccountUse[],
    two: ReadonlySet<string>,
  ) {
    this.rows = rows
    this.lines = lines
    this.uses = uses
    this.two = two
    this.dropped = new Uint8Array(rows.count)
  }

  lineOf(row: number): BankTransaction {
    return this.lines[this.rows.source[row] as number] as BankTransaction
  }

  isTwo(row: number): boolean {
    return this.two.size > 0 && this.two.has(this.lineOf(row).id)
  }

  plainOf(row: number): string {
    let plain = this.plain.get(row)
    if (plain === undefined) this.plain.set(row, (plain = plainOf(this.lineOf(row).description)))
    return plain
  }

  wordsOf(row: number): Words {
    return this.wordsIn(this.plainOf(row))
  }

  /** The words of a text, split once. */
  wordsIn(plain: string): Words {
    let words = this.words.get(plain)
    if (!words) this.words.set(plain, (words = wordsOf(plain)))
    return words
  }

  referenceOf(row: number): BankReference | null {
    let found = this.references.get(row)
    if (found === undefined) this.references.set(row, (found = bankReference(this.lineOf(row))))
    return found
  }

  drop(row: number, of: number, why: RepeatWhy, run?: number): void {
    const { source } = this.rows
    this.dropped[row] = why === 'run' ? 2 : 1
    this.repeats.push({
      source: source[row] as number,
      of: source[of] as number,
      why,
      ...(run === undefined ? {} : { run }),
    })
  }

  /** The one to keep first: of an account that counts, the earliest, the fullest text, the least id. The order of arrival says nothing. */
  readonly byWorth = (a: number, b: number): number => {
    const { account, day } = this.rows
    const rank = (row: number): number => (this.uses[account[row] as number]?.use === 'operating' ? 0 : 1)
    const [one, other] = [this.lineOf(a), this.lineOf(b)]
    return (
      rank(a) - rank(b) ||
      (day[a] as number) - (day[b] as number) ||
      other.description.length - one.description.length ||
      (one.id < other.id ? -1 : 1)
    )
  }
}

/** Lines further apart are never one, whatever tells of them: a pending line and its posting are the furthest. */
const mostDaysApart = 7

/** Those of the rows that have another one near, in the order given. */
function nearOnes(day: Int32Array, group: readonly number[]): readonly number[] {
  const [one, other] = group as [number, number]
  if (group.length === 2)
    return Math.abs((day[one] as number) - (day[other] as number)) <= mostDaysApart ? group : []
  const days = Int32Array.from(group, (row) => day[row] as number).sort()
  const near = new Set<number>()
  for (let at = 1; at < days.length; at++)
    if ((days[at] as number) - (days[at - 1] as number) <= mostDaysApart)
      near.add(days[at - 1] as number).add(days[at] as number)
  return near.size === 0 ? [] : group.filter((row) => near.has(day[row] as number))
}

/** Rows of one amount other than zero, of those amounts that more than one row has within a week: only they may stand twice. */
export function sameAmounts({ amount, day, count }: Rows): (readonly number[])[] {
  const first = new Map<number, number>()
  const groups = new Map<number, number[]>()
  for (let row = 0; row < count; row++) {
    const cents = amount[row] as number
    if (cents === 0) continue
    const before = first.get(cents)
    if (before === undefined) {
      first.set(cents, row)
      continue
    }
    const group = groups.get(cents)
    if (group) group.push(row)
    else groups.set(cents, [before, row])
  }
  const found: (readonly number[])[] = []
  for (const group of groups.values()) {
    const near = nearOnes(day, group)
    if (near.length > 1) found.push(near)
  }
  return found
}
