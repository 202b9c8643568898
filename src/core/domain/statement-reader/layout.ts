// What a layout of a bank's statements is: how it is known, and what its lines say.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Period } from './statement-lines.ts'

/** A line of the account: money in is positive (cents). */
export interface ReadLine {
  readonly date: IsoDate
  readonly text: string
  readonly cents: Cents
}

/** What a layout finds on the lines; null each where it is not printed. */
export interface LayoutReading {
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly lines: readonly ReadLine[]
  /** The totals as the bank prints them, both without a sign. */
  readonly deposits: Cents | null
  readonly withdrawals: Cents | null
}

export interface StatementLayout {
  readonly bank: string
  /** How the bank names itself on the first lines. */
  readonly name: RegExp
  /** The period where it is not printed as 'from - to': null where these lines do not tell it. */
  readonly findPeriod?: (lines: readonly string[]) => string | null
  readonly read: (lines: readonly string[], period: Period) => LayoutReading
}
