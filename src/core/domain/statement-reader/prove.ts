// The proof that a statement carries: opening balance, lines, printed totals, running and daily balances, and closing balance agree.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { DayBalance, MadeLine } from './made-lines.ts'
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
  /** Lines whose sign nothing but their words tells. */
  readonly unsure: number
}

interface ProofInput {
  /** In the order of days. */
  readonly lines: readonly MadeLine[]
  readonly days: readonly DayBalance[]
  readonly opening: Cents | null
  readonly closing: Cents | null
  readonly figures: readonly PrintedFigure[]
  readonly from: IsoDate
  readonly to: IsoDate
}

export function prove({ lines, days, opening, closing, figures, from, to }: ProofInput): Proof {
  let into = 0
  let out = 0
  for (const { cents } of lines) {
    if (cents > 0) into += cents
    else out -= cents
  }
  const { balances, firstBreak } = opening === null ? unseen : walkBalances(lines, days, opening, to)
  return {
    balance: opening === null || closing === null ? null : opening + into - out - closing,
    deposits: missOf(into, figures, 'in'),
    withdrawals: missOf(out, figures, 'out'),
    balances,
    firstBreak,
    outside: lines.filter(({ date }) => date < from || date > to).length,
    unsure: lines.filter(({ isSure }) => !isSure).length,
  }
}

const unseen = { balances: 0, firstBreak: null }

function walkBalances(
  lines: readonly MadeLine[],
  days: readonly DayBalance[],
  opening: Cents,
  to: IsoDate,
): { readonly balances: number; readonly firstBreak: Break | null } {
  const printed = new Map(days.filter(({ date }) => date <= to).map(({ date, cents }) => [date, cents]))
  let balance = opening
  let balances = 0
  let firstBreak: Break | null = null
  const look = (line: number, ours: Cents, theirs: Cents): void => {
    balances++
    if (ours !== theirs) firstBreak ??= { line, by: ours - theirs }
  }
  for (const [at, line] of lines.entries()) {
    balance += line.cents
    if (line.balance !== null) look(at, balance, line.balance)
    const day = lines[at + 1]?.date === line.date ? undefined : printed.get(line.date)
    if (day !== undefined) look(at, balance, day)
  }
  return { balances, firstBreak }
}

/** Ours less what is printed for this side: by the summary at the head, else by the totals below the tables. */
function missOf(ours: Cents, figures: readonly PrintedFigure[], kind: 'in' | 'out'): Cents | null {
  const own = figures.filter((figure) => figure.kind === kind)
  const inSummary = missOfGroup(
    ours,
    own.filter(({ isTotal }) => !isTotal),
  )
  const inTotals = missOfGroup(
    ours,
    own.filter(({ isTotal }) => isTotal),
  )
  return inSummary || (inTotals ?? inSummary)
}

/** What is printed is one total or the parts of one; the same figure may stand on several pages. */
function missOfGroup(ours: Cents, figures: readonly PrintedFigure[]): Cents | null {
  const once = new Map(figures.map(({ label, cents }) => [`${label}/${Math.abs(cents)}`, Math.abs(cents)]))
  const sizes = [...once.values()]
  if (!sizes.length) return null
  const sum = sizes.reduce((total, each) => total + each, 0)
  return sum === ours || sizes.includes(ours) ? 0 : ours - sum
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
}: Proof): boolean =>
  balance === 0 &&
  firstBreak === null &&
  outside === 0 &&
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
