// Groups debits and credits by the party behind them: a known lender, or an equal name, cut or whole.
import { lenderAt } from '#core/codes/all-lenders.ts'
import type { Ledger } from './ledger.ts'
import type { LineClass } from './line-class.ts'
import type { Debit, Funding } from './runs.ts'

export interface Party {
  name: string
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** The name ends in a word of the trade. */
  hasTradeWords: boolean
  readonly debits: Debit[]
  readonly fundings: Funding[]
  /** Other money that came in under the name of a party that no table knows: it may have funded what is drawn. */
  readonly credits: Funding[]
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
const titled = (name: string): string => name.split(' ').slice(0, 4).map(capital).join(' ')

/** Money of somebody whom no table knows: it may be a customer's, or a funder's. */
const mayFund = ({ credit }: LineClass): boolean =>
  credit === 'advance-funding' ||
  credit === 'unclassed' ||
  credit === 'ach-customer' ||
  credit === 'wire-customer'

/** Fewer debits than this make no series without a known name. */
const fewestDebits = 4

/** Whether a debit may be a payment to a lender: drawn by the clearing house, and no bill, purchase by card, person or own transfer. */
const mayBeLenders = ({ credit, debit, confidence, rail, lender }: LineClass): boolean =>
  credit === 'advance-funding' ||
  lender >= 0 ||
  debit === 'lender' ||
  (debit === 'purchase' && confidence <= 50 && (rail === 'ach' || rail === 'unknown'))

/** Of debits that vary so many are read where money of their own party came in before, rarely, each so many times the mean debit. */
const fewestShares = 6
const mostFundings = 8
const leastTimes = 10

/** So many debits of two or three amounts, each of them a quarter and more: a payment that was changed, or is drawn in parts. */
const fewestOfTwo = 8
const candidates = 3

/** One vote for an amount among the candidates from `first` on: whoever has none makes way (Misra and Gries, 1982). */
function vote(leaders: Float64Array, votes: Int32Array, first: number, cents: number): void {
  let free = -1
  for (let at = first; at < first + candidates; at++) {
    if (votes[at] === 0) free = at
    else if (leaders[at] === cents) {
      votes[at]!++
      return
    }
  }
  if (free >= 0) {
    leaders[free] = cents
    votes[free] = 1
    return
  }
  for (let at = first; at < first + candidates; at++) votes[at]!--
}

/**
 * Per party, whether its debits could be a series of one payment: one amount holds a good part of them, or two or three do together (found by voting, in one pass), or
 * the amounts hardly vary; or money of its own came in first, which they may repay as a share of sales. A supplier's invoices do neither and need
 * no closer look.
 */
function steadyParties(ledger: Ledger, sought: readonly boolean[], size: number): Int32Array {
  const { line, amount, account, parties, operating, classes } = ledger
  const mayFundIts = classes.map(mayFund)
  const came = new Int32Array(size)
  const least = new Float64Array(size).fill(Infinity)
  const count = new Int32Array(size)
  const sum = new Float64Array(size)
  const squares = new Float64Array(size)
  const leaders = new Float64Array(size * candidates)
  const votes = new Int32Array(size * candidates)
  const debits: number[] = []
  for (let row = 0; row < ledger.count; row++) {
    const cents = amount[row] as number
    const party = parties[line[row] as number] as number
    if (operating[account[row] as number] === 0) continue
    if (cents > 0 && mayFundIts[line[row] as number]) {
      came[party]!++
      least[party] = Math.min(least[party] as number, cents)
    }
    if (cents >= 0 || !sought[line[row] as number]) continue
    debits.push(row)
    count[party]!++
    sum[party]! += cents
    squares[party]! += cents * cents
    vote(leaders, votes, party * candidates, cents)
  }
  // The vote names every amount that holds more than a quarter; only its count does not depend on the order of the lines.
  const held = new Int32Array(size * candidates)
  for (const row of debits) {
    const first = (parties[line[row] as number] as number) * candidates
    for (let at = first; at < first + candidates; at++) if (leaders[at] === amount[row]) held[at]!++
  }
  return count.map((times, party) => {
    if (times < fewestDebits) return 0
    const mean = (sum[party] as number) / times
    const hardlyVaries = (squares[party] as number) / times - mean * mean <= 0.0101 * mean * mean
    const isFunded = came[party]! > 0 && came[party]! <= mostFundings && times >= fewestShares
    if (isFunded && (least[party] as number) >= -mean * leastTimes) return 1
    const shares = [...held.subarray(party * candidates, (party + 1) * candidates)]
    const isOne = hardlyVaries || shares.some((share) => share * 5 >= times * 3)
    const ofFew = shares.reduce((all, share) => all + (share * 4 > times ? share : 0), 0)
    return isOne || (times >= fewestOfTwo && ofFew * 4 >= times * 3) ? 1 : 0
  })
}

/** Parties that may be lenders, with their debits (operating accounts) and the credits of known lenders and names of the trade. */
export function findParties(ledger: Ledger): Party[] {
  const { classes, line, amount, day, order, operating } = ledger
  const sought = classes.map(mayBeLenders)
  const size = ledger.parties.reduce((most, party) => Math.max(most, party + 1), 0)
  const steady = steadyParties(ledger, sought, size)
  const byNumber = new Map<number, Party>()
  const partyOf = classes.map((found, number): Party | null => {
    const key = ledger.parties[number] as number
    if (!sought[number] || (found.lender < 0 && steady[key] === 0 && found.credit !== 'advance-funding'))
      return null
    const known = byNumber.get(key)
    const name = lenderAt(found.lender)?.name ?? titled(found.counterparty || 'unnamed')
    if (known) {
      // One name however the lines are ordered: the longest, as banks cut names.
      if (name.length > known.name.length || (name.length === known.name.length && name < known.name))
        known.name = name
      known.hasTradeWords ||= found.hasTradeWords
      return known
    }
    const party: Party = {
      name,
      lender: found.lender,
      hasTradeWords: found.hasTradeWords,
      debits: [],
      fundings: [],
      credits: [],
    }
    byNumber.set(key, party)
    return party
  })
  if (byNumber.size === 0) return []
  // A payoff by wire and money of no class stand under the same name as the payments.
  const seenAs = classes.map((found, number): Party | null => {
    if (partyOf[number]) return partyOf[number] ?? null
    const party = byNumber.get(ledger.parties[number] as number)
    return party && (found.debit === 'purchase' ? found.rail === 'wire' : mayFund(found)) ? party : null
  })
  for (const row of order) {
    const number = line[row] as number
    const party = seenAs[number]
    if (!party || operating[ledger.account[row] as number] === 0) continue
    const cents = amount[row] as number
    const { credit } = classes[number] as LineClass
    if (cents < 0) party.debits.push({ row, day: day[row] as number, cents: -cents, returned: false })
    else if (credit === 'advance-funding' || credit === 'loan-proceeds')
      party.fundings.push({ row, day: day[row] as number, cents })
    else if (party.lender < 0 && cents > 0) party.credits.push({ row, day: day[row] as number, cents })
  }
  // Whoever is surer of what they are comes first, and the order of the lines changes nothing.
  const rank = (party: Party): number => (party.lender >= 0 ? 0 : party.hasTradeWords ? 1 : 2)
  return [...byNumber.values()].sort(
    (a, b) =>
      rank(a) - rank(b) ||
      (a.name < b.name ? -1 : a.name > b.name ? 1 : 0) ||
      (a.debits[0]?.day ?? 0) - (b.debits[0]?.day ?? 0),
  )
}
