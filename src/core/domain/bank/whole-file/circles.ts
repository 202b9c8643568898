// Money that goes round: out to somebody, and back within five bank days from the same, from another, or over the counter, again and again.
import { cardTrips } from './card-trips.ts'
import { matchSums, type Trip } from './round-trips.ts'
import { restOfTrips } from './rest-of-trips.ts'
import { balancedRows, steadyTrips } from './steady-trips.ts'
import { byDay, finding, sumOf, type Look, type WholeFileFinding } from './look.ts'

/**
 * What banks' examiners look for in kites and round trips: debits and credits that are equal or nearly so, in either order, repeated, and
 * of weight. A fee may stay behind; a customer who is a supplier too pays other sums than he gets.
 */
const limits = {
  bankDays: 5,
  /** What comes back over what went out. */
  least: 0.965,
  most: 1.01,
  /** Smaller sums go round for no reason. */
  leastCents: 100_000,
  shareOfMonth: 0.03,
  /** Equal to the cent they need fewer. */
  times: 4,
  timesExact: 3,
  /** Of what goes to the one, and of what comes from the other, by count. */
  outShare: 0.7,
  inShare: 0.6,
  /** A rent and a retainer of one amount each month are no circle. */
  amounts: 3,
  /** All that went round over a month's income. */
  weight: 0.1,
} as const

/** What a card, a bill, a lender or the bank takes does not come back. */
const leaves = new Set(['purchase', 'person', 'own-transfer', 'check', 'cash-out'])
const returns = new Set(['wire', 'ach', 'rtp', 'person', 'deposit', 'check', 'unknown', 'transfer'])

interface Circles {
  /** Credits that came from where money had gone: no revenue. */
  readonly circle: readonly number[]
  /** Credits without a name that stand against a debit, or that come after weeks or a fee, or in other sums: they may be sales. */
  readonly unsure: readonly number[]
  /** The debits of the sure ones. */
  readonly out: readonly number[]
  readonly findings: readonly WholeFileFinding[]
}

/** Of all rows of a name among the large ones, the share that is in `taken`. */
function shareTaken(all: readonly number[], taken: ReadonlySet<number>): number {
  return all.length === 0 ? 0 : all.filter((row) => taken.has(row)).length / all.length
}

