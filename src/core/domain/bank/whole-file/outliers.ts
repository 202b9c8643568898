// One credit that weighs in a month and has no like before or after, and money that leaves within days of coming.
import { exclusion } from '../credit-codes.ts'
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
  /** In-and-out: days, the share that leaves, and what each debit is of it at least. */
  days: 8,
  leaves: 0.8,
  each: 0.25,
  /** So many debits of one payee are usual, whatever came in. */
  usual: 3,
} as const

interface Outliers {
  /** Credits that may be income: nothing else in the file is like them. */
  readonly once: readonly number[]
  readonly findings: readonly WholeFileFinding[]
}

/** What a shop's terminal pays out is many sales in one. */
const kindOf = (look: Look, row: number): 'sales' | 'paid' => {
  const { cardSales, credit } = look.classOf(row)
  return cardSales || credit === 'health-claims' ? 'sales' : 'paid'
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
  const isUsual = usualOf(look)
  const isLarge = (cents: number, inMonth: number): boolean =>
    cents >= limits.leastCents && cents > (inMonth - cents / span) * limits.shareOfMonth
  const once = incoming.filter((row) => {
    const cents = ledger.amount[row] as number
    return kindOf(look, row) === 'paid' && isLarge(cents, month) && !isUsual(row)
  })
  return [
    ...once,
    ...invested.filter((row) =>
      isLarge(ledger.amount[row] as number, month + (ledger.amount[row] as number) / span),
    ),
  ]
}

/** Of these credits those of which most leaves within eight days, by few debits that are not usual here. */
function leavingRows(look: Look, candidates: readonly number[], circleOut: ReadonlySet<number>): number[] {
  const { ledger } = look
  const { day, amount } = ledger
  const counts = new Map<string, number>()
  const debits = look.outgoing.filter((row) => {
    const { debit, lender } = look.classOf(row)
    return debit !== 'bill' && lender < 0
  })
  for (const row of debits) {
    const name = look.nameOf(row)
    if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const isUsual = (row: number): boolean =>
    !circleOut.has(row) && (counts.get(look.nameOf(row)) ?? 0) >= limits.usual
  const dayOf = (row: number): number => day[row] as number
  const unusual = [...new Set([...debits.filter((row) => !isUsual(row)), ...circleOut])].sort(
    (a, b) => dayOf(a) - dayOf(b),
  )
  let from = 0
  return candidates
    .toSorted((a, b) => dayOf(a) - dayOf(b))
    .filter((row) => {
      const cents = amount[row] as number
      while (from < unusual.length && dayOf(unusual[from] as number) < dayOf(row)) from++
      let gone = 0
      for (let i = from; i < unusual.length && dayOf(unusual[i] as number) <= dayOf(row) + limits.days; i++)
        if (-(amount[unusual[i] as number] as number) >= cents * limits.each)
          gone -= amount[unusual[i] as number] as number
      return gone >= cents * limits.leaves
    })
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
        { actual: leaving.length, usdActual: sumOf(look, leaving), days: limits.days },
        leaving,
      ),
    )
  return { once: once.filter((row) => look.codes[row] === 0), findings }
}
