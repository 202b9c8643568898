// Money moved between the merchant's own accounts, and hints of accounts that were not shown.
import type { Ledger } from './ledger.ts'
import { bankDayIndex } from '../bank-days.ts'
import type { BankAnalysis } from '../underwriting.ts'
import { creditCode, exclusion } from './credit-codes.ts'
import type { LineClass } from './line-class.ts'

/** Two sides of a transfer post within so many bank days. */
const pairWithinBankDays = 3
/**
 * Money that leaves by check or cash and is paid in over the counter, or goes by one rail without a word of a transfer: the same cents, at
 * least so many, within so many bank days. The deposit may post before the check clears, as in a kite.
 */
const handCarriedLeast = 100_000
/** Checks and cash of odd cents meet by chance hardly ever: they count from so much on, so that no kite is too small to see. */
const oddCentsLeast = 20_000
const handCarriedWithinBankDays = 5
/** A sum that comes or goes so often without its like is a price or a rent, and meets the other by chance. */
const mostAlone = 2
/** By clearing house or wire two payments may be equal by chance where their sum is round, unless it happens again and again. */
const roundSum = 10_000
const timesOnOneRail = 3
const undisclosedTimes = 3
const undisclosedShare = 1_000

interface Transfers {
  /** Per row: 1 = one side of a transfer between own accounts, or named as a transfer. */
  readonly own: Uint8Array
  readonly undisclosed: BankAnalysis['undisclosedAccounts']
  /** Those of the pairs that no words tell. */
  readonly byHand: readonly HandPair[]
}
type HandPair = readonly [out: number, back: number]

/** Pairs (+a, -a) in two of the accounts within three bank days, where at least one side's words are a transfer's. */
function pairTransfers(ledger: Ledger, own: Uint8Array): void {
  const { day, amount, account, line, classOf } = ledger
  const index = bankDayIndex(ledger.from, ledger.to)
  const bankDay = (row: number): number => index[(day[row] as number) - ledger.from] as number
  const open = new Map<number, number[]>()
  for (const row of ledger.transferRows) open.set(Math.abs(amount[row] as number), [])
  const others = ledger.pairableRows.filter((row) => open.has(Math.abs(amount[row] as number)))
  const rows = [...ledger.transferRows, ...others]
  rows.sort((a, b) => (day[a] as number) - (day[b] as number) || a - b)
  for (const row of rows) {
    const waiting = open.get(Math.abs(amount[row] as number)) as number[]
    // Only the last few days can still pair: older ones leave, so that the list stays short.
    while (waiting.length > 0 && bankDay(row) - bankDay(waiting[0] as number) > pairWithinBankDays)
      waiting.shift()
    const isTransfer = (at: number): boolean =>
      classOf(line[at] as number).rail === 'transfer' || classOf(line[at] as number).credit === 'own-transfer'
    const words = isTransfer(row)
    const at = waiting.findIndex(
      (other) =>
        amount[other] === -(amount[row] as number) &&
        account[other] !== account[row] &&
        (words || isTransfer(other)),
    )
    if (at < 0) {
      waiting.push(row)
      continue
    }
    own[waiting[at] as number] = 1
    own[row] = 1
    waiting.splice(at, 1)
  }
}

