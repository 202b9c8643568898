// What a statement says of one account and month, from the book of lines and from a reading of uploaded statements. Pure.
import { monthsBefore } from '#core/domain/bank/months.ts'
import type { BookAccount } from '#core/domain/lines/line-book.ts'
import type { MonthStatement } from '#core/domain/lines/month-statement.ts'
import { firstDay, lastDay, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'
import type { StatementFacts } from './facts.ts'

type OfMonth = Omit<StatementFacts, 'sender' | 'business' | 'source' | 'refreshedAt' | 'reading'>

export function factsOfMonth(
  { name, mask, institution, kind, owners, balanceDate }: BookAccount,
  said: MonthStatement,
  refreshedOn: IsoDate,
): OfMonth {
  const { full, lines, ...figures } = said
  return {
    account: { name, mask, institution, subtype: kind, owners: [...owners] },
    balanceOn: balanceDate,
    complete: completeness(said.month, refreshedOn, full),
    ...figures,
    lines: lines.map(({ day, text, amount }) => [day, text, amount]),
  }
}

/** The figures of a month that was read, without what else is known of it. */
export const readingOf = ({
  deposits,
  withdrawals,
  averageDailyBalance,
  negativeDays,
  nsf,
}: NonNullable<StatementFacts['reading']>): NonNullable<StatementFacts['reading']> => ({
  deposits,
  withdrawals,
  averageDailyBalance,
  negativeDays,
  nsf,
})

function completeness(month: IsoMonth, refreshedOn: IsoDate, full: boolean): StatementFacts['complete'] {
  if (lastDay(month) > refreshedOn) return 'running'
  if (firstDay(month) < monthsBefore(refreshedOn, 6)) return 'older'
  return full ? 'yes' : 'partial'
}
