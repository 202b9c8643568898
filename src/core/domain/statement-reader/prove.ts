// The proof that a statement carries: opening balance, lines, printed totals, running and daily balances, and closing balance agree.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { DayBalance } from './made-lines.ts'
import type { PrintedFigure } from './printed-figures.ts'

/** Where a printed balance is another one than ours. */
interface Break {
  /** Index of the line, in the order of days. */
  readonly line: number
  /** Ours less the printed one. */
  readonly by: Cents
}

/** Ours less the printed one each, in cents; null where the statement does not print what is needed. */
export interface Proof {
  readonly balance: Cents | null
  readonly deposits: Cents | null
  readonly withdrawals: Cents | null
  /** Balances beside lines and of days that were looked at. */
  readonly balances: number
  /** The first that is another one. */
  readonly firstBreak: Break | null
  /** Lines of days outside the period. */
  readonly outside: number
  /** Lines whose sign nothing but their words tells, where they go both ways. */
  readonly unsure: number
  /** Amounts that stand on other ones: what a person sees may be another figure. */
  readonly overlaid: number
}

/** What the proof looks at in a line; money in is positive (cents). */
export interface ProvenLine {
  readonly date: IsoDate
  readonly cents: Cents
  /** After this line; null where none is printed. */
  readonly balance: Cents | null
  /** The sign is told by the table, by balances or by a person, not by words alone. */
  readonly isSure: boolean
  /** Number of the section that it stands in. */
  readonly section: number
}

interface ProofInput {
  /** In the order of days. */
  readonly lines: readonly ProvenLine[]
  readonly days: readonly DayBalance[]
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly figures: readonly PrintedFigure[]
  readonly from: IsoDate
  readonly to: IsoDate
  readonly overlaid: number
}

export function prove(input: ProofInput): Proof {
  const { lines, days, opening, closing, from, to } = input
  let into = 0
  let out = 0
  for (const { cents } of lines) {
    if (cents > 0) into += cents
    else out -= cents
  }
  const { balances, firstBreak } = opening === null ? unseen : walkBalances(lines, days, opening, to)
  return {
    balance: opening === null || closing === null ? null : opening + into - out - closing,
    deposits: missOf(into, 'in', input),
    withdrawals: missOf(out, 'out', input),
    balances,
    firstBreak,
    outside: lines.filter(({ date }) => date < from || date > to).length,
    unsure: unsureOf(lines),
    overlaid: input.overlaid,
  }
}

/** Lines that all go one way leave no choice: any other signs would come to another sum. */
function unsureOf(lines: readonly ProvenLine[]): number {
  const unsure = lines.filter(({ isSure }) => !isSure)
  const ins = unsure.filter(({ cents }) => cents > 0).length
  return ins === 0 || ins === unsure.length ? 0 : unsure.length
}

const unseen = { balances: 0, firstBreak: null }

function walkBalances(
  lines: readonly ProvenLine[],
  days: readonly DayBalance[],
  opening: Cents,
  to: IsoDate,
): { readonly balances: number; readonly firstBreak: Break | null } {
  const printed = [...new Map(days.filter(({ date }) => date <= to).map((day) => [day.date, day])).values()]
  const open = printed.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  let balance = opening
  let balances = 0
  let firstBreak: Break | null = null
  const look = (line: number, ours: Cents, theirs: Cents): void => {
    balances++
    if (ours !== theirs) firstBreak ??= { line, by: ours - theirs }
  }
  /** Of the days that end before this one, with the last line that stands before it. */
  const lookAtDays = (before: IsoDate | undefined, at: number): void => {
    while (open[0] && (before === undefined || open[0].date < before)) look(at, balance, open.shift()!.cents)
  }
  lookAtDays(lines[0]?.date, 0)
  for (const [at, line] of lines.entries()) {
    balance += line.cents
    if (line.balance !== null) look(at, balance, line.balance)
    if (lines[at + 1]?.date !== line.date) lookAtDays(lines[at + 1]?.date, at)
  }
  return { balances, firstBreak }
}

