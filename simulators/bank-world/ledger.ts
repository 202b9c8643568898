// The books of one simulated merchant: accounts with balances, lines in the order in which the bank posted them.
import type { BankAccount, BankTransaction } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'

export interface AccountPlan {
  readonly id: string
  readonly name: string
  readonly kind: BankAccount['kind']
  readonly mask: string
  readonly holder: BankAccount['holder']
  /** Balance before the first line (cents; negative = owed). */
  readonly opening: Cents
}

export interface Ledger {
  readonly lines: readonly BankTransaction[]
  balance(accountId: string): Cents
  /** Money in is positive. Zero is not posted. */
  post(accountId: string, date: IsoDate, amount: Cents, description: string): void
}

/** Line ids count per account from the first day on, so that a later fetch finds the old lines under their old ids. */
export function openLedger(accounts: readonly AccountPlan[]): Ledger {
  const balances = new Map(accounts.map((a) => [a.id, a.opening]))
  const counts = new Map(accounts.map((a) => [a.id, 0]))
  const lines: BankTransaction[] = []
  return {
    lines,
    balance: (accountId) => balances.get(accountId) ?? 0,
    post(accountId, date, amount, description) {
      if (amount === 0) return
      if (!Number.isInteger(amount)) throw new RangeError('a line needs whole cents')
      const n = (counts.get(accountId) ?? 0) + 1
      counts.set(accountId, n)
      balances.set(accountId, (balances.get(accountId) ?? 0) + amount)
      lines.push({ id: `${accountId}-${n}`, accountId, date, amount, description, pending: false })
    },
  }
}
