// Groups debits and credits by the party behind them: a known lender, or the same name in other words.
import { lenders } from '#core/codes/lenders.ts'
import type { Ledger } from './ledger.ts'
import type { Debit, Funding } from './runs.ts'

export interface Party {
  readonly name: string
  /** Index in `lenders`, or -1. */
  readonly lender: number
  /** 95 known lender, 75 words of the trade, 50 the rhythm alone. */
  readonly confidence: 95 | 75 | 50
  readonly debits: Debit[]
  readonly fundings: Funding[]
}

// Words that banks put around a name.
const noise = new Set(
  (
    'ach debit debits credit ppd ccd web tel ctx des id indn co name orig trace sec entry descr desc payment payments pmt pymt ' +
    'pmts withdrawal electronic preauthorized recurring online external corp inc llc the transaction type bill autopay auto pay ' +
    'daily weekly date eff number no ref reference conf confirmation to from for of and'
  ).split(' '),
)
const nameWords = (text: string): string[] =>
  text.split(' ').filter((word) => !/\d/.test(word) && !noise.has(word))
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Share of words that two names have in common, 0-1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let common = 0
  for (const word of a) if (b.has(word)) common++
  return common / (a.size + b.size - common)
}

/** Names are compared pairwise only among so many: beyond that only equal names join. */
const comparedNames = 300
const sameName = 0.85

/** `candidates`: numbers of descriptors. */
function nameParties(
  ledger: Ledger,
  candidates: readonly number[],
  partyOf: Int32Array,
  parties: Party[],
): void {
  const known: { words: Set<string>; party: number }[] = []
  const exact = new Map<string, number>()
  for (const line of candidates) {
    const text = ledger.textOf(line)
    const list = nameWords(text)
    const words = new Set(list.length > 0 ? list : text.split(' '))
    const key = [...words].sort().join(' ')
    let party = exact.get(key)
    if (party === undefined && known.length <= comparedNames)
      party = known.find((other) => likeness(other.words, words) >= sameName)?.party
    if (party === undefined) {
      const name = [...words].slice(0, 4).map(capital).join(' ')
      party =
        parties.push({
          name,
          lender: -1,
          confidence: ledger.classOf(line).debit === 'advance-words' ? 75 : 50,
          debits: [],
          fundings: [],
        }) - 1
      known.push({ words, party })
    }
    exact.set(key, party)
    partyOf[line] = party
  }
}

/** Fewer debits than this make no series without a known name. */
const fewestDebits = 4

/**
 * Per descriptor: whether its debits could be a series of one payment. One amount holds the majority (found by voting,
 * in one pass), or the amounts hardly vary; a supplier's invoices do neither and need no closer look.
 */
function steadyLines(ledger: Ledger, operating: readonly boolean[]): Uint8Array {
  const { classes, line, amount, account } = ledger
  const { length } = classes
  const sought = classes.map(({ debit, returned }) => debit === 'unknown' && !returned)
  const count = new Int32Array(length)
  const sum = new Float64Array(length)
  const squares = new Float64Array(length)
  const leader = new Float64Array(length)
  const votes = new Int32Array(length)
  for (let row = 0; row < ledger.count; row++) {
    const number = line[row] as number
    const cents = amount[row] as number
    if (cents >= 0 || !sought[number] || !operating[account[row] as number]) continue
    count[number]!++
    sum[number]! += cents
    squares[number]! += cents * cents
    if (votes[number] === 0) leader[number] = cents
    votes[number]! += leader[number] === cents ? 1 : -1
  }
  const steady = new Uint8Array(length)
  for (let number = 0; number < length; number++) {
    const times = count[number] as number
    if (times < fewestDebits) continue
    const mean = (sum[number] as number) / times
    const hardlyVaries = (squares[number] as number) / times - mean * mean <= 0.0101 * mean * mean
    if (hardlyVaries || (votes[number] as number) * 5 >= times) steady[number] = 1
  }
  return steady
}

/**
 * Parties that may be lenders, with their debits (operating accounts) and, for known lenders and names of the trade,
 * the credits that look like fundings. Bills, payroll, taxes, card payments and own transfers are no parties.
 */
export function findParties(ledger: Ledger): Party[] {
  const { classes, classOf, line, amount, day, order } = ledger
  const operating = ledger.accounts.map((use) => use.use === 'operating')
  const steady = steadyLines(ledger, operating)
  const parties: Party[] = []
  const partyOf = new Int32Array(classes.length).fill(-1)
  const byLender = new Map<number, number>()
  const named: number[] = []
  classes.forEach((found, number) => {
    if (found.lender >= 0) {
      let party = byLender.get(found.lender)
      if (party === undefined) {
        const name = lenders[found.lender]?.name ?? ''
        party = parties.push({ name, lender: found.lender, confidence: 95, debits: [], fundings: [] }) - 1
        byLender.set(found.lender, party)
      }
      partyOf[number] = party
    } else if (!found.returned && (found.debit === 'advance-words' || steady[number] === 1))
      named.push(number)
  })
  nameParties(ledger, named, partyOf, parties)
  if (parties.length === 0) return parties
  for (const row of order) {
    const number = partyOf[line[row] as number] as number
    if (number < 0) continue
    const party = parties[number]
    if (!party || !operating[ledger.account[row] as number]) continue
    const cents = amount[row] as number
    if (cents < 0) party.debits.push({ row, day: day[row] as number, cents: -cents, returned: false })
    else if (party.confidence > 50 && !classOf(line[row] as number).returned)
      party.fundings.push({ row, day: day[row] as number, cents })
  }
  return parties
}
