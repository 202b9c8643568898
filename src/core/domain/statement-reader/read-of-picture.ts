// An account that was read of pictures: what was misread is repaired where the proof leaves no choice.
import { daysOutOfOrder } from './days-in-order.ts'
import type { Period } from './period.ts'
import { isProven } from './prove.ts'
import { readAccount, type Tried } from './read-account.ts'
import { repaired, repairsOf, type Printed, type Repair } from './repair.ts'

interface Seen extends Tried {
  readonly isProven: boolean
  /** Some of it was read of pictures. */
  readonly isSeen: boolean
  /** Figures that stand for others than were read of a picture. */
  readonly repairs: readonly Repair[]
}

/** `first`: the account as it is printed. A text stays as it is; of a picture it is read as it proves itself. */
export function readOfPicture(
  printed: Printed,
  first: Tried,
  period: Period,
  placeOf: (row: number) => { page: number; y: number },
): Seen {
  const isSeen = [
    ...printed.lines.flatMap(({ amounts }) => amounts),
    ...printed.figures.map(({ amount }) => amount),
  ].some(({ confidence }) => confidence !== null)
  if (!isSeen) return { ...first, isProven: isProven(first.proof), isSeen, repairs: [] }
  const found = isProven(first.proof) ? null : repaired(printed, first, (each) => readAccount(each, period))
  const reading = found?.reading ?? first
  return {
    ...reading,
    // The sums do not prove the days: balances beside lines or of days do.
    isProven:
      isProven(reading.proof) &&
      (hasEachDay(reading) || daysOutOfOrder(printed.lines) === 0) &&
      (reading.proof.balances > 0 || !reading.lines.length),
    isSeen,
    repairs: repairsOf(found?.printed ?? printed, placeOf),
  }
}

/** Each day with lines has its balance at its end: a line on another day would break one of them. */
function hasEachDay({ lines, days }: Tried): boolean {
  const known = new Set(days.map(({ date }) => date))
  return lines.every(({ date }) => known.has(date))
}
