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
function chance(seed: number): () => number {
  let state = seed >>> 0 || 1
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const ins = [
  'SQUARE INC SQ260104 PPD',
  'Remote Online Deposit 1',
  'ORIG CO NAME:STRIPE DES:TRANSFER',
  'Deposit 1190443',
  'Zelle payment from Dana Whit',
  'REBATE 2.50 OFF PURCHASE OF 01/02',
]
const outs = [
  'Card Purchase 01/03 Home Depot #0611',
  'GUSTO PAY 118823 CCD',
  'ATM Withdrawal 00123 Main St',
  'IRS USATAXPYMT 270461',
  'CON EDISON BILL 2026-01-02',
  'Monthly Service Fee',
  'Zelle payment to R. Moss',
]

export function madeLedger(
  seed: number,
  count: number,
  from: IsoDate,
  to: IsoDate,
  opening = 1_234_567,
): Ledger {
  const next = chance(seed)
  const days = dayNumber(to) - dayNumber(from)
  const lines = Array.from({ length: count }, (_, at): TrueLine => {
    const date = addDays(from, Math.floor((at * days) / Math.max(count, 1)))
    const kind = next()
    const cents = 100 + Math.floor(next() * (kind < 0.1 ? 2_000_000 : 90_000))
    const pick = (list: readonly string[]): string => list[Math.floor(next() * list.length)]!
    if (kind < 0.45) return { date, cents, text: pick(ins), check: null }
    if (kind < 0.6) return { date, cents: -cents, text: '', check: String(2001 + at) }
    return { date, cents: -cents, text: pick(outs), check: null }
  })
  return { from, to, opening, lines, closing: opening + lines.reduce((sum, { cents }) => sum + cents, 0) }
}
