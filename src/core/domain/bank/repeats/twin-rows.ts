// Rows of one link that wait for the row of another link that is the same line: by day, amount, and the number of the check where both tell one.
import type { BankTransaction } from '../../bank-history.ts'
import { isDay } from './bank-reference.ts'
import type { RepeatRows } from './repeat-rows.ts'
import { RowQueues } from './row-queues.ts'

/**
 * The whole text is a check that was paid, and its number. 'CHK 1234' and 'CK 1234' may name a checking account: behind the short forms the
 * number takes a sign. Longer numbers are banks' references.
 */
const paidCheck =
  /^\W*(?:paid\s+)?(?:check|(?:chk|ck)(?=\W*(?:#|no\b|num|nbr\b|paid\b)))(?:\s+paid)?\W*(?:(?:no|number|num|nbr)\b\W*)?(0*(\d{3,7}))(?:\s+paid)?\W*$/i

/** Six digits are a check's number too: they are a date where the year is the line's, or the one before. */
function isDateOf({ date }: BankTransaction, digits: string): boolean {
  if (!isDay(digits)) return false
  const year = Number(date.slice(2, 4))
  const ends = [digits.slice(0, 2), digits.slice(-2)].map(Number)
  return digits.length === 8 || ends.some((end) => end === year || end === year - 1)
}

/** Two checks of one day and amount are two, as two wages are. '' where the line is no check paid, or tells no number. */
function checkOf(line: BankTransaction): string {
  if (line.amount >= 0) return ''
  const [, digits = '', number = ''] = paidCheck.exec(line.description) ?? []
  return number && !isDateOf(line, digits) ? number : ''
}

/**
 * What two lines must tell to be one, in the order in which they are looked for, so that no line without a number is given away that one
 * with a number needs: the same number, a number and none, none and none.
 */
export const tellings = ['same-number', 'one-number', 'no-number'] as const
type Telling = (typeof tellings)[number]

/** Adding, finding and taking cost the same however many rows wait. */
export class TwinRows {
  private readonly own = new RowQueues<string>()
  /** Those with a number of a check, for a line that tells none. */
  private readonly numbered = new RowQueues<string>()
  private readonly taken = new Set<number>()
  private readonly all: RepeatRows
  constructor(all: RepeatRows, rows: readonly number[]) {
    this.all = all
    const { day, amount } = all.rows
    for (const row of rows) {
      const place = `${day[row]}|${amount[row]}`
      const check = checkOf(all.lineOf(row))
      this.own.add(`${place}|${check}`, row)
      if (check) this.numbered.add(place, row)
    }
  }

  private first(queue: RowQueues<string>, key: string): number | undefined {
    for (let row = queue.peek(key); row !== undefined; row = queue.peek(key)) {
      if (!this.taken.has(row)) return row
      queue.take(key)
    }
    return undefined
  }

  /** The first row that waits on a day for this one, of those that tell a check's number so. */
  find(row: number, day: number, telling: Telling): number | undefined {
    const place = `${day}|${this.all.rows.amount[row]}`
    const check = checkOf(this.all.lineOf(row))
    if (telling === 'same-number') return check ? this.first(this.own, `${place}|${check}`) : undefined
    if (telling === 'no-number') return check ? undefined : this.first(this.own, `${place}|`)
    return check ? this.first(this.own, `${place}|`) : this.first(this.numbered, place)
  }

  take(row: number): void {
    this.taken.add(row)
  }

  isTaken(row: number): boolean {
    return this.taken.has(row)
  }
}
