// Proven readings of statements as one bank history, in the shape that a bank link gives: what is not proven is not in it.
import { dayNumber } from '#core/ground/dates.ts'
import type { Cents } from '#core/ground/money.ts'
import { accountsAsOf } from '../accounts-as-of.ts'
import type { BankAccount, BankHistory, BankTransaction } from '../bank-history.ts'
import type { AccountReading, StatementFile } from '../statement-reader/read-statement.ts'
import { OWN_CYCLE_DAYS, withEnd } from './missing-at-end.ts'
import { opaqueKey } from './opaque-key.ts'
import { layStatements } from './statement-runs.ts'

interface ProvenReading extends AccountReading {
  readonly bank: string
  readonly opening: Cents
  readonly closing: Cents
}

/**
 * The accounts of checking and savings in the order in which their files came, as of the last day that all of them tell; null where none
 * is proven. The same line has the same id however often it is read or sent. Amounts are cents.
 */
export function historyOfReadings(files: readonly StatementFile[]): BankHistory | null {
  const byAccount = new Map<string, ProvenReading[]>()
  for (const reading of files.flatMap(provenOf)) {
    const key = keyOf(reading)
    byAccount.set(key, [...(byAccount.get(key) ?? []), reading])
  }
  if (!byAccount.size) return null
  const each = [...byAccount].map(([key, readings]) => accountOf(key, readings))
  const newest = each.map(({ account }) => account.balanceDate).reduce((a, b) => (b > a ? b : a))
  const ends = each
    .map(({ account }) => account.balanceDate)
    .filter((day) => dayNumber(newest) - dayNumber(day) <= OWN_CYCLE_DAYS)
  const refreshedOn = ends.reduce((a, b) => (b < a ? b : a))
  const transactions = each.flatMap(({ lines }) => lines)
  const accounts = each.map(({ account }) => withEnd(account, refreshedOn))
  return {
    refreshedOn,
    accounts: accountsAsOf({ accounts, transactions }, refreshedOn),
    transactions: transactions.filter(({ date }) => date <= refreshedOn),
  }
}

function provenOf({ bank, accounts }: StatementFile): ProvenReading[] {
  return accounts.flatMap((reading) => {
    const { opening, closing, kind, isProven } = reading
    const counts = isProven && kind !== 'loan' && kind !== 'card' && opening !== null && closing !== null
    return counts ? [{ ...reading, bank, opening, closing }] : []
  })
}

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

/** A statement that does not tell what it is of is one of checking. */
const kindOf = ({ kind }: AccountReading): 'checking' | 'savings' => (kind === 'savings' ? kind : 'checking')

const keyOf = (reading: ProvenReading): string =>
  `${letters(reading.bank)}/${reading.mask ?? ''}/${kindOf(reading)}`

function accountOf(
  key: string,
  readings: readonly ProvenReading[],
): { readonly account: BankAccount; readonly lines: readonly BankTransaction[] } {
  const { run, missing, breaks, disagree } = layStatements(readings)
  const last = run.at(-1)!
  const id = `statement-${opaqueKey(key)}`
  const seen = new Map<string, number>()
  const lines = run
    .flatMap((reading) => reading.lines)
    .map(({ date, text, cents }): BankTransaction => {
      // Not by its text, which a later version of the reader may read otherwise.
      const like = `${key}/${date}/${cents}`
      const nth = seen.get(like) ?? 0
      seen.set(like, nth + 1)
      const line = { id: `${id}-${opaqueKey(`${like}/${nth}`)}`, accountId: id }
      return { ...line, date, amount: cents, description: text, pending: false }
    })
  return {
    account: {
      id,
      institution: last.bank,
      name: '',
      mask: last.mask ?? '',
      kind: kindOf(last),
      holder: 'unknown',
      owners: [...new Set(run.flatMap(({ holder }) => holder ?? []))],
      balance: last.closing,
      balanceDate: last.to,
      statements: { from: run[0]!.from, missing, breaks, disagree },
    },
    lines,
  }
}
