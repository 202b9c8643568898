// Money that goes from one own account to another by check, over the counter or by one rail, where no words say that it is a transfer.
import { bankDayIndex } from '../bank-days.ts'
import type { Ledger } from './ledger.ts'
import type { LineClass } from './line-class.ts'

/**
 * Money that leaves by check or cash and is paid in over the counter, or goes by one rail without a word of a transfer: the same cents, at
 * least so many, within so many bank days. The deposit may post before the check clears, as in a kite.
 */
const handCarriedLeast = 100_000
/** Checks and cash of odd cents meet by chance hardly ever: they count from so much on, so that no kite is too small to see. */
const oddCentsLeast = 20_000
const handCarriedWithinBankDays = 5
/**
 * A check is good for six months (Uniform Commercial Code, 4-404), and whoever wants no one to see a kite lets it lie. So long is looked for
 * odd cents, and for dollars that are no hundreds where it happens so often between two accounts.
 */
const lateWithinBankDays = 15
const timesLate = 3
/** A sum that comes or goes so often without its like is a price or a rent, and meets the other by chance. */
const mostAlone = 2
/** By clearing house or wire two payments may be equal by chance where their sum is round, unless it happens again and again. */
const roundSum = 10_000
const timesOnOneRail = 3

export type HandPair = readonly [out: number, back: number]

/** On which rail money may go from hand to hand: checks and cash against deposits, else one rail against itself. */
export function handRail(rail: LineClass['rail'], isOut: boolean): string {
  if (rail === 'check' || rail === 'cash-out') return isOut ? 'hand' : ''
  if (rail === 'deposit') return isOut ? '' : 'hand'
  return rail === 'unknown' ? '' : rail
}

/** Rows of one sum on one rail: pairs in order of days, whichever side posts first; and how many of each side stay alone. */
function pairsOfSum(
  { account, amount }: Ledger,
  rows: readonly number[],
  bankDay: (row: number) => number,
  within: number,
): { readonly pairs: readonly HandPair[]; readonly alone: readonly [outs: number, ins: number] } {
  const pairs: HandPair[] = []
  const alone: [number, number] = [0, 0]
  let waiting: number[] = []
  const leave = (left: readonly number[]): void => {
    for (const row of left) alone[(amount[row] as number) < 0 ? 0 : 1]++
  }
  for (const row of rows) {
    const isNear = (other: number): boolean => bankDay(row) - bankDay(other) <= within
    leave(waiting.filter((other) => !isNear(other)))
    waiting = waiting.filter(isNear)
    const at = waiting.findIndex(
      (other) => amount[other] === -(amount[row] as number) && account[other] !== account[row],
    )
    if (at < 0) waiting.push(row)
    else {
      const [other] = waiting.splice(at, 1) as [number]
      pairs.push((amount[row] as number) < 0 ? [row, other] : [other, row])
    }
  }
  leave(waiting)
  return { pairs, alone }
}

/** Pairs what leaves one account with what another one takes in, of the same cents, where no words say that it is a transfer. */
export function pairByHand(ledger: Ledger, own: Uint8Array): HandPair[] {
  const { day, amount, account, line, classOf } = ledger
  const index = bankDayIndex(ledger.from, ledger.to)
  const bankDay = (row: number): number => index[(day[row] as number) - ledger.from] as number
  const sums = new Map<string, number[]>()
  for (const row of ledger.pairableRows) {
    const cents = amount[row] as number
    if (Math.abs(cents) < oddCentsLeast || own[row] === 1) continue
    const rail = handRail(classOf(line[row] as number).rail, cents < 0)
    if (rail === '' || (Math.abs(cents) < handCarriedLeast && (rail !== 'hand' || cents % 100 === 0)))
      continue
    const key = `${rail} ${Math.abs(cents)}`
    const rows = sums.get(key)
    if (rows) rows.push(row)
    else sums.set(key, [row])
  }
  const found: HandPair[] = []
  const onOneRail = new Map<string, HandPair[]>()
  const late = new Map<string, HandPair[]>()
  const add = (to: Map<string, HandPair[]>, pair: HandPair): void => {
    const between = [account[pair[0]] as number, account[pair[1]] as number].sort().join(' ')
    const some = to.get(between)
    if (some) some.push(pair)
    else to.set(between, [pair])
  }
  for (const [key, rows] of sums) {
    if (rows.length < 2) continue
    const isHand = key.startsWith('hand')
    const cents = Math.abs(amount[rows[0] as number] as number)
    const mayBeLate = isHand && cents % roundSum !== 0
    const within = mayBeLate ? lateWithinBankDays : handCarriedWithinBankDays
    const { pairs, alone } = pairsOfSum(ledger, rows, bankDay, within)
    if (Math.max(...alone) > mostAlone) continue
    for (const pair of pairs) {
      const apart = Math.abs(bankDay(pair[0]) - bankDay(pair[1]))
      if (!isHand) add(onOneRail, pair)
      else if (apart <= handCarriedWithinBankDays || cents % 100 !== 0) found.push(pair)
      else add(late, pair)
    }
  }
  for (const pairs of onOneRail.values()) {
    const sizes = new Set(pairs.map(([, back]) => amount[back]))
    const again = pairs.length >= timesOnOneRail && sizes.size > 1
    found.push(...pairs.filter(([, back]) => again || (amount[back] as number) % roundSum !== 0))
  }
  for (const pairs of late.values())
    if (new Set(pairs.map(([, back]) => amount[back])).size >= timesLate) found.push(...pairs)
  for (const pair of found) for (const row of pair) own[row] = 1
  return found
}
