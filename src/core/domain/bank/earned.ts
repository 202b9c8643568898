// Who has earned the name of a customer: a payer who comes again at like amounts, and the many people by whom a business lives.
import type { Trade } from '#core/codes/trade-buyers.ts'
import { evidenceCode, exclusion, unclassed } from './credit-codes.ts'
import { doubtfulInvoices, isDoubtful, roundCash, tradeOf, type ComingPayer } from './doubtful-payers.ts'
import { buyerOf, earnedByTrade } from './earned-by-trade.ts'
import type { Ledger } from './ledger.ts'

/** A payer comes on so many days, over so many days, and each of its credits has so many others like it. */
const fewestDays = 3
const leastSpanDays = 21
const fewestLike = 2
/** 'Like' is up to so many times as much or as little. */
const likeFactor = 3
/** A party to whom so large a part went back is no customer: money goes round. Percent. */
const mostPaidBack = 15
/** Customers pay bills; who pays in round sums of this (cents) and of this size may as well lend or move money. */
const roundTo = 50_000
const roundFrom = 100_000
/** A business whom so many companies pay again and again is paid in round sums too; one of them holds at most this part of it. */
const fewestPayers = 4
const mostOfOnePayer = 0.4

/** A business that people pay by app: so many of them, so many credits, in so many months; each credit of about the usual size. */
const fewestPeople = 6
const fewestOfPeople = 20
const fewestMonths = 3
const usualFactor = 2

/** An insurer that pays once settles a loss; one that pays again and again pays for repairs. */
const claimPaid = exclusion['insurance-payout']

interface Credit {
  readonly row: number
  readonly day: number
  readonly cents: number
}

interface Candidate {
  readonly credits: Credit[]
  /** Cents that went out to the same party. */
  back: number
}

const isRound = ({ cents }: Credit): boolean => cents >= roundFrom && cents % roundTo === 0

/** Open credits of payers who may earn it, by party and rail, and what went out to the same parties. */
function candidatesOf(ledger: Ledger, codes: Uint8Array): Map<number, Candidate> {
  const { order, amount, day, line, account, operating, parties, classes } = ledger
  const all = new Map<number, Candidate>()
  for (const row of order) {
    const number = line[row] as number
    const isOpen = codes[row] === unclassed || codes[row] === claimPaid
    if (!isOpen || !classes[number]?.mayEarn || !operating[account[row] as number]) continue
    const party = parties[number] as number
    let found = all.get(party)
    if (!found) all.set(party, (found = { credits: [], back: 0 }))
    found.credits.push({ row, day: day[row] as number, cents: amount[row] as number })
  }
  if (all.size === 0) return all
  for (let row = 0; row < ledger.count; row++) {
    const cents = amount[row] as number
    const found = cents < 0 ? all.get(parties[line[row] as number] as number) : undefined
    if (found) found.back -= cents
  }
  return all
}

interface Coming extends ComingPayer {
  readonly earned: readonly Credit[]
  /** Most of what this payer sends is in round sums. */
  readonly isRound: boolean
}

/** Those credits of one payer that have others like them on other days. */
function earnedByComing(credits: readonly Credit[], back: number): readonly Credit[] {
  const first = credits[0]
  const last = credits[credits.length - 1]
  if (!first || !last || last.day - first.day < leastSpanDays) return []
  if (new Set(credits.map(({ day }) => day)).size < fewestDays) return []
  const sum = credits.reduce((total, { cents }) => total + cents, 0)
  if (back * 100 > sum * mostPaidBack) return []
  const sorted = [...credits].sort((a, b) => a.cents - b.cents)
  let low = 0
  let high = 0
  return sorted.filter(({ cents }) => {
    while ((sorted[low] as Credit).cents * likeFactor < cents) low++
    while (high < sorted.length && (sorted[high] as Credit).cents <= cents * likeFactor) high++
    return high - low - 1 >= fewestLike
  })
}

type Doubts = ReturnType<typeof isDoubtful>

/** Payers who come again; those who send round sums only where many do and none of them stands out. */
function earnedByPayers(coming: readonly Coming[], isInDoubt: Doubts): Credit[] {
  const sumOf = ({ earned }: Coming): number => earned.reduce((sum, { cents }) => sum + cents, 0)
  const total = coming.reduce((sum, each) => sum + sumOf(each), 0)
  return coming
    .filter(
      (each) =>
        !isInDoubt(each) &&
        (!each.isRound || (coming.length >= fewestPayers && sumOf(each) <= total * mostOfOnePayer)),
    )
    .flatMap(({ earned }) => earned)
}

