// Reads the text of a bank statement: account, period, balances and lines, checked against what the bank prints.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import { findPeriods } from '../statement-text.ts'
import type { LayoutReading, StatementLayout } from './layout.ts'
import { layouts } from './layouts.ts'
import { firstAmount, linesOf, maskIn, MOST_LINES } from './statement-lines.ts'

/** Ours less the printed one, in cents; null where the statement does not print what is needed. */
interface StatementCheck {
  /** Opening and lines, less the closing balance. */
  readonly balance: Cents | null
  readonly deposits: Cents | null
  readonly withdrawals: Cents | null
  /** Lines of days outside the period. */
  readonly outside: number
}

export interface StatementReading extends LayoutReading {
  readonly bank: string
  /** The account's last four digits; null where none are printed. */
  readonly mask: string | null
  readonly type: 'CHECKING' | 'SAVINGS' | ''
  readonly from: IsoDate
  readonly to: IsoDate
  readonly check: StatementCheck
}

/** no-text: a scan; many-accounts: several accounts in one statement, which are never mixed. */
export type UnreadReason = 'no-text' | 'unknown-layout' | 'no-period' | 'many-accounts' | 'too-long'

/** Letters of a page's head: who the bank is stands here, not in a line of the account. */
const HEAD_LINES = 40
const LONGEST_TEXT = 2_000_000

/** Opening and lines come to the closing balance, and the printed totals are ours. What is not printed adds up to nothing. */
export const addsUp = ({ check }: Pick<StatementReading, 'check'>): boolean =>
  check.balance === 0 && check.deposits === 0 && check.withdrawals === 0 && check.outside === 0

/**
 * Reads a statement's text as a PDF gives it: a line of text for each printed line, or a line for each cell. Never throws; what no layout
 * knows is refused, not guessed.
 */
export function readStatementText(text: string): Outcome<StatementReading, UnreadReason> {
  if (text.length > LONGEST_TEXT) return refused('too-long')
  const lines = linesOf(text)
  if (!lines.length) return refused('no-text')
  if (lines.length >= MOST_LINES) return refused('too-long')
  const layout = layoutOf(lines)
  if (!layout) return refused('unknown-layout')
  const head = lines.slice(0, 3 * HEAD_LINES)
  const period = findPeriods(head.join('\n'))[0] ?? findPeriods(layout.findPeriod?.(lines) ?? '')[0]
  if (!period) return refused('no-period')
  if (openings(lines).size > 1) return refused('many-accounts')
  const read = layout.read(lines, period)
  const kind = /\b(?:(savings|money market)|checking|banking)\b/i.exec(head.join('\n'))
  return ok({
    ...read,
    bank: layout.bank,
    mask: maskIn(lines),
    type: !kind ? '' : kind[1] ? 'SAVINGS' : 'CHECKING',
    ...period,
    check: checkOf(read, period),
  })
}

/** The layout whose bank is named first. */
function layoutOf(lines: readonly string[]): StatementLayout | null {
  const head = lines.slice(0, HEAD_LINES).join('\n')
  const named = layouts
    .map((layout) => ({ layout, at: head.search(layout.name) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
  return named[0]?.layout ?? null
}

const openings = (lines: readonly string[]): Set<number> =>
  new Set(
    lines
      .map(firstAmount)
      .flatMap((found) => (found && /^beginning balance\b/i.test(found.label) ? found.amount : [])),
  )

function checkOf(
  { opening, closing, lines, deposits, withdrawals }: LayoutReading,
  { from, to }: { readonly from: IsoDate; readonly to: IsoDate },
): StatementCheck {
  const sum = (of: (cents: Cents) => boolean) =>
    lines.reduce((all, { cents }) => (of(cents) ? all + cents : all), 0)
  const into = sum((cents) => cents > 0)
  const out = sum((cents) => cents < 0)
  return {
    balance: opening === null || closing === null ? null : opening + into + out - closing,
    deposits: deposits === null ? null : into - deposits,
    withdrawals: withdrawals === null ? null : -out - withdrawals,
    outside: lines.filter(({ date }) => date < from || date > to).length,
  }
}
