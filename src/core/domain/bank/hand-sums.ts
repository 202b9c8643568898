// Checks between own accounts that are paid in together, or with cash: their sum, or their cents, stand in the deposit.
import { bankDayIndex } from '../bank-days.ts'
import type { Ledger } from './ledger.ts'
import { handRail, type HandPair } from './hand-carried.ts'
import { subsetOf } from './subset.ts'

const limits = {
  bankDays: 10,
  leastCents: 20_000,
  /** So many of the largest checks of those days are tried, and so many of them in one deposit. */
  tried: 8,
  /** Among more checks than these any sum is met by chance. */
  mostNear: 200,
  together: 3,
  /** Cash beside the checks, over the deposit. */
  cash: 0.25,
  /** So often between two accounts, and with cash so many times as often as chance would have it: a cent in a hundred fits. */
  times: 3,
  timesMixed: 4,
  /** Some slips hold one check beside the cash, others several: so many of a sort. */
  timesOfSort: 2,
  overChance: 3,
} as const

interface Sums {
  readonly pairs: readonly HandPair[]
  /** Deposits with cash beside the checks. */
  readonly mixed: readonly number[]
}
interface Match {
  readonly outs: readonly number[]
  readonly back: number
}
/** Slips with cash, and how many of them chance would bring. */
interface Mixed {
  readonly matches: Match[]
  chance: number
}
/** What two accounts send each other so: whole sums, one check beside cash, several beside it. */
interface Between {
  readonly whole: Match[]
  readonly one: Mixed
  readonly some: Mixed
}

/** Twos and threes of some checks whose sum is in the deposit (cents) with a part of cash. */
function beside(rows: readonly number[], sizeOf: (row: number) => number, deposit: number): number[][] {
  const tried = rows.toSorted((a, b) => sizeOf(b) - sizeOf(a) || a - b).slice(0, limits.tried)
  const found: number[][] = []
  const add = (some: number[]): void => {
    const sum = some.reduce((cents, row) => cents + sizeOf(row), 0)
    if (sum < deposit && sum >= deposit * (1 - limits.cash)) found.push(some)
  }
  tried.forEach((one, at) =>
    tried.slice(at + 1).forEach((other, place) => {
      add([one, other])
      for (const third of tried.slice(at + place + 2)) add([one, other, third])
    }),
  )
  return found
}

/** Marks whole sums and the checks of mixed ones in `own`. A bounded search for each deposit, so linear in the rows. */
export function pairSums(ledger: Ledger, own: Uint8Array): Sums {
  const { day, amount, account, line, classOf } = ledger
  const index = bankDayIndex(ledger.from, ledger.to)
  const bankDay = (row: number): number => index[(day[row] as number) - ledger.from] as number
  const sizeOf = (row: number): number => Math.abs(amount[row] as number)
  const outs: number[] = []
  const ins: number[] = []
  for (const row of ledger.pairableRows) {
    const isOut = (amount[row] as number) < 0
    if (own[row] === 1 || sizeOf(row) < limits.leastCents) continue
    if (handRail(classOf(line[row] as number).rail, isOut) !== 'hand') continue
    if (isOut) outs.push(row)
    else ins.push(row)
  }
  const used = new Set<number>()
  const found = new Map<string, Between>()
  let from = 0
  let to = 0
  for (const back of ins) {
    const at = bankDay(back)
    while (from < outs.length && bankDay(outs[from] as number) < at - limits.bankDays) from++
    while (to < outs.length && bankDay(outs[to] as number) <= at + limits.bankDays) to++
    if (to - from > limits.mostNear) continue
    const near = new Map<number, number[]>()
    for (let i = from; i < to; i++) {
      const out = outs[i] as number
      if (account[out] === account[back] || used.has(out) || sizeOf(out) >= sizeOf(back)) continue
      const rows = near.get(account[out] as number)
      if (rows) rows.push(out)
      else near.set(account[out] as number, [out])
    }
    for (const [sender, rows] of near) {
      const key = [sender, account[back] as number].sort((a, b) => a - b).join(' ')
      let between = found.get(key)
      if (!between)
        found.set(
          key,
          (between = {
            whole: [],
            one: { matches: [], chance: 0 },
            some: { matches: [], chance: 0 },
          }),
        )
      // A deposit of whole dollars may be the sum of any checks; with cash beside odd ones it is as rare as another.
      const parts =
        sizeOf(back) % 100 === 0 ? [] : subsetOf(rows, sizeOf, sizeOf(back), limits.tried, limits.together)
      if (parts.length > 1) {
        between.whole.push({ outs: parts, back })
        for (const row of parts) used.add(row)
        break
      }
      const isOdd = (row: number): boolean => sizeOf(row) % 100 !== 0
      const sumOf = (some: readonly number[]): number => some.reduce((cents, row) => cents + sizeOf(row), 0)
      const hasCents = (some: readonly number[]): boolean => (sizeOf(back) - sumOf(some)) % 100 === 0
      const distance = (some: readonly number[]): number =>
        Math.max(...some.map((row) => Math.abs(bankDay(row) - at)))
      const ones = rows
        .filter((row) => sizeOf(row) >= sizeOf(back) * (1 - limits.cash) && isOdd(row))
        .map((row) => [row])
      const several = beside(rows.filter(isOdd), sizeOf, sizeOf(back))
      between.one.chance += ones.length / 100
      between.some.chance += several.length / 100
      const nearest = (ways: readonly number[][]): number[] | undefined =>
        ways.filter(hasCents).sort((x, y) => distance(x) - distance(y) || sumOf(y) - sumOf(x))[0]
      const single = nearest(ones)
      const checks = single ?? nearest(several)
      if (!checks) continue
      between[single ? 'one' : 'some'].matches.push({ outs: checks, back })
      for (const row of checks) used.add(row)
      break
    }
  }
  const pairs: HandPair[] = []
  const mixed: number[] = []
  for (const between of found.values()) {
    const sorts = [between.one, between.some].filter(
      ({ matches, chance }) => matches.length >= Math.max(limits.timesOfSort, chance * limits.overChance),
    )
    const often = sorts.flatMap(({ matches }) => matches)
    const some = often.length >= limits.timesMixed ? often : []
    if (between.whole.length + some.length < limits.times) continue
    for (const { outs: parts, back } of [...between.whole, ...some]) {
      pairs.push([parts[0] as number, back])
      for (const row of parts) own[row] = 1
    }
    for (const { back } of between.whole) own[back] = 1
    mixed.push(...some.map(({ back }) => back))
  }
  return { pairs, mixed }
}
