// Months of an account that its statements tell no more while other accounts do.
import { addMonths, dayNumber, monthOf, type IsoDate } from '#core/ground/dates.ts'
import type { BankAccount } from '../bank-history.ts'

/** Statements are monthly, each account's on its own day: one that ends longer before another account lacks some. */
export const OWN_CYCLE_DAYS = 35

/** The account as other accounts tell up to `day`: the months between are missing ones. */
export function withEnd(account: BankAccount, day: IsoDate): BankAccount {
  const { statements, balanceDate } = account
  if (!statements || dayNumber(day) - dayNumber(balanceDate) <= OWN_CYCLE_DAYS) return account
  let missing = statements.missing
  for (let month = addMonths(monthOf(balanceDate), 1); month < monthOf(day); month = addMonths(month, 1))
    missing++
  return { ...account, statements: { ...statements, missing: Math.max(1, missing) } }
}
