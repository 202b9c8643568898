// Money that leaves within days of coming, in one sum or in many parts: what went out beyond the usual, whoever took it.
import type { Look } from './look.ts'

const limits = {
  /** Of what came. */
  leaves: 0.75,
  /** So many debits of one payee or kind tell what is usual there; what is above so many times their median is more than that. */
  fewestUsual: 3,
  aboveUsual: 1.5,
  /** A transfer between two accounts of the business posts within so many days on both. */
  staysWithin: 5,
  /** A season buys more than a year does: what leaves so many days before and after counts as usual too. */
  season: 45,
} as const
export const leavingDays = 8

/** Own transfers to accounts that are not in sight, and all else that is large and no bill or lender's. */
function leavingDebits(look: Look): number[] {
  const { ledger, own, outgoing, classOf } = look
  const { amount, day, account, accounts, operating, order } = ledger
  const least = Math.min(...outgoing.map((row) => -(amount[row] as number)), Infinity)
  const arrived = new Map<number, number[]>()
  const moved: number[] = []
  for (const row of order) {
    const cents = amount[row] as number
    const isCounted = operating[account[row] as number] === 1
    if (own[row] === 0 || !(isCounted || accounts[account[row] as number]?.use === 'own')) continue
    if (cents < 0) {
      if (isCounted && -cents >= least) moved.push(row)
    } else {
      const days = arrived.get(cents)
      if (days) days.push(day[row] as number)
      else arrived.set(cents, [day[row] as number])
    }
  }
  const stays = (row: number): boolean =>
    (arrived.get(-(amount[row] as number)) ?? []).some(
      (at) => Math.abs(at - (day[row] as number)) <= limits.staysWithin,
    )
  const paid = outgoing.filter((row) => {
    const { debit, lender } = classOf(row)
    return debit !== 'bill' && lender < 0
  })
  return [...paid, ...moved.filter((row) => !stays(row))]
}

/** What of each debit is more than is usual for its payee, or for its kind where nobody is named; cents. */
function beyondUsual(look: Look, debits: readonly number[]): Map<number, number> {
  const { amount, line } = look.ledger
  const groups = new Map<string, number[]>()
  for (const row of debits) {
    const name = look.own[row] === 1 ? `own ${line[row]}` : look.nameOf(row)
    const key = name === '' ? `kind ${look.classOf(row).debit}` : name
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  const beyond = new Map<number, number>()
  for (const rows of groups.values()) {
    const sizes = rows.map((row) => -(amount[row] as number)).sort((a, b) => a - b)
    const usual = rows.length >= limits.fewestUsual ? (sizes[sizes.length >> 1] as number) : 0
    for (const row of rows) {
      const cents = -(amount[row] as number)
      if (cents > usual * limits.aboveUsual) beyond.set(row, cents - usual)
    }
  }
  return beyond
}

/**
 * Of these credits those of which most leaves within eight days by debits that are not usual here. What of such debits a week sees anyway is
 * taken off, of the whole file or of the season, whichever is more. `circleOut`: debits of money that goes round, which count whole. Linear
 * in the rows.
 */
export function leavingRows(
  look: Look,
  candidates: readonly number[],
  circleOut: ReadonlySet<number>,
): number[] {
  if (candidates.length === 0) return []
  const { day, amount, from, to } = look.ledger
  const dayOf = (row: number): number => day[row] as number
  const beyond = beyondUsual(look, leavingDebits(look))
  for (const row of circleOut) beyond.set(row, -(amount[row] as number))
  // Running sums by day, and the same of the days that follow no candidate.
  const size = to - from + 1
  const sums = new Float64Array(size + 1)
  for (const [row, cents] of beyond) sums[dayOf(row) - from + 1]! += cents
  for (let at = 1; at <= size; at++) sums[at]! += sums[at - 1] as number
  const after = (row: number): number =>
    (sums[Math.min(size, dayOf(row) - from + leavingDays + 1)] as number) -
    (sums[dayOf(row) - from] as number)
  const follows = new Uint8Array(size)
  for (const row of candidates)
    follows.fill(1, dayOf(row) - from, Math.min(size, dayOf(row) - from + leavingDays + 1))
  // Running sums of what leaves on the other days, and how many they are.
  const elsewhere = new Float64Array(size + 1)
  const days = new Float64Array(size + 1)
  for (let at = 0; at < size; at++) {
    const isOther = follows[at] === 0
    elsewhere[at + 1] =
      (elsewhere[at] as number) + (isOther ? (sums[at + 1] as number) - (sums[at] as number) : 0)
    days[at + 1] = (days[at] as number) + (isOther ? 1 : 0)
  }
  const usualBetween = (low: number, high: number): number => {
    const count = (days[high] as number) - (days[low] as number)
    return count > 0
      ? (((elsewhere[high] as number) - (elsewhere[low] as number)) / count) * (leavingDays + 1)
      : 0
  }
  const anyway = usualBetween(0, size)
  const inSeason = (row: number): number => {
    const at = dayOf(row) - from
    return usualBetween(Math.max(0, at - limits.season), Math.min(size, at + limits.season))
  }
  return candidates.filter(
    (row) => after(row) - Math.max(anyway, inSeason(row)) >= (amount[row] as number) * limits.leaves,
  )
}