/** Labels that speak of a whole side, whatever sections it has. */
const wholeSide =
  /^(?:total )?(?:all )?(?:deposits?|credits?|additions|withdrawals?|debits?|subtractions|money (?:in|out))(?:(?: and |\/| & )(?:other )?(?:credits?|additions|debits?|subtractions))?$/
/** Sections or figures of one side whose sums are tried together, at most. */
const MOST_SECTIONS = 8

/**
 * Ours less what is printed for this side. A summary that adds up by itself (opening, parts, closing) is held whole against the lines; of
 * other figures those that name the whole side, or a sum of sections. Null: nothing speaks of this side.
 */
function missOf(
  ours: Cents,
  kind: 'in' | 'out',
  { lines, figures, opening, closing }: ProofInput,
): Cents | null {
  const summary = once(figures.filter(({ isTotal }) => !isTotal))
  const sumOf = (which: 'in' | 'out'): Cents =>
    summary.reduce((sum, each) => (each.kind === which ? sum + Math.abs(each.cents) : sum), 0)
  // Without a total the same balance at both ends says nothing of what moved between.
  const hasTotals = summary.some((figure) => figure.kind === 'in' || figure.kind === 'out')
  if (hasTotals && opening !== null && closing !== null && opening + sumOf('in') - sumOf('out') === closing)
    return ours - sumOf(kind) || 0
  const own = once(figures.filter((figure) => figure.kind === kind))
  const sums = sumsOfSections(lines, kind)
  let isTold = false
  for (const { label, cents } of own) {
    const size = Math.abs(cents)
    const others = own.filter((each) => each.label !== label).map((each) => Math.abs(each.cents))
    if (size === ours || sums.has(size) || sumsOf(others).has(ours - size)) isTold = true
    else if (wholeSide.test(label)) return ours - Math.abs(cents)
  }
  return isTold ? 0 : null
}

/** The same figure may stand on several pages. */
const once = (figures: readonly PrintedFigure[]): PrintedFigure[] => [
  ...new Map(figures.map((figure) => [`${figure.kind}/${figure.label}/${figure.cents}`, figure])).values(),
]

function sumsOfSections(lines: readonly ProvenLine[], kind: 'in' | 'out'): Set<Cents> {
  const bySection = new Map<number, Cents>()
  for (const { section, cents } of lines)
    if (cents > 0 === (kind === 'in')) bySection.set(section, (bySection.get(section) ?? 0) + Math.abs(cents))
  return sumsOf([...bySection.values()])
}

/** Of any of these, the first ones where they are many. */
function sumsOf(sizes: readonly Cents[]): Set<Cents> {
  let sums = new Set<Cents>([0])
  for (const size of sizes.slice(0, MOST_SECTIONS))
    sums = new Set([...sums, ...[...sums].map((sum) => sum + size)])
  return sums
}

/** Everything that is printed agrees, and something beside the sum speaks for the signs. */
export const isProven = ({
  balance,
  deposits,
  withdrawals,
  balances,
  firstBreak,
  outside,
  unsure,
  overlaid,
}: Proof): boolean =>
  balance === 0 &&
  firstBreak === null &&
  outside === 0 &&
  overlaid === 0 &&
  (deposits ?? 0) === 0 &&
  (withdrawals ?? 0) === 0 &&
  (unsure === 0 || balances > 0 || (deposits === 0 && withdrawals === 0))

/** How far a reading is from its proof: smaller is better. */
export const distance = ({ balance, deposits, withdrawals, firstBreak, outside }: Proof): number =>
  (balance === null ? 1e15 : Math.abs(balance)) +
  Math.abs(deposits ?? 0) / 2 +
  Math.abs(withdrawals ?? 0) / 2 +
  (firstBreak ? Math.abs(firstBreak.by) / 4 : 0) +
  outside * 1_000
