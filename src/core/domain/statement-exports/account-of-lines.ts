// Makes the reading of one account of an export's lines: their order, the balances at the ends, and the proof, as far as the file carries one.
import { addDays, dayNumber, type IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { isBankDay } from '../bank-days.ts'
import { accountsMentioned } from '../statement-reader/account-mentions.ts'
import { signByBalance } from '../statement-reader/sign-by-balance.ts'
import type { DayBalance } from '../statement-reader/made-lines.ts'
import type { PrintedFigure } from '../statement-reader/printed-figures.ts'
import { distance, isProven, prove, type Proof } from '../statement-reader/prove.ts'
import type { AccountKind, AccountReading } from '../statement-reader/read-statement.ts'
import { ordersOf, type ExportedLine } from './order-lines.ts'

/** What an export says of an account beside its lines. */
export interface SaidOfAccount {
  /** The last four digits of its number; null where none stands there. */
  readonly mask: string | null
  readonly kind: AccountKind
  /** As the file says it; null = the days of its lines. */
  readonly period: { readonly from: IsoDate; readonly to: IsoDate } | null
  /** As the file says them (cents). */
  readonly opening: Cents | null
  readonly closing: Cents | null
  /** Totals beside the lines. */
  readonly figures: readonly PrintedFigure[]
}

interface ExportedAccount extends SaidOfAccount {
  readonly days: readonly DayBalance[]
  /** In the order of the file. */
  readonly lines: readonly ExportedLine[]
}

/** Null where the account has neither a line nor a period. */
export function readAccount(account: ExportedAccount): AccountReading | null {
  const { mask, kind, figures, days } = account
  const posted = account.lines.map(({ date }) => date).toSorted()
  const period = account.period ?? quietAround(posted[0], posted.at(-1), posted)
  if (!period) return null
  let best: { read: Read; proof: Proof; far: number } | null = null
  for (const order of ordersOf(account.lines)) {
    const read = readInOrder(order, account)
    const proof = prove({ ...read, days, figures, ...period, overlaid: 0 })
    const far = isProven(proof) ? -1 : distance(proof)
    if (!best || far < best.far) best = { read, proof, far }
    if (far < 0) break
  }
  const { read, proof } = best!
  return {
    mask,
    kind,
    ...period,
    opening: read.opening,
    closing: read.closing,
    lines: read.lines.map((line) => ({ ...line, place: null })),
    printed: { figures, days },
    proof,
    isProven: isProven(proof),
    isSeen: false,
    repairs: [],
    pages: { of: null, missing: [] },
    holder: null,
    routing: null,
    mentions: accountsMentioned(
      read.lines.map(({ text }) => text),
      mask,
    ),
  }
}

interface Read {
  readonly lines: readonly ExportedLine[]
  readonly opening: Cents | null
  readonly closing: Cents | null
}

function readInOrder(order: readonly ExportedLine[], { opening, closing, days }: ExportedAccount): Read {
  const lines = order.every(({ isSure }) => isSure) ? order : signByBalance(order, opening, closing)
  const ends = endsByBalances(lines, days)
  return { lines, opening: opening ?? ends.opening, closing: closing ?? ends.closing }
}

/** Balances from which the ends follow; of one alone nothing does. */
const ENOUGH_BALANCES = 2

/**
 * What the first and the last balance beside the lines say of both ends. The opening one is that before the first line, as far as the signs
 * up to the first balance are sure; where lines have none behind the last balance, nothing says where they lead.
 */
function endsByBalances(
  lines: readonly ExportedLine[],
  days: readonly DayBalance[],
): { readonly opening: Cents | null; readonly closing: Cents | null } {
  const ofDay = new Map(days.map(({ date, cents }) => [date, cents]))
  const balances = lines.map(
    ({ balance, date }, at) => balance ?? (lines[at + 1]?.date === date ? null : (ofDay.get(date) ?? null)),
  )
  const known = balances.filter((balance) => balance !== null).length
  const start = balances.findIndex((balance) => balance !== null)
  if (known < ENOUGH_BALANCES) return { opening: null, closing: null }
  const moved = lines.slice(0, start + 1)
  const isSure = moved.every((line) => line.isSure)
  return {
    opening: isSure ? balances[start]! - moved.reduce((sum, { cents }) => sum + cents, 0) : null,
    closing: balances.at(-1)!,
  }
}

/** From the first line to the last one, with the days around them on which banks post nothing, unless this one does. */
function quietAround(
  first: IsoDate | undefined,
  last: IsoDate | undefined,
  days: readonly IsoDate[],
): { readonly from: IsoDate; readonly to: IsoDate } | null {
  if (!first || !last) return null
  let [from, to] = [first, last]
  if (days.some(isQuiet)) return { from, to }
  while (isQuiet(addDays(from, -1))) from = addDays(from, -1)
  while (isQuiet(addDays(to, 1))) to = addDays(to, 1)
  return { from, to }
}

const isQuiet = (day: IsoDate): boolean => !isBankDay(dayNumber(day))
