// Builds small bank histories for the tests of the analysis: a line at a time, dollars in, dated by day.
import { addDays, type IsoDate } from '#core/ground/dates.ts'
import type { BankAccount, BankHistory, BankTransaction } from '../bank-history.ts'
import { isBankDay } from '../bank-days.ts'
import { dayNumber, weekday } from '#core/ground/dates.ts'

export const checking: BankAccount = {
  id: 'checking',
  institution: 'Harbor Bank',
  name: 'Business Checking',
  mask: '1093',
  kind: 'checking',
  holder: 'business',
  owners: ['Blue Door Bakery LLC', 'Maria Lopez'],
  balance: 1_000_000,
  balanceDate: '2026-11-20',
}

export class SampleHistory {
  readonly transactions: BankTransaction[] = []
  readonly accounts: BankAccount[]
  readonly refreshedOn: IsoDate
  constructor(accounts: BankAccount[] = [checking], refreshedOn: IsoDate = '2026-11-20') {
    this.accounts = accounts
    this.refreshedOn = refreshedOn
  }

  /** One line; dollars, money in positive. */
  add(date: IsoDate, dollars: number, description: string, more: Partial<BankTransaction> = {}): this {
    const id = `t${this.transactions.length}`
    const amount = Math.round(dollars * 100)
    this.transactions.push({ id, accountId: 'checking', date, amount, description, pending: false, ...more })
    return this
  }

  /** The same line on every day of a stretch that `falls` accepts. */
  every(
    from: IsoDate,
    to: IsoDate,
    falls: (date: IsoDate) => boolean,
    dollars: number,
    description: string,
  ): this {
    for (let date = from; date <= to; date = addDays(date, 1))
      if (falls(date)) this.add(date, dollars, description)
    return this
  }

  build(): BankHistory {
    return { accounts: this.accounts, transactions: this.transactions, refreshedOn: this.refreshedOn }
  }
}

export const onBankDays = (date: IsoDate): boolean => isBankDay(dayNumber(date))
/** Weekly on a weekday (1 = Monday), put off to the next bank day over a holiday. */
export const weeklyOn =
  (day: number) =>
  (date: IsoDate): boolean => {
    for (let back = 0; back < 4; back++) {
      const due = addDays(date, -back)
      if (weekday(due) === day) return onBankDays(date) && (back === 0 || noneBetween(due, date))
    }
    return false
  }
function noneBetween(due: IsoDate, date: IsoDate): boolean {
  for (let at = due; at < date; at = addDays(at, 1)) if (onBankDays(at)) return false
  return true
}
