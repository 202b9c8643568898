// Makes the book of lines of a bank history: the rows of the analysis, what it leaves out beside them, balances after each line, months per account.
import { dayNumber } from '#core/ground/dates.ts'
import { lenderAt } from '#core/codes/all-lenders.ts'
import type { BankHistory, BankTransaction } from '../bank-history.ts'
import { fundingIds, noLabels, type BankLabels } from '../bank/labels.ts'
import { markLedger, type MarkedLedger } from '../bank/mark-ledger.ts'
import { balancesAfter } from './balances-after.ts'
import { scopesOf } from './book-scopes.ts'
import { joinTexts } from './code-units.ts'
import { judgeRows } from './judge-line.ts'
import { classNumber, flag, rails, whyNumber, type Why } from './line-classes.ts'
import { shortKey, type BookHead, type LineBook, type LineColumns } from './line-book.ts'

const railNumber = new Map(rails.map((rail, at) => [rail, at]))

interface LeftOut {
  /** Place in the history, and that of the line that it is counted with. */
  readonly at: number
  readonly of?: number
  readonly why: Why
  readonly account: number
}

/** Lines that the analysis leaves out are shown all the same: pending, of an account that is no bank account, of long ago. */
function leftOut(history: BankHistory, marked: MarkedLedger): LeftOut[] {
  const { ledger } = marked
  if (ledger.count === history.transactions.length) return []
  const kept = new Uint8Array(history.transactions.length)
  const ids = new Set<string>()
  for (let row = 0; row < ledger.count; row++) {
    const at = ledger.source[row] as number
    kept[at] = 1
    ids.add(history.transactions[at]?.id ?? '')
  }
  const places = new Map(ledger.accounts.map(({ account }, at) => [account.id, at]))
  const repeats = new Map(ledger.repeats.map((each) => [each.source, each]))
  const found: LeftOut[] = []
  history.transactions.forEach((line, at) => {
    const account = places.get(line.accountId)
    if (kept[at] === 1 || account === undefined || ids.has(line.id)) return
    const use = ledger.accounts[account]?.use
    const repeat = repeats.get(at)
    if (use === 'duplicate' && !repeat) return
    ids.add(line.id)
    // A copy stands beside the line that it is counted with.
    const place = (repeat && places.get(history.transactions[repeat.of]?.accountId ?? '')) ?? account
    const why = repeat
      ? (`same-${repeat.why}` as const)
      : line.pending
        ? 'pending'
        : use === 'other'
          ? 'account'
          : 'older'
    found.push({ at, account: place, why, ...(repeat ? { of: repeat.of } : {}) })
  })
  return found
}

/** Position of each line that belongs to one, by the line's id. */
function positionLines({ positions }: MarkedLedger): {
  paid: Map<string, number>
  funded: Map<string, number>
} {
  const paid = new Map<string, number>()
  const funded = new Map<string, number>()
  positions.forEach((position, at) => {
    for (const id of position.transactionIds) paid.set(id, at)
    for (const id of fundingIds(position)) funded.set(id, at)
  })
  return { paid, funded }
}

interface Placed {
  readonly transaction: BankTransaction
  /** Row of the ledger; -1 = it is in none, and `left` says why. */
  readonly row: number
  readonly left?: LeftOut
}

/** Oldest first, within a day as the bank has them. */
function placeLines(history: BankHistory, marked: MarkedLedger): Placed[] {
  const { ledger } = marked
  const lineAt = (at: number): BankTransaction => history.transactions[at] as BankTransaction
  const placed: Placed[] = []
  for (const row of ledger.order) placed.push({ transaction: lineAt(ledger.source[row] as number), row })
  const left = leftOut(history, marked)
  if (!left.length) return placed
  for (const each of left) placed.push({ transaction: lineAt(each.at), row: -1, left: each })
  return placed.sort(({ transaction: { date: a } }, { transaction: { date: b } }) =>
    a < b ? -1 : a > b ? 1 : 0,
  )
}

function blankColumns(placed: readonly Placed[]): LineColumns {
  const count = placed.length
  const textAt = new Uint32Array(count + 1)
  const idAt = new Uint32Array(count + 1)
  return {
    day: new Int32Array(count),
    amount: Float64Array.from(placed, ({ transaction }) => transaction.amount),
    balance: new Float64Array(count),
    account: new Uint16Array(count),
    class: new Uint8Array(count).fill(classNumber['not-read']),
    why: new Uint8Array(count),
    rail: new Uint8Array(count).fill(railNumber.get('unknown') ?? 0),
    confidence: new Uint8Array(count),
    party: new Int32Array(count).fill(-1),
    position: new Int16Array(count).fill(-1),
    twin: new Int32Array(count).fill(-1),
    flags: new Uint8Array(count),
    textAt,
    idAt,
    text: joinTexts(
      placed.map(({ transaction }) => transaction.description),
      textAt,
    ),
    ids: joinTexts(
      placed.map(({ transaction }) => transaction.id),
      idAt,
    ),
  }
}

