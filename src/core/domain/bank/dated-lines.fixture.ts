// A history of a few dated lines on a checking and a savings account, for tests of transfers.
import type { BankAccount } from '../bank-history.ts'
import { checking, SampleHistory } from '../cases/sample-history.ts'

export const savings: BankAccount = {
  ...checking,
  id: 'savings',
  kind: 'savings',
  mask: '7755',
  name: 'Savings',
}
/** `date`: '03-02', of 2026. `account`: the checking one when absent. */
export type DatedLine = readonly [date: string, dollars: number, text: string, account?: string]

export const historyOf = (lines: readonly DatedLine[], accounts: BankAccount[] = [checking, savings]) => {
  const history = new SampleHistory(accounts)
  for (const [date, dollars, text, accountId = 'checking'] of lines)
    history.add(`2026-${date}`, dollars, text, { accountId })
  return history.build()
}
