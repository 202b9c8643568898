// The rhythm of a series of debits on bank days, and which of its payments did not come.
import { isBankDay, weekdayOf } from '../bank-days.ts'
import type { Cadence } from '../underwriting.ts'

/** Bank days between two payments of each rhythm. */
export const intervals: Readonly<Record<Cadence, number>> = { daily: 1, weekly: 5, biweekly: 10, monthly: 21 }
const slotDays: Readonly<Record<Exclude<Cadence, 'daily'>, number>> = {
  weekly: 7,
  biweekly: 14,
  monthly: 365.25 / 12,
}

/**
 * Rhythm of distinct, ascending days, or null. `bankDay(day)` counts bank days; `payments` of one day twice, as two that banks posted
 * together, count two. Daily: median gap 1, one on at least 60% of the bank days, five or more, or median gap 2 and one for 90% of them; weekly 5 +- 1, every two weeks 10 +- 1, monthly 19-23, three or more.
 */
export function cadenceOf(
  days: readonly number[],
  bankDay: (day: number) => number,
  payments = days.length,
): Cadence | null {
  const first = days[0]
  const last = days[days.length - 1]
  if (first === undefined || last === undefined || days.length < 3) return null
  const gaps = new Int32Array(days.length - 1)
  for (let i = 1; i < days.length; i++)
    gaps[i - 1] = bankDay(days[i] as number) - bankDay(days[i - 1] as number)
  gaps.sort()
  const gap = gaps[gaps.length >> 1] as number
  const span = bankDay(last) - bankDay(first) + 1
  if (gap <= 1) return days.length >= 5 && payments / span >= 0.6 ? 'daily' : null
  // One for nearly every bank day, posted in twos.
  if (gap === 2 && payments >= 10 && payments / span >= 0.9) return 'daily'
  if (gap >= 4 && gap <= 6) return 'weekly'
  if (gap >= 9 && gap <= 11) return 'biweekly'
  return gap >= 19 && gap <= 23 ? 'monthly' : null
}

/**
 * Due days without a payment, ascending. `days` may repeat a day (two payments); a day short is made good by a second
 * payment on the next bank day. Weekdays on which this series hardly ever falls are not due (a four-day week).
 */
function missedDaily(days: readonly number[], until: number): number[] {
  const first = days[0] as number
  const perDay = new Map<number, number>()
  for (const day of days) perDay.set(day, (perDay.get(day) ?? 0) + 1)
  const held = [0, 0, 0, 0, 0, 0, 0]
  const possible = [0, 0, 0, 0, 0, 0, 0]
  const last = days[days.length - 1] as number
  for (let day = first; day <= last; day++) {
    if (!isBankDay(day)) continue
    possible[weekdayOf(day)]!++
    if (perDay.has(day)) held[weekdayOf(day)]!++
  }
  const missed: number[] = []
  let short = -1
  for (let day = first; day <= until; day++) {
    if (!isBankDay(day)) continue
    const paid = perDay.get(day) ?? 0
    if (short >= 0) {
      if (paid < 2) missed.push(short)
      short = -1
    }
    const weekday = weekdayOf(day)
    const due =
      (possible[weekday] as number) < 2 || (held[weekday] as number) * 2 >= (possible[weekday] as number)
    if (paid === 0 && due) short = day
  }
  if (short >= 0) missed.push(short)
  return missed
}

/** Due days without a payment between the first day and `until`, ascending day numbers. */
export function missedDays(days: readonly number[], cadence: Cadence, until: number): number[] {
  const first = days[0]
  if (first === undefined) return []
  if (cadence === 'daily') return missedDaily(days, until)
  const length = slotDays[cadence]
  const taken = new Set(days.map((day) => Math.round((day - first) / length)))
  const missed: number[] = []
  for (let slot = 1; first + slot * length + length / 2 <= until + (taken.has(slot) ? length : 0); slot++)
    if (!taken.has(slot)) missed.push(Math.round(first + slot * length))
  return missed
}
