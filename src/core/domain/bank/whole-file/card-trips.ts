// Money that goes out and comes back as card sales, less the processor's fee: the holder's own terminal charged with the holder's own money.
import { parseShape } from '../parse/descriptor.ts'
import { shapeOf } from '../parse/words.ts'
import { byDay, type Look } from './look.ts'
import type { Trip } from './round-trips.ts'
import { pairsOf, steadiest, type Pair } from './steady-trips.ts'

/**
 * Processors keep a percentage and some cents of each charge (Square 2.6% + 15c in person, 3.3% + 30c online, 3.5% + 15c keyed; Stripe 2.9% +
 * 30c; PayPal 3.49% + 49c), so of large charges the same share comes back to a thousandth. Who buys what he sells pays other sums.
 */
const limits = {
  bankDays: 5,
  /** What comes back over what went out, and how far the shares may lie apart. */
  least: 0.94,
  most: 0.985,
  apart: 0.0015,
  times: 4,
  amounts: 4,
  /** The largest sum over the smallest. */
  varies: 1.2,
  /** Of what goes to the name in such sums. */
  outShare: 0.7,
  /** As often as chance would have it: pairs fall anywhere between the two shares. */
  overChance: 4,
} as const

/** What may be charged: what is paid by whatever rail, a card's bill too. */
const leaves: ReadonlySet<string> = new Set([
  'purchase',
  'person',
  'own-transfer',
  'check',
  'cash-out',
  'bill',
])

/** Who is paid; a card's shop is not kept with the line, so it is read here, once a shape. */
function payeeNames({ ledger, classOf, nameOf, textOf }: Look): (row: number) => string {
  const shops = new Map<number, string>()
  return (row) => {
    if (classOf(row).rail !== 'card') return nameOf(row)
    const line = ledger.line[row] as number
    let shop = shops.get(line)
    if (shop === undefined) shops.set(line, (shop = `card ${parseShape(shapeOf(textOf(row))).counterparty}`))
    return shop
  }
}

/** `least`: cents of the smallest sum that goes round for a reason. */
export function cardTrips(look: Look, least: number): Trip[] {
  const { amount } = look.ledger
  const sizeOf = (row: number): number => Math.abs(amount[row] as number)
  const outs = look.outgoing
    .filter((row) => sizeOf(row) >= least && leaves.has(look.classOf(row).debit ?? ''))
    .toSorted(byDay(look))
  const ins = look.incoming.filter((row) => look.classOf(row).cardSales).toSorted(byDay(look))
  if (outs.length < limits.times || ins.length < limits.times) return []
  const payeeOf = payeeNames(look)
  const trips: Trip[] = []
  const used = new Set<number>()
  for (const pairs of pairsOf(look, outs, ins, limits, { payee: payeeOf, payer: look.nameOf }).values()) {
    const open = pairs.filter(({ out, back }) => !used.has(out) && !used.has(back))
    if (open.length < limits.times) continue
    const found = steadiest(open, limits.apart)
    const byChance = (open.length * limits.apart) / (limits.most - limits.least)
    if (found.length < Math.max(limits.times, byChance * limits.overChance)) continue
    const sizes = found.map(({ out }) => sizeOf(out))
    const smallest = Math.min(...sizes)
    const payee = payeeOf((found[0] as Pair).out)
    const alike = outs.filter((row) => payeeOf(row) === payee && sizeOf(row) * 2 >= smallest)
    if (
      new Set(sizes).size < limits.amounts ||
      Math.max(...sizes) < smallest * limits.varies ||
      found.length < alike.length * limits.outShare
    )
      continue
    for (const { out, back } of found) {
      trips.push({ outs: [out], ins: [back] })
      used.add(out).add(back)
    }
  }
  return trips
}
