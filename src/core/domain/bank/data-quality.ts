// What is wrong with the data themselves: each fault a finding with its figure. A finding is a question for a person, never a cause to refuse.
import { dayNumber } from '#core/ground/dates.ts'
import type { DataFinding, MonthSummary } from '../underwriting.ts'
import type { SameContent } from './same-accounts.ts'
import type { Ledger } from './ledger.ts'

/** From here on data can be judged at all; which history an approval needs is the policy's. */
const limits = {
  /** Days from the first line to the refresh. */
  daysCovered: 60,
  /** Days without any line on an account that has one a week or more. */
  gapDays: 21,
  /** How long before the refresh the bank last told an account's balance. */
  staleDays: 5,
  /** Days since the last income, where there was any. */
  daysWithoutIncome: 31,
  /** Basis points of the credits of the counted months. */
  unclassedShare: 2_000,
} as const
/** Months that the model reads, and a week. */
const windowDays = 190
/** An account with so many lines hardly stands at zero to the cent. */
const linesOfUsedAccount = 10

interface Activity {
  count: number
  first: number
  last: number
  /** Longest time between two lines within the window, and from the last one to the refresh. */
  gap: number
}

function activityOf(ledger: Ledger): Activity[] {
  const { order, day, account, to } = ledger
  const all = ledger.accounts.map((): Activity => ({ count: 0, first: to, last: -1, gap: 0 }))
  const since = (seen: Activity, at: number): number => at - Math.max(seen.last, to - windowDays)
  for (const row of order) {
    const seen = all[account[row] as number] as Activity
    const at = day[row] as number
    if (seen.count === 0) seen.first = at
    else if (since(seen, at) > seen.gap) seen.gap = since(seen, at)
    seen.last = at
    seen.count++
  }
  for (const seen of all) if (seen.count > 0) seen.gap = Math.max(seen.gap, since(seen, to))
  return all
}

function ofAccount(ledger: Ledger, at: number, seen: Activity): DataFinding[] {
  const use = ledger.accounts[at]
  if (!use || (use.account.kind !== 'checking' && use.account.kind !== 'savings')) return []
  const { account } = use
  const found: DataFinding[] = []
  const add = (code: DataFinding['code'], values: DataFinding['values'] = {}): void =>
    void found.push({ code, values, account: account.mask })
  if (account.currency !== undefined && account.currency !== 'USD')
    add('currency-not-usd', { currency: account.currency })
  if (account.holder === 'unknown' && use.use !== 'duplicate') add('account-holder-unknown')
  if (use.use !== 'operating') return found
  const { missing = 0, breaks = 0, disagree = 0 } = account.statements ?? {}
  if (missing > 0) add('statement-months-missing', { actual: missing })
  if (breaks > 0) add('statements-do-not-follow', { actual: breaks })
  if (disagree > 0) add('statements-disagree', { actual: disagree })
  if (account.balance === null) add('balance-missing')
  else if (account.balance === 0 && seen.count >= linesOfUsedAccount) add('balance-zero-filled')
  const age = ledger.to - dayNumber(account.balanceDate)
  if (age > limits.staleDays)
    add(account.statements ? 'statements-end-early' : 'feed-stale', { actual: age, wanted: limits.staleDays })
  const isSteady = seen.count * 7 >= seen.last - seen.first
  if (seen.count > 1 && isSteady && seen.gap >= limits.gapDays)
    add('history-gap', { actual: seen.gap, wanted: limits.gapDays })
  return found
}

/** Days since the last line that is income; null where there never was one. `codes`: why a row is none, 0 = it is. */
function daysSinceIncome(ledger: Ledger, codes: Uint8Array): number | null {
  const { order, amount, account, accounts, day, to } = ledger
  for (let i = order.length - 1; i >= 0; i--) {
    const row = order[i] as number
    if (
      (amount[row] as number) > 0 &&
      codes[row] === 0 &&
      accounts[account[row] as number]?.use === 'operating'
    )
      return to - (day[row] as number)
  }
  return null
}

/** Counted months without any credit, between months with some: an average over the others would not tell about them. */
function emptyBetween(months: readonly MonthSummary[]): number {
  const first = months.findIndex(({ deposits }) => deposits > 0)
  const last = months.findLastIndex(({ deposits }) => deposits > 0)
  return months.slice(first + 1, Math.max(0, last)).filter((month) => month.counted && month.deposits === 0)
    .length
}

/**
 * Every fault of the data, those of the whole first, then by account. Days and shares (basis points) stand in `values` beside the
 * limit that they passed.
 */
export function findDataFaults(
  ledger: Ledger,
  codes: Uint8Array,
  months: readonly MonthSummary[],
  same: readonly SameContent[],
): DataFinding[] {
  const found: DataFinding[] = []
  const add = (
    code: DataFinding['code'],
    values: DataFinding['values'],
    account: string | null = null,
  ): void => void found.push({ code, values, account })
  const covered = ledger.count > 0 ? ledger.to - ledger.from + 1 : 0
  if (covered < limits.daysCovered) add('history-too-short', { actual: covered, wanted: limits.daysCovered })
  const idle = daysSinceIncome(ledger, codes)
  if (idle !== null && idle > limits.daysWithoutIncome)
    add('no-recent-deposits', { actual: idle, wanted: limits.daysWithoutIncome })
  const empty = emptyBetween(months)
  if (empty > 0) add('empty-months', { actual: empty })
  const counted = months.filter((month) => month.counted)
  const gross = counted.reduce((sum, month) => sum + month.gross, 0)
  const open = counted.reduce((sum, month) => sum + month.unclassed, 0)
  const share = gross > 0 ? Math.round((open * 10_000) / gross) : 0
  if (share > limits.unclassedShare)
    add('credits-unclassed', { pctActual: share, pctWanted: limits.unclassedShare })
  for (const { mask, share: equal } of same) add('accounts-may-be-one', { pctActual: equal }, mask)
  activityOf(ledger).forEach((seen, at) => found.push(...ofAccount(ledger, at, seen)))
  return found
}

/** Whether a finding leaves balances, and all that is counted from them, unknown: shown as such, and no points for or against. */
export const leavesBalanceUnknown = ({ code }: { readonly code: string }): boolean =>
  code === 'balance-missing' || code === 'balance-zero-filled'

/** These ask for a person and leave the figures what they are: at the lower end what is in doubt counts nothing. */
const leavesFiguresKnown: ReadonlySet<DataFinding['code']> = new Set([
  'account-holder-unknown',
  'labels-no-longer-match',
  'one-off',
  'in-and-out',
  'begins-before-application',
  'round-amounts',
  'sales-end',
  'loses-money',
  // Of the income alone: `decision.ts`.
  'receivables-sold',
  'likely-advance',
  'reverse-consolidation',
])

/** Whether a finding leaves the bank's figures uncertain: then none of them may refuse anybody. */
export const leavesFiguresUncertain = ({ code }: Pick<DataFinding, 'code'>): boolean =>
  !leavesFiguresKnown.has(code)
