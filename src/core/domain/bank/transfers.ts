// Money moved between the merchant's own accounts, and hints of accounts that were not shown.
import type { Ledger } from './ledger.ts'
import { bankDayIndex } from '../bank-days.ts'
import type { BankAnalysis } from '../underwriting.ts'
import { creditCode, exclusion, unclassed } from './credit-codes.ts'
import { pairByHand, type HandPair } from './hand-carried.ts'
import { pairMixed } from './hand-mixed.ts'
import { pairSums } from './hand-sums.ts'

/** Two sides of a transfer post within so many bank days. */
const pairWithinBankDays = 3
const undisclosedTimes = 3
const undisclosedShare = 1_000

interface Transfers {
  /** Per row: 1 = one side of a transfer between own accounts, or named as a transfer. */
  readonly own: Uint8Array
  readonly undisclosed: BankAnalysis['undisclosedAccounts']
  /** Those of the pairs that no words tell. */
  readonly byHand: readonly HandPair[]
  /** Deposits of such checks with other money among them: how much of them is own, nobody knows. */
  readonly mixed: readonly number[]
}

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
  'ach-customer',
  'wire-customer',
  'unclassed',
  'purchase',
])

const sweepWords = /\b(?:sweep|swept|zba|zero balance|target balance|concentration|repurchase|repo)\b/i

/**
 * Transfers to and from one numbered account, or by sweeps that name none, which go both ways, and as much back as there: sweeps,
 * zero-balance accounts, reserves. Lines of credit say what they are and stay loans.
 */
function sweptRows(ledger: Ledger, own: Uint8Array): number[] {
  const { amount, line, classOf } = ledger
  interface Swept {
    readonly rows: number[]
    ins: number
    outs: number
    cents: [number, number]
  }
  const byMask = new Map<string, Swept>()
  const add = (row: number, mask: string): void => {
    const cents = amount[row] as number
    let found = byMask.get(mask)
    if (!found) byMask.set(mask, (found = { rows: [], ins: 0, outs: 0, cents: [0, 0] }))
    found.rows.push(row)
    found[cents > 0 ? 'ins' : 'outs']++
    found.cents[cents > 0 ? 0 : 1] += Math.abs(cents)
  }
  const isMeant = (row: number): boolean => {
    const { credit, debit } = classOf(line[row] as number)
    return mayBeOwn.has(credit ?? debit ?? '')
  }
  const textOf = (row: number): string =>
    ledger.history.transactions[ledger.source[row] as number]?.description ?? ''
  for (const row of ledger.transferRows) {
    const mask = isMeant(row) ? (maskOf(ledger, row) ?? (sweepWords.test(textOf(row)) && 'sweep')) : false
    if (mask) add(row, mask)
  }
  // Each shape is read once.
  const says = new Map<number, boolean>()
  for (const row of ledger.pairableRows) {
    const number = line[row] as number
    let found = says.get(number)
    if (found === undefined) says.set(number, (found = isMeant(row) && sweepWords.test(textOf(row))))
    if (found) add(row, maskOf(ledger, row) ?? 'sweep')
  }
  return [...byMask.values()]
    .filter(
      ({ ins, outs, cents }) =>
        ins >= sweptTimes && outs >= sweptTimes && Math.min(...cents) * 2 >= Math.max(...cents),
    )
    .flatMap(({ rows }) => rows)
    .filter((row) => own[row] === 0)
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
  const mixed: number[] = []
  if (inUse.length > 1) {
    pairTransfers(ledger, own)
    byHand.push(...pairByHand(ledger, own))
    const sums = pairSums(ledger, own)
    const risen = pairMixed(ledger, own)
    byHand.push(...sums.pairs, ...risen)
    mixed.push(...sums.mixed, ...risen.map(([, back]) => back))
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
  return { own, undisclosed, byHand, mixed }
}

/** Per row: what a credit is by its text and by the pairing, as a code of `credit-codes.ts`; 0 = income. */
export function creditCodes(ledger: Ledger, own: Uint8Array, mixed: readonly number[] = []): Uint8Array {
  const byLine = ledger.classes.map(creditCode)
  const { line, amount, count } = ledger
  const ownTransfer = exclusion['own-transfer']
  const codes = new Uint8Array(count)
  for (let row = 0; row < count; row++)
    if ((amount[row] as number) > 0)
      codes[row] = own[row] === 1 ? ownTransfer : (byLine[line[row] as number] as number)
  for (const row of mixed) codes[row] = unclassed
  return codes
}
