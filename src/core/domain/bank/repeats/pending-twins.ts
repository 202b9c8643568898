// Pending lines whose posted form came under another id: told by the vendor's link, or by amount, words and days.
import type { BankTransaction } from '../../bank-history.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { isAlike, plainOf } from './alike-text.ts'
import type { Repeat, RepeatRows } from './repeat-rows.ts'

/** Days from the day of a pending line to that of its posting. */
const mostDays = 7
/** Some banks send a pending line as a posted one, and say it in its text alone. */
const saysPending = /^(?:PENDING|PROCESSING|MEMO POST(?:ED)?|AUTHORI[SZ]ATION|HOLD)\b[\s:*-]*/i

/** The posted line may be dated a day before: a vendor's other clock. */
const isWithin = (days: number): boolean => days >= -1 && days <= mostDays

/** Drops rows that only their text calls pending, where the posted line is there too: same account and amount, the same words, up to a week later. */
export function foldMarkedPending(all: RepeatRows, groups: readonly (readonly number[])[]): void {
  const { day, account } = all.rows
  for (const group of groups) {
    const marked = group.filter(
      (row) => all.dropped[row] === 0 && saysPending.test(all.lineOf(row).description),
    )
    if (!marked.length || marked.length === group.length) continue
    const open = group.filter((row) => all.dropped[row] === 0 && !marked.includes(row)).sort(all.byWorth)
    for (const row of marked.sort(all.byWorth)) {
      const text = plainOf(all.lineOf(row).description.replace(saysPending, ''))
      const days = (each: number): number => (day[each] as number) - (day[row] as number)
      const [of] = open
        .filter(
          (each) =>
            account[each] === account[row] && isWithin(days(each)) && isAlike(text, all.plainOf(each)),
        )
        .sort((a, b) => distance(days(a)) - distance(days(b)))
      if (of === undefined || all.isTwo(row)) continue
      open.splice(open.indexOf(of), 1)
      all.drop(row, of, 'pending')
    }
  }
}

const apart = (pending: BankTransaction, posted: BankTransaction | undefined): number =>
  dayNumber(posted?.date ?? pending.date) - dayNumber(pending.date)
const distance = (days: number): number => (days < 0 ? mostDays - days : days)

/** Lines flagged as pending that were posted under another id. They count nowhere either way; this says with which line they came. */
export function pendingTwins(lines: readonly BankTransaction[]): Repeat[] {
  const pending = lines.flatMap((line, at) => (line.pending ? [at] : []))
  if (!pending.length) return []
  const linked = new Map<string, number>()
  const byAmount = new Map<string, number[]>()
  const key = ({ accountId, amount }: BankTransaction): string => `${accountId}|${amount}`
  const wanted = new Set(pending.map((at) => key(lines[at] as BankTransaction)))
  lines.forEach((line, at) => {
    if (line.pending) return
    if (line.replaces !== undefined) linked.set(`${line.accountId}|${line.replaces}`, at)
    const place = key(line)
    if (wanted.has(place)) byAmount.set(place, [...(byAmount.get(place) ?? []), at])
  })
  const taken = new Set<number>()
  return pending.flatMap((at): Repeat[] => {
    const line = lines[at] as BankTransaction
    const told = linked.get(`${line.accountId}|${line.id}`)
    const of =
      told ??
      byAmount
        .get(key(line))
        ?.filter((each) => {
          const posted = lines[each] as BankTransaction
          return (
            !taken.has(each) &&
            isWithin(apart(line, posted)) &&
            isAlike(plainOf(posted.description), plainOf(line.description.replace(saysPending, '')))
          )
        })
        // The nearest day, a later one first.
        .sort((a, b) => distance(apart(line, lines[a])) - distance(apart(line, lines[b])))[0]
    if (of === undefined) return []
    taken.add(of)
    return [{ source: at, of, why: 'pending' }]
  })
}
