// What an analysis of uploaded bank statements comes to: accounts with their months, and signs that a file was changed.
import type { IsoMonth } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import type { ModelMonth } from './underwriting.ts'

/** Null each where the analysis does not say. */
export interface StatementMonth {
  readonly month: IsoMonth
  readonly deposits: Cents | null
  readonly depositCount: number | null
  /** Without a sign. */
  readonly withdrawals: Cents | null
  readonly averageDailyBalance: Cents | null
  readonly negativeDays: number | null
  readonly nsf: number | null
  /** Deposits that are sales, by the analysis. */
  readonly revenue: Cents | null
}

export interface StatementAccount {
  /** As the statement prints it: whole, or its end. */
  readonly number: string
  readonly bank: string
  readonly holder: string
  /** The analysis' own word ('CHECKING'); '' where it has none. */
  readonly type: string
  readonly months: readonly StatementMonth[]
}

interface TamperSignal {
  readonly code: string
  readonly text: string
}

export interface StatementFigures {
  readonly accounts: readonly StatementAccount[]
  /** Of the least authentic file: 0 to 100, 100 = no doubt; null where nothing was said. */
  readonly authenticity: number | null
  readonly signals: readonly TamperSignal[]
  /** Documents of ours that could not be read, by their ids. */
  readonly unread: readonly string[]
}

/** Below it a person must look at the files (the vendor's bands: 61 to 80 medium, above high). */
const AUTHENTIC_FROM = 61

export const isDoubtful = ({ authenticity }: StatementFigures): boolean =>
  authenticity !== null && authenticity < AUTHENTIC_FROM

/** Accounts that hold what a business lives on: savings do not. */
const isOperating = ({ type }: StatementAccount): boolean => !/saving|certificate|money market/i.test(type)

/**
 * The months for the model, newest last: sums over the operating accounts that have the month. A month is left out where an account does not
 * say its deposits, balance or negative days: unknown is not zero.
 */
export function monthsOfStatements({ accounts }: StatementFigures): ModelMonth[] {
  const operating = accounts.filter(isOperating)
  const months = [...new Set(operating.flatMap((account) => account.months.map(({ month }) => month)))]
  return months.toSorted().flatMap((month): ModelMonth[] => {
    const parts = operating.flatMap((account) => account.months.filter((each) => each.month === month))
    const sum = (of: (part: StatementMonth) => number | null): number | null =>
      parts.reduce<number | null>((all, part) => {
        const value = of(part)
        return all === null || value === null ? null : all + value
      }, 0)
    const gross = sum(({ deposits }) => deposits)
    const averageDailyBalance = sum((part) => part.averageDailyBalance)
    // Days of two accounts may be the same ones: the larger number is sure.
    const negative = parts.map(({ negativeDays }) => negativeDays)
    const negativeDays = negative.includes(null) ? null : Math.max(...(negative as number[]))
    const deposits = sum(({ depositCount }) => depositCount)
    const nsf = sum((part) => part.nsf)
    const trueRevenue = sum(({ revenue }) => revenue)
    if (gross === null || averageDailyBalance === null || negativeDays === null || deposits === null)
      return []
    return [
      {
        month,
        gross,
        averageDailyBalance,
        negativeDays,
        deposits,
        ...(nsf !== null && { nsf }),
        ...(trueRevenue !== null && { trueRevenue: Math.min(trueRevenue, gross) }),
      },
    ]
  })
}

/** The account of these figures that a linked account is: the same number, or one that ends with its mask (specification 3, section 5). */
export const accountOfMask = ({ accounts }: StatementFigures, mask: string): StatementAccount | null => {
  const digits = (text: string) => text.replace(/\D/g, '')
  const wanted = digits(mask)
  if (wanted.length < 2) return null
  const found = accounts.filter(({ number }) => digits(number).endsWith(wanted))
  return found.length === 1 ? found[0]! : null
}