const maskInText =
  /(?:\b(?:ending in|ending|acct|account|chk|checking|sav|savings)\b[\s#:.x*-]*|[x*]{2,}|\.{3,}|#)\s*(\d{3,4})\b/i

/** Last digits of an account that a line names. */
const maskOf = ({ history, source }: Ledger, row: number): string | undefined =>
  maskInText.exec(history.transactions[source[row] as number]?.description ?? '')?.[1]

function undisclosedAccounts(ledger: Ledger, own: Uint8Array): BankAnalysis['undisclosedAccounts'] {
  const ownMasks = ledger.accounts.map((use) => use.account.mask).filter((mask) => mask !== '')
  const found = new Map<string, { count: number; amount: number }>()
  for (const row of ledger.transferRows) {
    if (own[row] === 1) continue
    const cents = ledger.amount[row] as number
    const mask = maskOf(ledger, row)
    if (mask === undefined || ownMasks.some((known) => known.endsWith(mask) || mask.endsWith(known))) continue
    const entry = found.get(mask) ?? { count: 0, amount: 0 }
    entry.count++
    entry.amount += Math.abs(cents)
    found.set(mask, entry)
  }
  if (found.size === 0) return []
  const { amount, account, count, operating } = ledger
  let gross = 0
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0 && operating[account[row] as number] === 1) gross += amount[row] as number
  return [...found]
    .map(([mask, { count, amount }]) => ({
      mask,
      count,
      amount,
      shareOfGross: gross > 0 ? Math.round((amount * 10_000) / gross) : 0,
    }))
    .filter((entry) => entry.count >= undisclosedTimes || entry.shareOfGross >= undisclosedShare)
    .sort((a, b) => b.amount - a.amount)
}

/** How often at least money goes each way, to be the holder's own wherever the account is: a sweep, a reserve. */
const sweptTimes = 2
/** What a transfer may be by its text and still be the holder's own. */
const mayBeOwn: ReadonlySet<string> = new Set([
  'own-transfer',
  'investment',
  'wire-customer',
  'unclassed',
  'purchase',
])

/**
 * Transfers to and from one numbered account that go both ways, and as much back as there: sweeps, zero-balance accounts, reserves. Lines of
 * credit say what they are and stay loans.
 */
function sweptRows(ledger: Ledger, own: Uint8Array): number[] {
  const byMask = new Map<
    string,
    { readonly rows: number[]; ins: number; outs: number; cents: [number, number] }
  >()
  for (const row of ledger.transferRows) {
    if (own[row] === 1) continue
    const cents = ledger.amount[row] as number
    const { credit, debit } = ledger.classOf(ledger.line[row] as number)
    const mask = mayBeOwn.has(credit ?? debit ?? '') ? maskOf(ledger, row) : undefined
    if (mask === undefined) continue
    let found = byMask.get(mask)
    if (!found) byMask.set(mask, (found = { rows: [], ins: 0, outs: 0, cents: [0, 0] }))
    found.rows.push(row)
    found[cents > 0 ? 'ins' : 'outs']++
    found.cents[cents > 0 ? 0 : 1] += Math.abs(cents)
  }
  return [...byMask.values()]
    .filter(
      ({ ins, outs, cents }) =>
        ins >= sweptTimes && outs >= sweptTimes && Math.min(...cents) * 2 >= Math.max(...cents),
    )
    .flatMap(({ rows }) => rows)
}

/** On which rail money may go from hand to hand: checks and cash against deposits, else one rail against itself. */
function handRail(rail: LineClass['rail'], isOut: boolean): string {
  if (rail === 'check' || rail === 'cash-out') return isOut ? 'hand' : ''
  if (rail === 'deposit') return isOut ? '' : 'hand'
  return rail === 'unknown' ? '' : rail
}

/** Rows of one sum on one rail: pairs in order of days, whichever side posts first; and how many of each side stay alone. */
function pairsOfSum(
  { account, amount }: Ledger,
  rows: readonly number[],
  bankDay: (row: number) => number,
): { readonly pairs: readonly HandPair[]; readonly alone: readonly [outs: number, ins: number] } {
  const pairs: HandPair[] = []
  const alone: [number, number] = [0, 0]
  let waiting: number[] = []
  const leave = (left: readonly number[]): void => {
    for (const row of left) alone[(amount[row] as number) < 0 ? 0 : 1]++
  }
  for (const row of rows) {
    const isNear = (other: number): boolean => bankDay(row) - bankDay(other) <= handCarriedWithinBankDays
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
function pairByHand(ledger: Ledger, own: Uint8Array): HandPair[] {
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
  for (const [key, rows] of sums) {
    if (rows.length < 2) continue
    const { pairs, alone } = pairsOfSum(ledger, rows, bankDay)
    if (Math.max(...alone) > mostAlone) continue
    for (const pair of pairs) {
      if (key.startsWith('hand')) {
        found.push(pair)
        continue
      }
      const between = [account[pair[0]] as number, account[pair[1]] as number].sort().join(' ')
      const some = onOneRail.get(between)
      if (some) some.push(pair)
      else onOneRail.set(between, [pair])
    }
  }
  for (const pairs of onOneRail.values()) {
    const sizes = new Set(pairs.map(([, back]) => amount[back]))
    const again = pairs.length >= timesOnOneRail && sizes.size > 1
    found.push(...pairs.filter(([, back]) => again || (amount[back] as number) % roundSum !== 0))
  }
  for (const pair of found) for (const row of pair) own[row] = 1
  return found
}

const isOwnMask = (ledger: Ledger, row: number): boolean => {
  const mask = maskOf(ledger, row)
  return (
    mask !== undefined &&
    ledger.accounts.some(
      (use) =>
        use.account.mask !== '' && (use.account.mask.endsWith(mask) || mask.endsWith(use.account.mask)),
    )
  )
}

/** Finds own transfers and the accounts that transfers point to but that were not linked. */
export function findTransfers(ledger: Ledger): Transfers {
  const own = new Uint8Array(ledger.count)
  const inUse = ledger.accounts.filter((use) => use.use !== 'other' && use.use !== 'duplicate')
  const byHand: HandPair[] = []
  if (inUse.length > 1) {
    pairTransfers(ledger, own)
    byHand.push(...pairByHand(ledger, own))
  }
  const undisclosed = undisclosedAccounts(ledger, own)
  for (const row of ledger.transferRows) {
    const found = ledger.classOf(ledger.line[row] as number)
    // Somebody else's name makes a transfer his, unless it names an own account.
    const byText =
      (ledger.amount[row] as number) > 0 ? found.credit === 'own-transfer' : found.debit === 'own-transfer'
    if (byText || isOwnMask(ledger, row)) own[row] = 1
  }
  for (const row of sweptRows(ledger, own)) own[row] = 1
  return { own, undisclosed, byHand }
}

/** Per row: what a credit is by its text and by the pairing, as a code of `credit-codes.ts`; 0 = income. */
export function creditCodes(ledger: Ledger, own: Uint8Array): Uint8Array {
  const byLine = ledger.classes.map(creditCode)
  const { line, amount, count } = ledger
  const ownTransfer = exclusion['own-transfer']
  const codes = new Uint8Array(count)
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0)
      codes[row] = own[row] === 1 ? ownTransfer : (byLine[line[row] as number] as number)
  return codes
}
