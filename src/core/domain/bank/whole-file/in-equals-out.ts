// Whether what comes in goes out to others again: weeks that are equal in and out, or days whose sum is paid on to the cent.
import { exclusion, unclassed } from '../credit-codes.ts'
import type { Look } from './look.ts'
import { subsetOf } from '../subset.ts'

const limits = {
  /**
   * Weeks, or twos of them: out over in is the same, within so much, in so many of the periods (an agent keeps his share of each), how many
   * are needed, and how much they must vary. A thin margin makes months alike, hardly weeks; and what cards bring is a shop's.
   */
  unequal: 0.03,
  keeps: 0.15,
  mostOut: 1.04,
  equalPeriods: 0.75,
  cardShare: 0.3,
  periods: 10,
  varies: 0.1,
  leastPerPeriod: 200_000,
  periodsRead: 26,
  /** What came in on a day, against some of what goes out so many bank days around it: to the cent, so often, in so many sums. */
  bankDays: 3,
  mostTried: 10,
  mostNear: 60,
  leastCents: 20_000,
  days: 4,
  sums: 2,
  /** Of what came in. */
  weight: 0.3,
  /** An agent's credits, each answered by one debit of the same share of it within so much, so often, this part of what came in. */
  agentDays: 5,
  agentLeast: 0.75,
  agentApart: 0.01,
  agentTimes: 10,
  agentWeight: 0.5,
  /** So many times as often as a share elsewhere. */
  agentOverChance: 4,
} as const

/** What an owner takes of what is left each week makes in and out equal too. */
const drawn: ReadonlySet<string> = new Set(['check', 'cash-out', 'own-transfer'])

/** By weeks back from the last day, cents: what came in and went out; and what comes to it for who settles sales between others. */
interface Weeks {
  readonly cameIn: Float64Array
  readonly wentOut: Float64Array
  /** Buyers' loans come in, sellers' lenders are paid, by checks of odd cents too, which no owner draws. */
  readonly lent: Float64Array
  readonly settled: Float64Array
  readonly cards: number
}

function weeksOf({ ledger, own, codes, classOf }: Look): Weeks {
  const size = Math.min(limits.periodsRead * 2, Math.floor((ledger.to - ledger.from + 1) / 7))
  const [cameIn, wentOut] = [new Float64Array(size), new Float64Array(size)]
  const [lent, settled] = [new Float64Array(size), new Float64Array(size)]
  const loan = exclusion['loan-proceeds']
  let cards = 0
  for (let row = 0; row < ledger.count; row++) {
    const at = Math.floor((ledger.to - (ledger.day[row] as number)) / 7)
    if (at >= size || own[row] === 1 || ledger.operating[ledger.account[row] as number] === 0) continue
    const cents = ledger.amount[row] as number
    const { lender, debit, cardSales } = classOf(row)
    if (cents > 0) {
      const code = codes[row] as number
      if (code === loan) lent[at]! += cents
      if (code !== 0 && code !== unclassed) continue
      cameIn[at]! += cents
      if (cardSales) cards += cents
    } else if (lender >= 0 || (debit === 'check' && cents % 100 !== 0)) settled[at]! -= cents
    else if (!drawn.has(debit ?? '')) wentOut[at]! -= cents
  }
  return { cameIn, wentOut, lent, settled, cards }
}

/** Sums of so many weeks each. */
const byPeriods = (weeks: Float64Array, length: number): Float64Array =>
  Float64Array.from({ length: Math.min(limits.periodsRead, Math.floor(weeks.length / length)) }, (_, at) =>
    weeks.subarray(at * length, (at + 1) * length).reduce((sum, cents) => sum + cents, 0),
  )
const plus = (one: Float64Array, other: Float64Array): Float64Array =>
  one.map((cents, at) => cents + (other[at] as number))

/** Whether the same share of what comes in goes out again within these periods, the next one at the latest, while they differ. */
function isSameShare(cameIn: Float64Array, wentOut: Float64Array): boolean {
  const count = cameIn.length
  // Periods without income tell nothing of a business that rests.
  const busy = cameIn.filter((cents) => cents > 0)
  const mean = busy.reduce((sum, each) => sum + each, 0) / busy.length
  if (busy.length < limits.periods || mean < limits.leastPerPeriod) return false
  const spread = Math.sqrt(busy.reduce((sum, each) => sum + (each - mean) ** 2, 0) / busy.length)
  if (spread < mean * limits.varies) return false
  return [0, 1].some((lag) => {
    // Period 0 is the last: what came in it may go out later.
    const shares: number[] = []
    for (let at = lag; at < count; at++)
      if ((cameIn[at] as number) > 0) shares.push((wentOut[at - lag] as number) / (cameIn[at] as number))
    const usual = shares.sort((one, other) => one - other)[shares.length >> 1] ?? 0
    if (usual < 1 - limits.keeps || usual > limits.mostOut) return false
    const equal = shares.filter((share) => Math.abs(share - usual) <= limits.unequal).length
    return equal >= shares.length * limits.equalPeriods
  })
}

