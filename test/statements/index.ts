// Drawn statements by name: the same name, seed and count give the same sheet, with the truth of each account on it.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import { chance, madeLedger } from './ledger.ts'
import { bankOfAmerica } from './layouts/bank-of-america.ts'
import { belowDays } from './layouts/below-days.ts'
import { capitalOneBusiness, capitalOneHome } from './layouts/capital-one.ts'
import { carriedForward, threeToALine } from './layouts/carried-forward.ts'
import { centredCells } from './layouts/centred-cells.ts'
import { citi } from './layouts/citi.ts'
import { citizens, huntington } from './layouts/citizens-huntington.ts'
import { navyFederal, shares } from './layouts/credit-unions.ts'
import { dayLast, linePrinter } from './layouts/days-behind.ts'
import { belowWeekdays, datesOnce } from './layouts/days-once.ts'
import { endingDaily } from './layouts/ending-daily.ts'
import { firstBank } from './layouts/first-bank.ts'
import type { Account, Draw } from './layouts/frame.ts'
import { inSections } from './layouts/in-sections.ts'
import { jackHenry } from './layouts/jack-henry.ts'
import { keyBank, mAndT } from './layouts/key-mt.ts'
import { newestFirst } from './layouts/newest-first.ts'
import { bluevine, novo, relay } from './layouts/online-banks.ts'
import {
  amountThenDay,
  balanceAsOf,
  byMonthAndDay,
  noughts,
  sideBySide,
  typeColumn,
} from './layouts/plain-tables.ts'
import { pnc } from './layouts/pnc.ts'
import { fifthThird, regions } from './layouts/regions-fifth-third.ts'
import { sharesOwing } from './layouts/shares-owing.ts'
import { td } from './layouts/td.ts'
import { trailingMinus } from './layouts/trailing-minus.ts'
import { truist } from './layouts/truist.ts'
import { dayBalanceFirst, initiatedAndPosted } from './layouts/two-days.ts'
import { usBank } from './layouts/us-bank.ts'
import type { Sheet } from './sheet.ts'

const layouts = {
  inSections,
  endingDaily,
  newestFirst,
  trailingMinus,
  belowDays,
  bankOfAmerica,
  usBank,
  pnc,
  td,
  truist,
  regions,
  fifthThird,
  citizens,
  huntington,
  keyBank,
  mAndT,
  capitalOneBusiness,
  capitalOneHome,
  citi,
  navyFederal,
  shares,
  jackHenry,
  bluevine,
  relay,
  novo,
  carriedForward,
  threeToALine,
  firstBank,
  centredCells,
  dayLast,
  linePrinter,
  datesOnce,
  belowWeekdays,
  dayBalanceFirst,
  initiatedAndPosted,
  sharesOwing,
  typeColumn,
  amountThenDay,
  noughts,
  balanceAsOf,
  byMonthAndDay,
  sideBySide,
} as const satisfies Readonly<Record<string, Draw>>

export type LayoutName = keyof typeof layouts
export const layoutNames = Object.keys(layouts) as LayoutName[]
const withSavings: ReadonlySet<LayoutName> = new Set([
  'truist',
  'capitalOneHome',
  'navyFederal',
  'shares',
  'sharesOwing',
])

export interface Drawn {
  readonly sheet: Sheet
  readonly accounts: readonly [Account, ...Account[]]
}

/** First and last day: whole months, cycles that end amid a month, New Year between, a leap day. */
const periods: readonly (readonly [IsoDate, IsoDate])[] = [
  ['2026-01-01', '2026-01-31'],
  ['2025-12-13', '2026-01-14'],
  ['2024-02-01', '2024-02-29'],
  ['2025-06-28', '2025-07-31'],
  ['2025-12-31', '2026-01-30'],
  ['2025-09-01', '2025-09-30'],
]
const openings = [1_234_567, 88_012, 0, 37, 182_345_678, 4_410_900, -41_250]

/** `count`: lines of the first account. Some seeds have amounts above a million, some a balance below zero; the savings of some have no line. */
export function drawn(name: LayoutName, seed: number, count: number): Drawn {
  const next = chance(seed * 7_919 + 17)
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)]!
  next()
  const [from, to] = one(periods)
  const opening = one(openings)
  const big = opening > 100_000_000
  const overdrawn = opening < 0 || next() < 0.2
  const mask = () => String(1000 + Math.floor(next() * 9000))
  const main: Account = {
    mask: mask(),
    kind: 'checking',
    ledger: madeLedger(seed, count, from, to, { opening, big, overdrawn }),
  }
  if (!withSavings.has(name)) return draw(name, [main])
  const few = Math.floor(next() * 4)
  const savings: Account = {
    mask: mask(),
    kind: 'savings',
    ledger: madeLedger(seed + 1, few, from, to, { opening: few ? 512_044 : 2_500, checks: 0 }),
  }
  if (name !== 'shares') return draw(name, [main, savings])
  const owed = 2_431_877
  const paid = { date: addDays(from, 14), cents: -50_200, text: 'Payment by Transfer', check: null }
  const ledger = { from, to, opening: owed, lines: [paid], closing: owed + paid.cents }
  return draw(name, [main, savings, { mask: mask(), kind: 'loan', ledger }])
}

const draw = (name: LayoutName, accounts: Drawn['accounts']): Drawn => ({
  sheet: layouts[name](accounts),
  accounts,
})