/** Those credits of many people that are of the usual size. */
function earnedByRhythm(ledger: Ledger, people: readonly (readonly Credit[])[]): Credit[] {
  const credits = people.flat()
  const months = new Set(credits.map(({ day }) => Math.floor((ledger.to - day) / 30)))
  if (people.length < fewestPeople || credits.length < fewestOfPeople || months.size < fewestMonths) return []
  const sorted = credits.map(({ cents }) => cents).sort((a, b) => a - b)
  const usual = sorted[sorted.length >> 1] as number
  return credits.filter(({ cents }) => cents <= usual * usualFactor)
}

/** Open credits of buyers of this trade: those with a second thing become income, the others are marked and stay open. */
function markBuyers(
  { line, classes }: Ledger,
  codes: Uint8Array,
  evidence: Uint8Array,
  trade: Trade,
  payers: readonly Candidate[],
  mark: (credits: readonly Credit[], is: 'trade') => void,
): void {
  for (const { credits, back } of payers) {
    const text = classes[line[(credits[0] as Credit).row] as number]
    const buyer = text ? buyerOf(trade, text.counterparty) : null
    if (!text || !buyer) continue
    for (const { row } of credits) if (codes[row] === unclassed) evidence[row] = evidenceCode.trade
    const isOfBusiness = text.rail === 'ach' || text.rail === 'wire' || text.rail === 'rtp'
    const earned = earnedByTrade(credits, back, buyer, isOfBusiness)
    mark(
      earned.filter(({ row }) => codes[row] === unclassed),
      'trade',
    )
  }
}

/**
 * Gives open credits of payers who earned it the code of income, in `codes`. Per row: why a credit is a sale (`evidences`); 0 = it is none.
 * The order of the lines decides nothing. `trade`: the applicant's, where its buyers are known; where that alone speaks for a credit it stays
 * open, and its evidence says so.
 */
export function earnRevenue(ledger: Ledger, codes: Uint8Array, trade: Trade | null = null): Uint8Array {
  const { amount, line, classes, count } = ledger
  const evidence = new Uint8Array(count)
  const byLine = classes.map((found) => (found.evidence === null ? 0 : evidenceCode[found.evidence]))
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0 && codes[row] === 0) evidence[row] = byLine[line[row] as number] as number
  const mark = (credits: readonly Credit[], is: 'repeat' | 'rhythm' | 'trade'): void => {
    for (const { row } of credits) {
      codes[row] = 0
      evidence[row] = evidenceCode[is]
    }
  }
  const living = tradeOf(ledger, codes, evidence)
  for (const row of roundCash(ledger, codes, living)) {
    codes[row] = unclassed
    evidence[row] = 0
  }
  const people: Credit[][] = []
  const payers: Coming[] = []
  const months = Math.max(30, ledger.to - ledger.from + 1) / 30
  const candidates = [...candidatesOf(ledger, codes).values()]
  for (const { credits, back } of candidates) {
    const found = classes[line[(credits[0] as Credit).row] as number]
    const earned = earnedByComing(credits, back)
    const isPerson = found?.rail === 'person'
    payers.push({
      earned,
      isRound: credits.filter(isRound).length * 2 > credits.length,
      isPerson,
      name: found?.counterparty ?? '',
      isKnown: codes[(credits[0] as Credit).row] === claimPaid,
      month: earned.reduce((sum, { cents }) => sum + cents, 0) / months,
    })
    if (isPerson) people.push(credits)
  }
  const coming = payers.filter(({ earned }) => earned.length > 0)
  for (const row of doubtfulInvoices(ledger, codes, evidence, living, coming)) {
    codes[row] = unclassed
    evidence[row] = 0
  }
  const isInDoubt = isDoubtful(ledger, living, coming)
  mark(earnedByPayers(coming, isInDoubt), 'repeat')
  mark(
    earnedByRhythm(ledger, people).filter(({ row }) => codes[row] === unclassed),
    'rhythm',
  )
  if (trade) {
    const others = candidates.filter((_, at) => !isInDoubt(payers[at] as Coming))
    markBuyers(ledger, codes, evidence, trade, others, mark)
  }
  return evidence
}