function isEqualInOut({ cameIn, wentOut, lent, settled }: Weeks): boolean {
  const sides = [
    [cameIn, wentOut],
    [plus(cameIn, lent), plus(wentOut, settled)],
  ] as const
  return [1, 2].some((weeks) =>
    sides.some(([came, went]) => isSameShare(byPeriods(came, weeks), byPeriods(went, weeks))),
  )
}

/** Credits of days whose sum is paid on to the cent, in other parts than they came in; none where that may be chance. */
function paidOnToTheCent(look: Look): number[] {
  const { amount, day, account, operating, order } = look.ledger
  const days = new Map<number, number[]>()
  const debits: number[] = []
  let all = 0
  for (const row of order) {
    const cents = amount[row] as number
    if (Math.abs(cents) < limits.leastCents || operating[account[row] as number] === 0) continue
    if (look.own[row] === 1 || (cents > 0 && look.codes[row] !== 0 && look.codes[row] !== unclassed)) continue
    const { cardSales, lender } = look.classOf(row)
    if (cents < 0) {
      if (lender < 0) debits.push(row)
      continue
    }
    all += cents
    if (cardSales) continue
    const at = day[row] as number
    const rows = days.get(at)
    if (rows) rows.push(row)
    else days.set(at, [row])
  }
  const used = new Set<number>()
  const sums = new Set<number>()
  const passed: number[] = []
  let found = 0
  let cents = 0
  let from = 0
  for (const rows of days.values()) {
    const at = look.bankDay(rows[0] as number)
    const sum = rows.reduce((total, row) => total + (amount[row] as number), 0)
    while (from < debits.length && look.bankDay(debits[from] as number) < at - limits.bankDays) from++
    const near: number[] = []
    for (let i = from; i < debits.length && look.bankDay(debits[i] as number) <= at + limits.bankDays; i++)
      if (!used.has(debits[i] as number)) near.push(debits[i] as number)
    // Round sums are equal by chance, and so is any sum among many; one that is one payment is a refund or a circle.
    if (sum % 100 === 0 || near.length > limits.mostNear) continue
    const parts = subsetOf(near, (row) => -(amount[row] as number), sum, limits.mostTried)
    if (parts.length < 2) continue
    for (const row of parts) used.add(row)
    sums.add(sum)
    passed.push(...rows)
    found++
    cents += sum
  }
  return found >= limits.days && sums.size >= limits.sums && cents >= all * limits.weight ? passed : []
}

/** Credits of an agent, who pays the same share of each on to somebody; none where it may be chance. */
function paidOnInShares(look: Look): number[] {
  const { amount } = look.ledger
  const ins = look.incoming.filter((row) => !look.classOf(row).cardSales)
  const outs = look.outgoing.filter((row) => {
    const { lender, rail } = look.classOf(row)
    return lender < 0 && rail !== 'card'
  })
  const answers: { readonly row: number; readonly out: number; readonly share: number }[] = []
  let from = 0
  for (const row of ins) {
    const at = look.bankDay(row)
    while (from < outs.length && look.bankDay(outs[from] as number) < at - limits.agentDays) from++
    for (let i = from; i < outs.length && look.bankDay(outs[i] as number) <= at + limits.agentDays; i++) {
      const out = outs[i] as number
      const share = -(amount[out] as number) / (amount[row] as number)
      if (share >= limits.agentLeast && share < 1) answers.push({ row, out, share })
    }
  }
  if (answers.length < limits.agentTimes) return []
  answers.sort((a, b) => a.share - b.share)
  let [best, low, start] = [0, 0, 0]
  answers.forEach(({ share }, high) => {
    while (share - (answers[low]?.share ?? 0) > limits.agentApart) low++
    if (high - low + 1 > best) [best, start] = [high - low + 1, low]
  })
  const elsewhere = ((answers.length - best) * limits.agentApart) / (1 - limits.agentLeast)
  const used = new Set<number>()
  const passed = answers
    .slice(start, start + best)
    .filter(({ row, out }) => {
      if (used.has(row) || used.has(out)) return false
      used.add(row).add(out)
      return true
    })
    .map(({ row }) => row)
  const sum = (rows: readonly number[]): number =>
    rows.reduce((cents, row) => cents + (amount[row] as number), 0)
  const isOften =
    passed.length >= Math.max(limits.agentTimes, elsewhere * limits.agentOverChance) &&
    new Set(passed.map((row) => amount[row])).size >= limits.agentTimes
  return isOften && sum(passed) >= sum(look.incoming) * limits.agentWeight ? passed : []
}

/** Credits of a business that keeps hardly anything of them and pays them on within days. */
export function paidOnWithinDays(look: Look): readonly number[] {
  const weeks = weeksOf(look)
  const income = weeks.cameIn.reduce((sum, cents) => sum + cents, 0)
  if (weeks.cards > income * limits.cardShare) return []
  if (isEqualInOut(weeks)) return look.incoming
  const toTheCent = paidOnToTheCent(look)
  return toTheCent.length > 0 ? toTheCent : paidOnInShares(look)
}
