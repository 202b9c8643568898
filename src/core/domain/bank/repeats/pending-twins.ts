// Pending lines whose posted form came under another id: told by the vendor's link, or by amount, words and days.
import type { BankTransaction } from '../../bank-history.ts'
import { dayNumber } from '#core/ground/dates.ts'
import { plainOf, wordsOf } from './alike-text.ts'
import type { Repeat, RepeatRows } from './repeat-rows.ts'
import { TextPile } from './text-pile.ts'

/** Days from the day of a pending line to that of its posting. */
const mostDays = 7
/** Some banks send a pending line as a posted one, and say it in its text alone. */
const saysPending = /^(?:PENDING|PROCESSING|MEMO POST(?:ED)?|AUTHORI[SZ]ATION|HOLD)\b[\s:*-]*/i

/** The nearest day first, a later one before the day before: a vendor's other clock. */
const daysToPosting = [...Array.from({ length: mostDays + 1 }, (_, days) => days), -1]

/** Drops rows that only their text calls pending, where the posted line is there too: same account and amount, the same words, up to a week later. */
export function foldMarkedPending(all: RepeatRows, groups: readonly (readonly number[])[]): void {
  const { day, account } = all.rows
  for (const group of groups) {
    const marked = group.filter(
      (row) => all.dropped[row] === 0 && saysPending.test(all.lineOf(row).description),
    )
    if (!marked.length || marked.length === group.length) continue
    const isMarked = new Set(marked)
    const days = new Map<number, number[]>()
    for (const row of group) {
      if (all.dropped[row] !== 0 || isMarked.has(row)) continue
      const place = (day[row] as number) * 65_536 + (account[row] as number)
      const rows = days.get(place)
      if (rows) rows.push(row)
      else days.set(place, [row])
    }
    const open = new Map(
      [...days].map(([place, rows]) => [
        place,
        new TextPile(rows.sort(all.byWorth), (row) => ({ words: all.wordsOf(row), reference: '' })),
      ]),
    )
    for (const row of marked.sort(all.byWorth)) {
      if (all.isTwo(row)) continue
      const words = all.wordsIn(plainOf(all.lineOf(row).description.replace(saysPending, '')))
      for (const apart of daysToPosting) {
        const place = ((day[row] as number) + apart) * 65_536 + (account[row] as number)
        const of = open.get(place)?.take({ words, reference: '' })
        if (of === undefined) continue
        all.drop(row, of, 'pending')
        break
      }
    }
  }
}

/** Lines flagged as pending that were posted under another id. They count nowhere either way; this says with which line they came. */
export function pendingTwins(lines: readonly BankTransaction[]): Repeat[] {
  const pending: number[] = []
  for (let at = 0; at < lines.length; at++) if (lines[at]?.pending) pending.push(at)
  if (!pending.length) return []
  const linked = new Map<string, number>()
  lines.forEach((line, at) => {
    if (!line.pending && line.replaces !== undefined) linked.set(`${line.accountId}|${line.replaces}`, at)
  })
  const told = pending.map((at) => linked.get(`${lines[at]?.accountId}|${lines[at]?.id}`))
  const taken = new Set(told)
  const key = ({ accountId, amount }: BankTransaction, day: number): string => `${accountId}|${amount}|${day}`
  const wanted = new Set(pending.map((at) => `${lines[at]?.accountId}|${lines[at]?.amount}`))
  const days = new Map<string, number[]>()
  lines.forEach((line, at) => {
    if (line.pending || taken.has(at) || !wanted.has(`${line.accountId}|${line.amount}`)) return
    const place = key(line, dayNumber(line.date))
    const own = days.get(place)
    if (own) own.push(at)
    else days.set(place, [at])
  })
  const textOf = (text: string) => ({ words: wordsOf(plainOf(text)), reference: '' })
  const open = new Map(
    [...days].map(([place, own]) => [place, new TextPile(own, (at) => textOf(lines[at]?.description ?? ''))]),
  )
  return pending.flatMap((at, place): Repeat[] => {
    const line = lines[at] as BankTransaction
    let of = told[place]
    const text = textOf(line.description.replace(saysPending, ''))
    for (const apart of of === undefined ? daysToPosting : [])
      of ??= open.get(key(line, dayNumber(line.date) + apart))?.take(text)
    return of === undefined ? [] : [{ source: at, of, why: 'pending' }]
  })
}
