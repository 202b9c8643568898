// The running balance: what was on the account after each line, counted from the balance that the bank stated.
import { dayNumber } from '#core/ground/dates.ts'
import { repeatedWhys, whyNumber } from './line-classes.ts'
import type { BookAccount, LineColumns } from './line-book.ts'

/**
 * Cents after each line, of its own account: the stated balance stands at the end of its day, lines before it are taken off, later ones
 * added. NaN where the bank told no balance, and for what is pending or counted with
 * another line: it is in no balance. Lines are oldest first.
 */
export function balancesAfter(
  { day, amount, account, why }: Pick<LineColumns, 'day' | 'amount' | 'account' | 'why'>,
  accounts: readonly BookAccount[],
): Float64Array {
  const after = new Float64Array(day.length).fill(NaN)
  const anchors = accounts.map(({ balanceDate }) => dayNumber(balanceDate))
  const running = accounts.map(({ balance }) => balance ?? NaN)
  const posted = (line: number): boolean =>
    why[line] !== whyNumber.pending && !repeatedWhys.has(why[line] as number)
  for (let line = 0; line < day.length; line++) {
    const place = account[line] as number
    if (!posted(line) || (day[line] as number) <= (anchors[place] as number)) continue
    running[place]! += amount[line] as number
    after[line] = running[place] as number
  }
  accounts.forEach(({ balance }, place) => (running[place] = balance ?? NaN))
  for (let line = day.length - 1; line >= 0; line--) {
    const place = account[line] as number
    if (!posted(line) || (day[line] as number) > (anchors[place] as number)) continue
    after[line] = running[place] as number
    running[place]! -= amount[line] as number
  }
  return after
}
