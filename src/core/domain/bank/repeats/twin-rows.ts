// Rows of one link that wait for the row of another link that is the same line: by day, amount, and the number of the check where both tell one.
import type { RepeatRows } from './repeat-rows.ts'
import { RowQueues } from './row-queues.ts'

const checkNumber = /\b(?:check|chk|ck)\b\W*(?:(?:no|number|num)\b\W*)?0*(\d{3,10})\b/i

/** Two checks of one day and amount are two, as two wages are. '' where the text tells no number. */
const checkOf = (text: string): string => checkNumber.exec(text)?.[1] ?? ''

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
      const check = checkOf(all.lineOf(row).description)
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

  /** The first row that waits on a day for this one. `exact`: with the same number of a check, or both without. */
  find(row: number, day: number, exact: boolean): number | undefined {
    const place = `${day}|${this.all.rows.amount[row]}`
    const check = checkOf(this.all.lineOf(row).description)
    const found = this.first(this.own, `${place}|${check}`)
    if (found !== undefined || exact) return found
    return check ? this.first(this.own, `${place}|`) : this.first(this.numbered, place)
  }

  take(row: number): void {
    this.taken.add(row)
  }

  isTaken(row: number): boolean {
    return this.taken.has(row)
  }
}
