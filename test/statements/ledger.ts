// Made lines of an account, the truth that a drawn statement is compared with.
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'

export interface TrueLine {
  readonly date: IsoDate
  readonly cents: number
  readonly text: string
  readonly check: string | null
}

export interface Ledger {
  readonly from: IsoDate
  readonly to: IsoDate
  readonly opening: number
  readonly lines: readonly TrueLine[]
  readonly closing: number
}

/** The same seed gives the same numbers, from 0 up to 1. */
export function chance(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** Texts that tempt: they begin with a date, end with an amount, or have a word of heads and totals in them. */
const ins = [
  'SQUARE INC SQ260104 PPD',
  'Remote Online Deposit 1',
  'ORIG CO NAME:STRIPE DES:TRANSFER',
  'Deposit 1190443',
  'Deposit',
  'Zelle payment from Dana Whit',
  'REBATE 2.50 OFF PURCHASE OF 01/02',
  'TOTAL MERCHANT SETTLEMENT 0104',
  'Wire In Ref 20250611 INVOICE 1,250.00',
  '01/02 Card Refund Lowes #1544',
  'Withdrawal Reversal',
  'Opening Night Tickets Payout',
]
const outs = [
  'Card Purchase 01/03 Home Depot #0611',
  'GUSTO PAY 118823 CCD',
  'ATM Withdrawal 00123 Main St',
  'IRS USATAXPYMT 270461',
  'CON EDISON BILL 2026-01-02',
  'Monthly Service Fee',
  'Zelle payment to R. Moss',
  'Total Wine & More #112',
  'Balance Gym Dues',
  '12/30 POS Purchase Shell Oil',
  'Beginning Farms LLC',
  'Deposit Correction',
  'Card Purchase With Cash Back 40.00',
  'LOAN PMT 0012 PRIN 804.11',
  'Overdraft Item Fee',
  'Checks R Us Order 1099',
]

interface Wishes {
  readonly opening?: number
  /** Amounts of more than a million. */
  readonly big?: boolean
  /** The balance may fall below zero. */
  readonly overdrawn?: boolean
  /** Share of checks among the lines. */
  readonly checks?: number
}

/** Lines in the order of their days. The closing balance is the opening balance and all lines. */
export function madeLedger(
  seed: number,
  count: number,
  from: IsoDate,
  to: IsoDate,
  { opening = 1_234_567, big = false, overdrawn = false, checks = 0.15 }: Wishes = {},
): Ledger {
  const next = chance(seed)
  const days = dayNumber(to) - dayNumber(from)
  const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!
  let check = 2000 + Math.floor(next() * 500)
  let balance = opening
  const lines: TrueLine[] = []
  for (let at = 0; at < count; at++) {
    const date = addDays(from, Math.floor((at * (days + 1)) / count))
    const kind = next()
    const size = next()
    const cents =
      size < 0.04
        ? 1 + Math.floor(next() * 99)
        : size < 0.07 && big
          ? 100_000_000 + Math.floor(next() * 160_000_000)
          : 100 + Math.floor(next() * (size < 0.15 ? 2_000_000 : 90_000))
    const isIn = kind < 0.46 || (!overdrawn && balance < cents)
    const before = lines.at(-1)
    let line: TrueLine
    if (at === count - 1 && count > 2)
      line = { date, cents: 1 + Math.floor(next() * 400), text: 'Interest Payment', check: null }
    else if (size > 0.97 && before?.date === date && !before.check && (before.cents > 0 || overdrawn))
      line = { ...before }
    else if (isIn) line = { date, cents, text: pick(ins), check: null }
    else if (kind < 0.46 + checks) {
      check += next() < 0.75 ? 1 : 2 + Math.floor(next() * 9)
      line = { date, cents: -cents, text: '', check: String(check) }
    } else line = { date, cents: -cents, text: pick(outs), check: null }
    balance += line.cents
    lines.push(line)
  }
  return { from, to, opening, lines, closing: balance }
}
