// Balances of accounts walked back to an earlier day.
import type { IsoDate } from '#core/ground/dates.ts'
import type { BankHistory } from './bank-history.ts'

/** The accounts with their balances of a day; an account that tells less keeps the balance of its own day. */
export function accountsAsOf(
  history: Pick<BankHistory, 'accounts' | 'transactions'>,
  day: IsoDate,
): BankHistory['accounts'] {
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
