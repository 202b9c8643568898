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
  /** Cash beside a check, over the deposit. */
  cash: 0.25,
  /** So often between two accounts, and with cash so many times as often as chance would have it: a cent in a hundred fits. */
  times: 3,
  timesMixed: 4,
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
/** What two accounts send each other so. */
interface Between {
  readonly whole: Match[]
  readonly mixed: Match[]
  chance: number
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
    // A deposit of whole dollars may be anything.
    if (handRail(classOf(line[row] as number).rail, isOut) !== 'hand') continue
    if (isOut) outs.push(row)
    else if (sizeOf(row) % 100 !== 0) ins.push(row)
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
      if (!between) found.set(key, (between = { whole: [], mixed: [], chance: 0 }))
      const parts = subsetOf(rows, sizeOf, sizeOf(back), limits.tried, limits.together)
      if (parts.length > 1) {
        between.whole.push({ outs: parts, back })
        for (const row of parts) used.add(row)
        break
      }
      const beside = rows.filter(
        (row) => sizeOf(row) >= sizeOf(back) * (1 - limits.cash) && sizeOf(row) % 100 !== 0,
      )
      between.chance += beside.length / 100
      const distance = (row: number): number => Math.abs(bankDay(row) - at)
      const [check] = beside
        .filter((row) => (sizeOf(back) - sizeOf(row)) % 100 === 0)
        .sort((a, b) => distance(a) - distance(b) || sizeOf(b) - sizeOf(a))
      if (check === undefined) continue
      between.mixed.push({ outs: [check], back })
      used.add(check)
      break
    }
  }
  const pairs: HandPair[] = []
  const mixed: number[] = []
  for (const between of found.values()) {
    const isOften = between.mixed.length >= Math.max(limits.timesMixed, between.chance * limits.overChance)
    const some = isOften ? between.mixed : []
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
