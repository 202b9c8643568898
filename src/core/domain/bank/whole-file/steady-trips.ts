// Money that goes to one and comes back from one after a fee or after weeks: the same share of it each time, while the sums vary.
import { sumOf, type Look } from './look.ts'
import type { Trip } from './round-trips.ts'

/** Bank days between the two, and how far the shares that come back may lie apart: the longer, the nearer. */
const ways = [
  { bankDays: 5, apart: 0.03 },
  { bankDays: 20, apart: 0.006 },
] as const
const limits = {
  /** What comes back over what went out. One who trades gets more than he paid. */
  least: 0.88,
  most: 1.01,
  times: 5,
  amounts: 4,
  /** The largest sum over the smallest: equal sums of a rent and a retainer meet each month. */
  varies: 1.25,
  outShare: 0.7,
  inShare: 0.6,
} as const

export interface Pair {
  readonly out: number
  readonly back: number
  readonly share: number
  readonly gap: number
}

/** How far a debit and a credit may be apart, in bank days either way, and what may come back over what went out. */
interface Reach {
  readonly bankDays: number
  readonly least: number
  readonly most: number
}
/** Whose row it is; null: it is in no pair. */
interface Names {
  readonly payee: (row: number) => string | null
  readonly payer: (row: number) => string | null
}

/** Debits and credits that may be one money, by payee and payer; both lists by day. Large rows are few within days, so it is linear in them. */
export function pairsOf(
  look: Look,
  outs: readonly number[],
  ins: readonly number[],
  { bankDays, least, most }: Reach,
  { payee, payer }: Names,
): Map<string, Pair[]> {
  const { amount } = look.ledger
  const pairs = new Map<string, Pair[]>()
  let from = 0
  for (const out of outs) {
    const name = payee(out)
    const at = look.bankDay(out)
    while (from < ins.length && look.bankDay(ins[from] as number) < at - bankDays) from++
    if (name === null) continue
    for (let i = from; i < ins.length && look.bankDay(ins[i] as number) <= at + bankDays; i++) {
      const back = ins[i] as number
      const share = (amount[back] as number) / -(amount[out] as number)
      if (share < least || share > most) continue
      const other = payer(back)
      if (other === null) continue
      const key = `${name}\n${other}`
      const pair = { out, back, share, gap: Math.abs(look.bankDay(back) - at) }
      const list = pairs.get(key)
      if (list) list.push(pair)
      else pairs.set(key, [pair])
    }
  }
  return pairs
}

/** Of pairs by share the most that lie so near together, each debit and credit in one of them, the nearest in time first. */
export function steadiest(pairs: readonly Pair[], apart: number): Pair[] {
  const sorted = pairs.toSorted((a, b) => a.share - b.share)
  let best: readonly Pair[] = []
  let low = 0
  sorted.forEach(({ share }, high) => {
    while (share - (sorted[low] as Pair).share > apart) low++
    if (high - low + 1 > best.length) best = sorted.slice(low, high + 1)
  })
  const used = new Set<number>()
  return best
    .toSorted((a, b) => a.gap - b.gap)
    .filter(({ out, back }) => {
      if (used.has(out) || used.has(back)) return false
      used.add(out).add(back)
      return true
    })
}

/** `outs` and `ins`: large rows by day. Large rows are few within weeks, so this is linear in them. */
export function steadyTrips(look: Look, outs: readonly number[], ins: readonly number[]): Trip[] {
  const { amount } = look.ledger
  const sizeOf = (row: number): number => Math.abs(amount[row] as number)
  /** Of the rows of the same name that are not much smaller, the share that is in these. */
  const shareOf = (rows: readonly number[], all: readonly number[]): number => {
    const name = look.nameOf(rows[0] as number)
    const smallest = Math.min(...rows.map(sizeOf))
    const like = all.filter((row) => look.nameOf(row) === name && sizeOf(row) * 2 >= smallest)
    return rows.length / like.length
  }
  const trips: Trip[] = []
  const used = new Set<number>()
  const named = (row: number): string | null => look.nameOf(row) || null
  const reach = { ...limits, bankDays: Math.max(...ways.map(({ bankDays }) => bankDays)) }
  for (const pairs of pairsOf(look, outs, ins, reach, { payee: named, payer: named }).values()) {
    for (const { bankDays, apart } of ways) {
      const near = pairs.filter(({ gap, out, back }) => gap <= bankDays && !used.has(out) && !used.has(back))
      if (near.length < limits.times) continue
      const found = steadiest(near, apart)
      const gone = found.map(({ out }) => out)
      const back = found.map((pair) => pair.back)
      const sizes = gone.map(sizeOf)
      if (
        found.length < limits.times ||
        new Set(sizes).size < limits.amounts ||
        Math.max(...sizes) < Math.min(...sizes) * limits.varies ||
        shareOf(gone, outs) < limits.outShare ||
        shareOf(back, ins) < limits.inShare
      )
        continue
      for (const { out, back: row } of found) {
        trips.push({ outs: [out], ins: [row] })
        used.add(out).add(row)
      }
      break
    }
  }
  return trips
}

const bothWays = { times: 3, days: 21, balance: 0.8 } as const

/**
 * Credits and debits of one name that come and go as much over weeks, whatever the single sums: who pays a customer as much as he gets from
 * him has sold him nothing that anybody can tell.
 */
export function balancedRows(
  look: Look,
  outs: readonly number[],
  ins: readonly number[],
): { readonly outs: number[]; readonly ins: number[] } {
  const { day } = look.ledger
  const names = new Map<string, { outs: number[]; ins: number[] }>()
  for (const [rows, side] of [
    [outs, 'outs'],
    [ins, 'ins'],
  ] as const)
    for (const row of rows) {
      const name = look.nameOf(row)
      if (name === '') continue
      let found = names.get(name)
      if (!found) names.set(name, (found = { outs: [], ins: [] }))
      found[side].push(row)
    }
  const spans = (rows: readonly number[]): boolean =>
    (day[rows.at(-1) as number] as number) - (day[rows[0] as number] as number) >= bothWays.days
  const found = [...names.values()].filter((each) => {
    if (Math.min(each.outs.length, each.ins.length) < bothWays.times) return false
    const [gone, came] = [-sumOf(look, each.outs), sumOf(look, each.ins)]
    return (
      spans(each.outs) && spans(each.ins) && Math.min(gone, came) >= Math.max(gone, came) * bothWays.balance
    )
  })
  return { outs: found.flatMap((each) => each.outs), ins: found.flatMap((each) => each.ins) }
}
