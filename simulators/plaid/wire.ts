// The bank world in Plaid's wire shapes: dollars as numbers, money out positive, what is owed positive.
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { addDays } from '#core/ground/dates.ts'
import type { SimulatedBank } from '#simulators/bank-world/banks.ts'
import { dailyBalances } from '#simulators/bank-world/make-persona-history.ts'
import type { WireAnswer } from '#simulators/bank-world/wire-server.ts'
import { idOf } from './tokens.ts'

const currency = { iso_currency_code: 'USD', unofficial_currency_code: null }

const kinds: Readonly<Record<BankAccount['kind'], readonly [type: string, subtype: string]>> = {
  checking: ['depository', 'checking'],
  savings: ['depository', 'savings'],
  card: ['credit', 'credit card'],
  loan: ['loan', 'business'],
  other: ['other', 'other'],
}

const dollars = (cents: number): number => cents / 100 || 0
const owed = (account: BankAccount): boolean => account.kind === 'card' || account.kind === 'loan'

/** `itemId` keeps the account ids of two links apart. */
export function wireAccount(itemId: string, account: BankAccount): Record<string, unknown> {
  const [type, subtype] = kinds[account.kind]
  const { balance } = account
  const current = balance === null ? null : dollars(owed(account) ? -balance : balance)
  return {
    account_id: idOf(itemId, account.id),
    balances: {
      available: owed(account) ? null : current,
      current,
      limit: null,
      ...currency,
      iso_currency_code: account.currency ?? currency.iso_currency_code,
    },
    mask: account.mask,
    name: account.name,
    // Few banks give one.
    official_name: null,
    type,
    subtype,
  }
}

/** An account as `/accounts/get` shows it: with its holder only where the bank tells it, which reports never do. */
export const heldAccount = (
  bank: SimulatedBank,
  itemId: string,
  account: BankAccount,
): Record<string, unknown> => ({
  ...wireAccount(itemId, account),
  ...(bank.tellsHolder
    ? { holder_category: account.holder === 'unknown' ? 'unrecognized' : account.holder }
    : {}),
})

/** A line as a report shows it. */
export function wireLine(itemId: string, line: BankTransaction): Record<string, unknown> {
  return {
    account_id: idOf(itemId, line.accountId),
    amount: dollars(-line.amount),
    date: line.date,
    original_description: line.description,
    pending: line.pending,
    transaction_id: idOf(itemId, line.id),
    ...currency,
  }
}

/** An account as an asset report shows it: lines newest first, one balance a day. */
export function reportAccount(
  itemId: string,
  account: BankAccount,
  history: BankHistory,
  days: number,
): Record<string, unknown> {
  const since = addDays(history.refreshedOn, -days)
  const lines = history.transactions.filter((line) => line.accountId === account.id && line.date > since)
  const base = wireAccount(itemId, account)
  return {
    ...base,
    balances: { ...(base['balances'] as object), margin_loan_amount: null },
    days_available: days,
    historical_balances: dailyBalances(history, account.id, days).map(({ date, balance }) => ({
      date,
      current: dollars(owed(account) ? -balance : balance),
      ...currency,
    })),
    owners: account.owners.map((name) => ({ names: [name], addresses: [], emails: [], phone_numbers: [] })),
    ownership_type: null,
    transactions: lines.toReversed().map((line) => wireLine(itemId, line)),
  }
}

/** The vendor's error envelope. */
export function plaidError(
  error_type: string,
  error_code: string,
  error_message: string,
  status = 400,
  causes?: readonly Readonly<Record<string, unknown>>[],
): WireAnswer {
  return {
    status,
    json: {
      ...(causes ? { causes } : {}),
      display_message: null,
      documentation_url: 'https://plaid.com/docs/errors/',
      error_code,
      error_message,
      error_type,
      request_id: idOf(error_code, error_message).slice(0, 15),
      suggested_action: null,
    },
  }
}
