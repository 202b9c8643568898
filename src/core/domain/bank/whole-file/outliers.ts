// One credit that weighs in a month and has no like before or after.
import { exclusion } from '../credit-codes.ts'
import { knownAtStart } from '../known-names.ts'
import { leavingDays, leavingRows } from './leaving.ts'
import { finding, sumOf, type Look, type WholeFileFinding } from './look.ts'

const limits = {
  /** Of a month's income without it. */
  shareOfMonth: 0.1,
  leastCents: 250_000,
  /** With fewer days or credits nothing can be called unusual. */
  daysCovered: 60,
  credits: 6,
  /** Another credit of its kind is like it from so much of it on; two of them make it usual. */
  like: 0.4,
  likes: 2,
  /** Of one payer, or over the counter, they are usual only by so many others, over so many days or so much of the time. */
  likesOfOne: 5,
  likesSpan: 120,
  likesSpanShare: 0.6,
} as const

interface Outliers {
  /** Credits that may be income: nothing else in the file is like them. */
  readonly once: readonly number[]
  readonly findings: readonly WholeFileFinding[]
}

/** What a terminal, a health plan or a marketplace that the tables know pays out is many sales in one; the word 'payout' anybody writes. */
const isManySales = (look: Look, row: number): boolean => {
  const { cardSales, credit, counterparty } = look.classOf(row)
  if (credit === 'marketplace') return knownAtStart(counterparty) !== null
  return cardSales || credit === 'health-claims'
}

/** A transfer without a name is no sale that could stand out. */
const kindOf = (look: Look, row: number): 'sales' | 'moved' | 'paid' => {
  const { rail, counterparty } = look.classOf(row)
  if (rail === 'transfer' && counterparty === '') return 'moved'
  return isManySales(look, row) ? 'sales' : 'paid'
}

/**
 * Whether a credit has its like: of two other payers, or of its own (all that has no name is one) often and long enough. One who sends a few
 * like sums shortly before an application is no customer by that.
 */
function usualOf(look: Look): (row: number) => boolean {
  const { amount, day, from, to } = look.ledger
  const paid = look.incoming.filter((row) => kindOf(look, row) === 'paid')
  const span = Math.min(limits.likesSpan, (to - from + 1) * limits.likesSpanShare)
  return (row) => {
    const least = (amount[row] as number) * limits.like
    const like = paid.filter((other) => other !== row && (amount[other] as number) >= least)
    const name = look.nameOf(row)
    const own = like.filter((other) => look.nameOf(other) === name)
    const others = new Set(like.map(look.nameOf)).size - (own.length > 0 ? 1 : 0)
    if (others >= limits.likes) return true
    const days = [row, ...own].map((each) => day[each] as number)
    return own.length >= limits.likesOfOne && Math.max(...days) - Math.min(...days) >= span
  }
}

/** What went out to each party, cents: what comes back from there is no investor's. */
function paidTo({ ledger: { parties, line, amount, count } }: Look): Map<number, number> {
  const sums = new Map<number, number>()
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) < 0) {
      const party = parties[line[row] as number] as number
      sums.set(party, (sums.get(party) ?? 0) - (amount[row] as number))
    }
  return sums
}

/** Credits above a tenth of a month (the rest of the file's) that are not usual here; an investor's money among them, which may be owed. */
function onceRows(look: Look): number[] {
  const { ledger, month, codes, incoming, settled } = look
  if (ledger.to - ledger.from + 1 < limits.daysCovered || look.credits < limits.credits) return []
  const span = Math.max(30, ledger.to - ledger.from + 1) / 30
  const investment = exclusion.investment
  const invested: number[] = []
  for (let row = 0; row < ledger.count; row++)
    if (
      codes[row] === investment &&
      settled[row] === 0 &&
      ledger.operating[ledger.account[row] as number] === 1
    )
      invested.push(row)
  const laidUp = invested.length ? paidTo(look) : new Map<number, number>()
  const partyOf = (row: number): number => ledger.parties[ledger.line[row] as number] as number
  const isUsual = usualOf(look)
  const isLarge = (cents: number, inMonth: number): boolean =>
    cents >= limits.leastCents && cents > (inMonth - cents / span) * limits.shareOfMonth
  const once = incoming.filter((row) => {
    const cents = ledger.amount[row] as number
    return kindOf(look, row) === 'paid' && isLarge(cents, month) && !isUsual(row)
  })
  return [
    ...once,
    ...invested.filter(
      (row) =>
        isLarge(ledger.amount[row] as number, month + (ledger.amount[row] as number) / span) &&
        (laidUp.get(partyOf(row)) ?? 0) < (ledger.amount[row] as number),
    ),
  ]
}

/** `circles`: credits and debits of money that goes round; what is in it is no outlier, and may leave again. */
export function findOutliers(
  look: Look,
  circles: { readonly ins: readonly number[]; readonly outs: readonly number[] },
): Outliers {
  const once = onceRows(look)
  const leaving = leavingRows(look, [...once, ...circles.ins], new Set(circles.outs))
  const largest = Math.max(0, ...once.map((row) => look.ledger.amount[row] as number))
  const share = look.month > 0 ? Math.round((largest * 10_000) / look.month) : 10_000
  const findings: WholeFileFinding[] = []
  if (once.length)
    findings.push(
      finding(look, 'one-off', { actual: once.length, usdActual: sumOf(look, once), pctActual: share }, once),
    )
  if (leaving.length)
    findings.push(
      finding(
        look,
        'in-and-out',
        { actual: leaving.length, usdActual: sumOf(look, leaving), days: leavingDays },
        leaving,
      ),
    )
  return { once: once.filter((row) => look.codes[row] === 0), findings }
}
