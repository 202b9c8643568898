// Ocrolus' summary and signals as our figures: text to cents, months MM/YYYY to YYYY-MM, its codes to faults.
import type { StatementAccount, StatementFigures, StatementMonth } from '#core/domain/statement-figures.ts'
import { centsFromDecimal } from '#core/ground/money.ts'
import type { Fault } from '../../faults.ts'
import type { Signals, Summary } from './wire.ts'

type Account = Summary['bank_accounts'][number]

/** 'MM/YYYY' as 'YYYY-MM'; null for anything else. */
const monthOfKey = (key: string): string | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{4})$/.exec(key) ?? []
  return month && year ? `${year}-${month}` : null
}

function figureOf<T>(of: Readonly<Record<string, T>> | null | undefined, key: string): T | null {
  return of && Object.hasOwn(of, key) ? of[key]! : null
}

const centsOf = (value: string | number | null): number | null => {
  if (value === null) return null
  try {
    return centsFromDecimal(value)
  } catch {
    return null
  }
}

/** Counts come as '0.00' too. */
const countOf = (value: string | number | null): number | null => {
  const cents = centsOf(value)
  return cents === null ? null : Math.round(cents / 100)
}

function accountOf(account: Account): StatementAccount {
  const keys = new Set(
    [
      account.average_daily_balance_by_month,
      account.deposits_sum_by_month,
      account.withdrawals_sum_by_month,
    ].flatMap((of) => Object.keys(of ?? {})),
  )
  return {
    number: account.account_number ?? '',
    bank: account.bank_name ?? '',
    holder: account.account_holder ?? '',
    type: account.account_type ?? '',
    months: [...keys]
      .flatMap((key): StatementMonth[] => {
        const month = monthOfKey(key)
        if (!month) return []
        const withdrawals = centsOf(figureOf(account.withdrawals_sum_by_month, key))
        return [
          {
            month,
            deposits: centsOf(figureOf(account.deposits_sum_by_month, key)),
            depositCount: countOf(figureOf(account.deposits_count_by_month, key)),
            withdrawals: withdrawals === null ? null : Math.abs(withdrawals),
            averageDailyBalance: centsOf(figureOf(account.average_daily_balance_by_month, key)),
            negativeDays: figureOf(account.negative_balances_by_month, key)?.length ?? null,
            nsf: countOf(figureOf(account.nsf_count_by_month, key)),
            revenue: centsOf(figureOf(account.estimated_revenue_by_month, key)),
          },
        ]
      })
      .toSorted((a, b) => a.month.localeCompare(b.month)),
  }
}

/** `unread`: our documents that were refused. */
export function figuresOf(
  summary: Summary,
  signals: Signals | null,
  unread: readonly string[],
): StatementFigures {
  const told = [
    signals?.form_authenticity,
    ...(signals?.doc_analyses ?? []).map((each) => each.form_authenticity),
  ].flatMap((each) => each ?? [])
  const scores = told.flatMap(({ score }) => score ?? [])
  const reasons = new Map(
    told.flatMap(({ reason_codes }) =>
      (reason_codes ?? []).map(({ code, description }) => [code, description ?? ''] as const),
    ),
  )
  return {
    accounts: summary.bank_accounts.map(accountOf),
    authenticity: scores.length ? Math.min(...scores) : null,
    signals: [...reasons].map(([code, text]) => ({ code, text })),
    unread,
  }
}

/** Codes inside an answer that say the file will never be read. */
export const UNREADABLE = ['1100', '1104', '1109', '1500', '1512']
/** The same file is there already. */
export const THERE_ALREADY = '1502'
const BUSY = ['1005', '1404', '1511']
const OURS = /^(?:12\d\d|21\d\d)$/

/** The fault of an answer whose inner status is no 200. */
export function faultOfEnvelope(status: number, code: number | null | undefined): Fault {
  const vendorCode = String(code ?? status)
  if (BUSY.includes(vendorCode) || status === 425) return { kind: 'unavailable', vendorCode }
  if (status === 429) return { kind: 'rate-limited', vendorCode }
  if (status >= 500 || vendorCode === '2300') return { kind: 'unavailable', vendorCode }
  return { kind: 'rejected', vendorCode, ...(OURS.test(vendorCode) ? { ours: true as const } : {}) }
}
