// Puts the histories of several bank connections together as of one day, so that every account tells the same span.
import type { IsoDate } from '#core/ground/dates.ts'
import type { BankHistory } from './bank-history.ts'

/**
 * One history out of several, as of the earliest of their refresh days: only up to that day is every account complete. Later lines
 * are left out, and a balance of a later day is walked back over them. Null when there is none. Amounts are cents.
 */
export function mergeHistories(histories: readonly BankHistory[]): BankHistory | null {
  const [first, ...others] = histories
  if (!first) return null
  if (!others.length) return first
  const refreshedOn = histories.map((history) => history.refreshedOn).reduce((a, b) => (b < a ? b : a))
  return {
    refreshedOn,
    accounts: histories.flatMap((history) => accountsAsOf(history, refreshedOn)),
    transactions: histories.flatMap((history) =>
      history.transactions.filter((line) => line.date <= refreshedOn),
    ),
  }
}

function accountsAsOf(history: BankHistory, day: IsoDate): BankHistory['accounts'] {
  return history.accounts.map((account) => {
    if (account.balanceDate <= day || account.balance === null) return account
    const since = history.transactions
      .filter(
        (line) =>
          line.accountId === account.id &&
          !line.pending &&
          line.date > day &&
          line.date <= account.balanceDate,
      )
      .reduce((sum, line) => sum + line.amount, 0)
    return { ...account, balance: account.balance - since, balanceDate: day }
  })
}