function headOf({ accounts, refreshedOn }: BankHistory, marked: MarkedLedger, parties: string[]): BookHead {
  return {
    refreshedOn,
    from: marked.ledger.from,
    accounts: accounts.map(({ id, institution, name, mask, owners, kind, balance, balanceDate }, at) => ({
      key: shortKey(id),
      institution,
      name,
      mask,
      owners,
      kind,
      use: marked.ledger.accounts[at]?.use ?? 'other',
      balance,
      balanceDate,
    })),
    positions: marked.positions.map(
      ({ transactionIds: _paid, fundingTransactionId: _funded, ...rest }) => rest,
    ),
    parties,
    scopes: scopesOf(marked, refreshedOn),
  }
}

/**
 * Linear in the number of lines. `labels`: what staff said; `earlier`: the histories that were fetched before this one. Throws RangeError
 * on a date that does not exist.
 */
export function makeLineBook(
  history: BankHistory,
  labels: BankLabels = noLabels,
  earlier: readonly BankHistory[] = [],
): LineBook {
  const marked = markLedger(history, labels)
  const { ledger } = marked
  const placed = placeLines(history, marked)
  const columns = blankColumns(placed)
  const said = new Set(labels.credits.map(({ transactionId }) => transactionId))
  const { paid, funded } = positionLines(marked)
  const judge = judgeRows(marked)
  const parties = new Parties()
  // Once for each shape of text, not for each line.
  const partyOf = ledger.classes.map(({ lender, counterparty }) =>
    parties.numberOf(lenderAt(lender)?.name ?? counterparty),
  )
  const isFresh = freshTest(history, earlier)
  const alike = new Set(ledger.alike.flat())
  placed.forEach(({ transaction, row, left }, line) => {
    if (isFresh(transaction)) columns.flags[line] = flag.fresh
    columns.day[line] = left ? dayNumber(transaction.date) : (ledger.day[row] as number)
    columns.account[line] = left ? left.account : (ledger.account[row] as number)
    if (left) {
      columns.why[line] = whyNumber[left.why]
      return
    }
    if (alike.has(ledger.source[row] as number))
      columns.flags[line] = (columns.flags[line] as number) | flag.alike
    const shape = ledger.line[row] as number
    const text = ledger.classOf(shape)
    const position = paid.get(transaction.id) ?? -1
    const judged = judge(row, said.size > 0 && said.has(transaction.id), position)
    columns.class[line] = classNumber[judged.class]
    columns.why[line] = whyNumber[judged.why]
    columns.flags[line] = (columns.flags[line] as number) | judged.flags
    columns.rail[line] = railNumber.get(text.rail) ?? 0
    columns.confidence[line] = judged.why === 'text' || judged.why === 'account' ? text.confidence : 100
    columns.position[line] = position >= 0 ? position : (funded.get(transaction.id) ?? -1)
    columns.party[line] = partyOf[shape] as number
  })
  setTwins(columns.twin, placed, ledger.source)
  const head = { ...headOf(history, marked, parties.names), findings: findingLines(marked, placed) }
  columns.balance.set(balancesAfter(columns, head.accounts))
  return { head, count: placed.length, columns }
}

/** Where in the book the lines of each finding stand; findings of one code are one. */
function findingLines({ whole }: MarkedLedger, placed: readonly Placed[]): Record<string, number[]> {
  if (whole.findings.length === 0) return {}
  const codes = new Map<string, string[]>()
  for (const { code, lines } of whole.findings)
    for (const id of lines) codes.set(id, [...(codes.get(id) ?? []), code])
  const found: Record<string, number[]> = {}
  placed.forEach(({ transaction }, line) => {
    for (const code of codes.get(transaction.id) ?? []) (found[code] ??= []).push(line)
  })
  return found
}

/** Says of each copy where in the book the line stands that it is counted with; a line may stand for one that stands for a third. */
function setTwins(twin: Int32Array, placed: readonly Placed[], source: Int32Array): void {
  if (!placed.some(({ left }) => left?.of !== undefined)) return
  const bookOf = new Map(placed.map(({ row, left }, at) => [left ? left.at : (source[row] as number), at]))
  placed.forEach(({ left }, at) => {
    if (left?.of !== undefined) twin[at] = bookOf.get(left.of) ?? -1
  })
}

/**
 * Whether a line came with the last fetch only. An account none of whose lines was there before was linked since, or is told under other
 * ids: then nothing on it is marked.
 */
function freshTest(
  { transactions }: BankHistory,
  earlier: readonly BankHistory[],
): (line: BankTransaction) => boolean {
  const before = new Set(earlier.flatMap((each) => each.transactions.map(({ id }) => id)))
  if (!before.size) return () => false
  const known = new Set<string>()
  for (const { id, accountId } of transactions) if (before.has(id)) known.add(accountId)
  return ({ id, accountId }) => known.has(accountId) && !before.has(id)
}

class Parties {
  readonly names: string[] = []
  private readonly places = new Map<string, number>()
  numberOf(name: string): number {
    if (name === '') return -1
    const key = name.toLowerCase()
    let place = this.places.get(key)
    if (place === undefined) this.places.set(key, (place = this.names.push(name) - 1))
    return place
  }
}
