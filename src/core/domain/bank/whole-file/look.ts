// One look at a whole file: the large rows in and out, by day, and who stands on their other side. What every finding of this folder reads.
import { bankDayIndex } from '../../bank-days.ts'
import type { DataFinding } from '../../bank-picture.ts'
import { unclassed } from '../credit-codes.ts'
import type { Ledger } from '../ledger.ts'
import type { LineClass } from '../line-class.ts'
import { parseShape } from '../parse/descriptor.ts'
import { shapeOf } from '../parse/words.ts'

/** A finding with the ids of its lines, at most so many; figures in `values` as in every reason. */
export interface WholeFileFinding extends DataFinding {
  readonly lines: readonly string[]
}
const mostLines = 200

/** Smaller rows move no month: a hundredth of one, and at least $500. */
const shareOfMonth = 0.01
const leastCents = 50_000

export interface Look {
  readonly ledger: Ledger
  /** Per row: 1 = one side of a transfer between own accounts. */
  readonly own: Uint8Array
  /** Per row: code of a credit (`credit-codes.ts`). */
  readonly codes: Uint8Array
  /** Per row: 1 = staff said what it is; nobody asks again. */
  readonly settled: Uint8Array
  /** Mean of what came in as income, or may be income, in 30 days; cents. */
  readonly month: number
  /** How many such credits there are. */
  readonly credits: number
  /** Large credits of the counted accounts that are income or may be; by day. */
  readonly incoming: readonly number[]
  /** Large debits of the counted accounts that are no own transfers; by day. */
  readonly outgoing: readonly number[]
  readonly bankDay: (row: number) => number
  readonly classOf: (row: number) => LineClass
  /** Equal for the rows of one name, whether it pays or is paid; '' = nobody is named. */
  readonly nameOf: (row: number) => string
  readonly textOf: (row: number) => string
  readonly idOf: (row: number) => string
}

const mayBeIncome = (code: number): boolean => code === 0 || code === unclassed

/** Names on payments from person to person are not kept with the line, so they are read here, once a shape. */
function namesOf(ledger: Ledger): (row: number) => string {
  const known = new Map<number, string>()
  const read = (row: number, line: number): string => {
    const found = ledger.classOf(line)
    if (found.rail === 'person') {
      const text = ledger.history.transactions[ledger.source[row] as number]?.description ?? ''
      const words = parseShape(shapeOf(text)).counterparty.split(' ').filter(Boolean)
      return words.length ? `person ${words.sort().join(' ')}` : ''
    }
    return found.party === '' ? '' : String(ledger.parties[line])
  }
  return (row) => {
    const line = ledger.line[row] as number
    let name = known.get(line)
    if (name === undefined) known.set(line, (name = read(row, line)))
    return name
  }
}

/** Two passes over the rows. `settled` and `codes` as they stand now: rows that were left out meanwhile are in no list. */
export function lookAt(ledger: Ledger, own: Uint8Array, codes: Uint8Array, settled: Uint8Array): Look {
  const { amount, account, operating, order, day, source, history, line } = ledger
  let income = 0
  let credits = 0
  for (let row = 0; row < ledger.count; row++)
    if (
      (amount[row] as number) > 0 &&
      mayBeIncome(codes[row] as number) &&
      operating[account[row] as number] === 1
    ) {
      income += amount[row] as number
      credits++
    }
  const month = (income * 30) / Math.max(30, ledger.to - ledger.from + 1)
  const least = Math.max(leastCents, month * shareOfMonth)
  const incoming: number[] = []
  const outgoing: number[] = []
  for (const row of order) {
    const cents = amount[row] as number
    if ((cents < least && cents > -least) || operating[account[row] as number] === 0) continue
    if (cents < 0) {
      if (own[row] === 0) outgoing.push(row)
    } else if (settled[row] === 0 && mayBeIncome(codes[row] as number)) incoming.push(row)
  }
  const index = bankDayIndex(ledger.from, ledger.to)
  return {
    ledger,
    own,
    codes,
    settled,
    month,
    credits,
    incoming,
    outgoing,
    bankDay: (row) => index[(day[row] as number) - ledger.from] as number,
    classOf: (row) => ledger.classOf(line[row] as number),
    nameOf: namesOf(ledger),
    textOf: (row) => history.transactions[source[row] as number]?.description ?? '',
    idOf: (row) => history.transactions[source[row] as number]?.id ?? '',
  }
}

/** Rows by day, then by amount and id: the order in which a bank sent them says nothing. */
export const byDay =
  ({ ledger: { day, amount }, idOf }: Look) =>
  (a: number, b: number): number =>
    (day[a] as number) - (day[b] as number) ||
    (amount[a] as number) - (amount[b] as number) ||
    (idOf(a) < idOf(b) ? -1 : 1)

export function finding(
  look: Look,
  code: WholeFileFinding['code'],
  values: WholeFileFinding['values'],
  rows: readonly number[],
): WholeFileFinding {
  return {
    code,
    values,
    account: null,
    lines: rows.toSorted(byDay(look)).slice(-mostLines).map(look.idOf),
  }
}

export const sumOf = ({ ledger: { amount } }: Look, rows: readonly number[]): number =>
  rows.reduce((sum, row) => sum + (amount[row] as number), 0)
