// Checks between own accounts that are paid in with cash of any cents: no sum tells them, but the deposits rise and fall with the checks, both ways.
import { bankDayIndex } from '../bank-days.ts'
import type { Ledger } from './ledger.ts'
import { handRail, type HandPair } from './hand-carried.ts'

const limits = {
  bankDays: 5,
  /** So many checks of those days are looked at: among more any deposit fits. */
  mostNear: 100,
  leastCents: 100_000,
  /** A sum that comes more often is a rent. */
  mostEqual: 3,
  /** Cash beside a check, over the deposit. */
  cash: 0.25,
  /** So often each way, over so many days. */
  times: 6,
  days: 30,
  /** Of the checks and of the deposits of such a size, the share that fits the other side. */
  share: 0.7,
  /** A smaller check or deposit is another sort. */
  alike: 0.6,
  /**
   * From one pair to the next the two change alike: moved so many bank days, so many times as much of the changes stays unexplained (one less
   * their correlation).
   */
  lags: [-20, -10, 10, 20],
  overChance: 4,
  /** With fewer pairs, of those there are, a lag tells nothing. */
  lagShare: 0.8,
} as const

/** Correlation of how two series change from each of their values to the next. */
function togetherness(ones: readonly number[], others: readonly number[]): number {
  const changes = (of: readonly number[]): number[] =>
    of.slice(1).map((each, at) => each - (of[at] as number))
  const [a, b] = [changes(ones), changes(others)]
  const mean = (of: readonly number[]): number => of.reduce((sum, each) => sum + each, 0) / of.length
  const [midA, midB] = [mean(a), mean(b)]
  const sum = (each: (at: number) => number): number => a.reduce((total, _, at) => total + each(at), 0)
  const offA = (at: number): number => (a[at] as number) - midA
  const offB = (at: number): number => (b[at] as number) - midB
  const spread = Math.sqrt(sum((at) => offA(at) ** 2) * sum((at) => offB(at) ** 2))
  return spread > 0 ? sum((at) => offA(at) * offB(at)) / spread : 0
}

/**
 * Pairs of a check and the deposit that holds it, where that goes both ways between two accounts for a month and more. How much of such a
 * deposit is cash nobody can tell. Marks the checks in `own`. Each deposit looks at the checks of ten bank days, so linear in the rows.
 */
export function pairMixed(ledger: Ledger, own: Uint8Array): HandPair[] {
  const { day, amount, account, line, classOf } = ledger
  const index = bankDayIndex(ledger.from, ledger.to)
  const bankDay = (row: number): number => index[(day[row] as number) - ledger.from] as number
  const sizeOf = (row: number): number => Math.abs(amount[row] as number)
  // Of each account, how often each sum comes or goes by whatever rail.
  const times = ledger.accounts.map(() => new Map<number, number>())
  const timesOf = (row: number): Map<number, number> => times[account[row] as number] as Map<number, number>
  for (const row of ledger.pairableRows) {
    if (sizeOf(row) < limits.leastCents) continue
    const ofAccount = timesOf(row)
    ofAccount.set(amount[row] as number, (ofAccount.get(amount[row] as number) ?? 0) + 1)
  }
  const checks = new Map<number, number[]>()
  const deposits = new Map<number, number[]>()
  for (const row of ledger.pairableRows) {
    const { rail, credit } = classOf(line[row] as number)
    const isOut = (amount[row] as number) < 0
    if (own[row] === 1 || sizeOf(row) < limits.leastCents || handRail(rail, isOut) !== 'hand') continue
    if (
      rail === 'cash-out' ||
      credit === 'cash' ||
      (timesOf(row).get(amount[row] as number) ?? 0) > limits.mostEqual
    )
      continue
    const rows = isOut ? checks : deposits
    const found = rows.get(account[row] as number)
    if (found) found.push(row)
    else rows.set(account[row] as number, [row])
  }
  /** The nearest check that each deposit may hold; `lag`: as if the deposits had come so many bank days later. */
  const nearest = (from: number, to: number, lag: number): HandPair[] => {
    const outs = checks.get(from) ?? []
    const used = new Set<number>()
    const pairs: HandPair[] = []
    let low = 0
    for (const back of deposits.get(to) ?? []) {
      const at = bankDay(back) + lag
      while (low < outs.length && bankDay(outs[low] as number) < at - limits.bankDays) low++
      let best: number | null = null
      const apart = (row: number): number => Math.abs(bankDay(row) - at)
      const end = Math.min(outs.length, low + limits.mostNear)
      for (let i = low; i < end && bankDay(outs[i] as number) <= at + limits.bankDays; i++) {
        const out = outs[i] as number
        const isFitting =
          sizeOf(out) <= sizeOf(back) && sizeOf(out) >= sizeOf(back) * (1 - limits.cash) && !used.has(out)
        if (!isFitting) continue
        const nearer = best === null ? 1 : apart(best) - apart(out) || sizeOf(out) - sizeOf(best)
        if (nearer > 0) best = out
      }
      if (best === null) continue
      used.add(best)
      pairs.push([best, back])
    }
    return pairs
  }
  const together = (pairs: readonly HandPair[]): number =>
    pairs.length < limits.times
      ? 0
      : togetherness(
          pairs.map(([out]) => sizeOf(out)),
          pairs.map(([, back]) => sizeOf(back)),
        )
  const oneWay = (from: number, to: number): HandPair[] => {
    const pairs = nearest(from, to, 0)
    const [first, last] = [pairs[0], pairs[pairs.length - 1]]
    if (!first || !last || pairs.length < limits.times) return []
    if ((day[last[1]] as number) - (day[first[1]] as number) < limits.days) return []
    const isMost = (rows: readonly number[], taken: readonly number[]): boolean => {
      const least = Math.min(...taken.map(sizeOf)) * limits.alike
      return taken.length >= rows.filter((row) => sizeOf(row) >= least).length * limits.share
    }
    const [gone, came] = [pairs.map(([out]) => out), pairs.map(([, back]) => back)]
    const found = together(pairs)
    if (!isMost(checks.get(from) ?? [], gone) || !isMost(deposits.get(to) ?? [], came)) return []
    // Where many checks are near, one that fits is met anyway: as many days later nothing fits so well.
    const later = limits.lags.map((lag) => nearest(from, to, lag))
    const byChance = Math.max(
      0,
      ...later.filter((each) => each.length >= pairs.length * limits.lagShare).map(together),
    )
    return (1 - found) * limits.overChance <= 1 - byChance ? pairs : []
  }
  const found: HandPair[] = []
  const accounts = [...checks.keys()].sort((a, b) => a - b)
  accounts.forEach((one, at) => {
    for (const other of accounts.slice(at + 1)) {
      const there = oneWay(one, other)
      const here = there.length > 0 ? oneWay(other, one) : []
      if (here.length > 0) found.push(...there, ...here)
    }
  })
  for (const [out] of found) own[out] = 1
  return found
}