function groupBy(rows: readonly number[], keyOf: (row: number) => string): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const row of rows) {
    const key = keyOf(row)
    const group = groups.get(key)
    if (group) group.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** The trips of one name that hold as a circle; none where they may be chance. */
function heldTrips(
  look: Look,
  outs: readonly number[],
  trips: readonly Trip[],
  insOf: Map<string, number[]>,
): Trip[] {
  const { amount } = look.ledger
  const taken = new Set(trips.flatMap(({ ins }) => ins))
  const smallest = Math.min(...[...taken].map((row) => amount[row] as number))
  const known = new Map<string, boolean>()
  const isHeld = (row: number): boolean => {
    const name = look.nameOf(row)
    let held = known.get(name)
    if (held === undefined) {
      const like = (insOf.get(name) ?? []).filter((each) => (amount[each] as number) * 2 >= smallest)
      known.set(name, (held = shareTaken(like, taken) >= limits.inShare))
    }
    return held
  }
  const held = trips.filter(({ ins }) => ins.every(isHeld))
  const gone = new Set(held.flatMap((trip) => trip.outs))
  const sent = outs.filter((row) => -(amount[row] as number) * 2 >= smallest)
  const amounts = new Set([...gone].map((row) => amount[row]))
  const exact = held.every(({ ins, outs: out }) => sumOf(look, ins) === -sumOf(look, out))
  const enough = held.length >= (exact ? limits.timesExact : limits.times)
  return enough && amounts.size >= limits.amounts && shareTaken(sent, gone) >= limits.outShare ? held : []
}

/** `kites`: pairs of a check or cash and a deposit between own accounts (`transfers.ts`), which are own transfers already. */
export function findCircles(look: Look, kites: readonly (readonly [out: number, back: number])[]): Circles {
  const { ledger, month } = look
  const least = Math.max(limits.leastCents, month * limits.shareOfMonth)
  const outs = look.outgoing.filter(
    (row) =>
      -(ledger.amount[row] as number) >= least &&
      leaves.has(look.classOf(row).debit ?? '') &&
      look.classOf(row).rail !== 'card',
  )
  const ins = look.incoming.filter(
    (row) => !look.classOf(row).cardSales && returns.has(look.classOf(row).rail),
  )
  const insOf = groupBy(ins, look.nameOf)
  const sorted = ins.toSorted(byDay(look))
  const used = new Set<number>()
  const trips: Trip[] = []
  const groups = [...groupBy(outs, look.nameOf)].sort(([, a], [, b]) => sumOf(look, a) - sumOf(look, b))
  for (const [name, group] of groups) {
    if (group.length < limits.timesExact) continue
    const within = name === '' ? { ...limits, least: 1, most: 1 } : limits
    const found = matchSums(look, group.toSorted(byDay(look)), sorted, used, within)
    // Nobody is named on either side: only a share of the checks can go round, the deposits must.
    const held = heldTrips(look, name === '' ? found.flatMap((trip) => trip.outs) : group, found, insOf)
    for (const trip of held) {
      trips.push(trip)
      for (const row of trip.ins) used.add(row)
    }
  }
  const late = steadyTrips(look, notIn(trips, 'outs', outs), notIn(trips, 'ins', sorted))
  const paired = [...trips, ...late, ...cardTrips(look, least)]
  const balanced = balancedRows(look, notIn(paired, 'outs', outs), notIn(paired, 'ins', sorted))
  const weight = limits.weight * month
  const known = [...paired.flatMap((trip) => trip.ins), ...balanced.ins]
  const gone = [...paired.flatMap((trip) => trip.outs), ...balanced.outs]
  const counter = notIn(paired, 'ins', sorted).filter((row) => look.nameOf(row) === '')
  const back = [...known, ...restOfTrips(look, gone, known, counter)]
  const isCircle = back.length > 0 && sumOf(look, back) >= weight
  const named = trips.filter((trip) => trip.ins.every((row) => look.nameOf(row) !== ''))
  const kited = kiteRows(look, kites, weight)
  const lines = [...(isCircle ? [...gone, ...back] : []), ...kited.flat()]
  const sum =
    (isCircle ? sumOf(look, back) : 0) +
    sumOf(
      look,
      kited.map(([, row]) => row),
    )
  const times = (isCircle ? paired.length + balanced.ins.length : 0) + kited.length
  const sure = new Set(named.flatMap((trip) => trip.ins))
  return {
    circle: isCircle ? [...sure] : [],
    unsure: isCircle ? back.filter((row) => !sure.has(row)) : [],
    out: isCircle ? named.flatMap((trip) => trip.outs) : [],
    findings: times > 0 ? [finding(look, 'circle', { actual: times, usdActual: sum }, lines)] : [],
  }
}

/** Rows that no trip has taken. */
function notIn(trips: readonly Trip[], side: 'outs' | 'ins', rows: readonly number[]): number[] {
  const taken = new Set(trips.flatMap((trip) => trip[side]))
  return rows.filter((row) => !taken.has(row))
}

/** Checks of own accounts that go both ways; one way alone fills an account for wages or taxes. */
function kiteRows(
  look: Look,
  pairs: readonly (readonly [out: number, back: number])[],
  weight: number,
): readonly (readonly [out: number, back: number])[] {
  const { account, amount } = look.ledger
  const ways = new Map<string, { count: number; cents: number }>()
  const wayOf = (from: number, to: number): string => `${account[from]} ${account[to]}`
  for (const [out, back] of pairs) {
    const way = ways.get(wayOf(out, back)) ?? { count: 0, cents: 0 }
    ways.set(wayOf(out, back), { count: way.count + 1, cents: way.cents + (amount[back] as number) })
  }
  const isKite = (out: number, back: number): boolean => {
    const [there, here] = [ways.get(wayOf(out, back)), ways.get(wayOf(back, out))]
    if (!there || !here || there.count + here.count < limits.times) return false
    return Math.min(there.cents, here.cents) * 3 >= Math.max(there.cents, here.cents)
  }
  const found = pairs.filter(([out, back]) => isKite(out, back))
  return sumOf(
    look,
    found.map(([, back]) => back),
  ) >= weight
    ? found
    : []
}
