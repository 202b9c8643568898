// Plaid's asset report in our one shape.
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import { isIsoDate } from '#core/ground/dates.ts'
import { centsFromDecimal } from '#core/ground/money.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Attention } from '../port.ts'
import { attentionOfWarning } from './faults.ts'
import type { AccountWire, ReportAnswer } from './wire.ts'

export function kindOf({ type, subtype }: Pick<AccountWire, 'type' | 'subtype'>): BankAccount['kind'] {
  if (type === 'depository')
    return subtype === 'checking' ? 'checking' : subtype === 'cd' ? 'other' : 'savings'
  if (type === 'credit') return 'card'
  return type === 'loan' ? 'loan' : 'other'
}

export const negated = (dollars: number): number => -centsFromDecimal(dollars) || 0

/** What is owed on cards and loans is positive at the vendor; with us it is negative, like any other lack. */
export function balanceOf(wire: Pick<AccountWire, 'type' | 'balances'>): number | null {
  const dollars = wire.balances.current ?? wire.balances.available
  // Some banks give none: that is not zero.
  if (dollars === null || dollars === undefined) return null
  return wire.type === 'credit' || wire.type === 'loan' ? negated(dollars) : centsFromDecimal(dollars)
}

export const dayOf = (instant: string | null | undefined): IsoDate | undefined => {
  const at = new Date(instant ?? NaN)
  return Number.isNaN(at.getTime()) ? undefined : easternDay(at)
}

/** The bank's own reference, and the pending line that this one was; a check number names no booking, two of them may be equal. */
export const namesOf = ({
  payment_meta: meta,
  pending_transaction_id: pending,
}: Pick<AccountWire['transactions'][number], 'payment_meta' | 'pending_transaction_id'>): Pick<
  BankTransaction,
  'reference' | 'replaces'
> => ({
  ...(meta?.reference_number ? { reference: meta.reference_number } : {}),
  ...(pending ? { replaces: pending } : {}),
})

/** Throws on a date that does not exist: a malformed answer. */
function linesOf(wire: AccountWire): BankTransaction[] {
  return wire.transactions.map((line) => {
    if (!isIsoDate(line.date)) throw new RangeError('not a calendar date')
    return {
      id: line.transaction_id,
      accountId: wire.account_id,
      date: line.date,
      // The vendor counts money OUT as positive, on every kind of account.
      amount: negated(line.amount),
      description: line.original_description ?? '',
      pending: line.pending,
      ...namesOf(line),
    }
  })
}

/** History and what needs attention. `today` stands in where the report names no day. */
export function translateReport(
  { report, warnings }: ReportAnswer,
  today: IsoDate,
): { readonly history: BankHistory; readonly needsAttention: readonly Attention[] } {
  const generated = dayOf(report.date_generated) ?? today
  const accounts: BankAccount[] = []
  const transactions: BankTransaction[] = []
  const needsAttention: Attention[] = []
  const days: IsoDate[] = []
  for (const item of report.items) {
    const updated = dayOf(item.date_last_updated) ?? generated
    days.push(updated)
    const reason = warnings
      // A warning that names no item is about all of them.
      ?.filter(({ cause }) => !cause?.item_id || cause.item_id === item.item_id)
      .map(({ warning_code, cause }) => attentionOfWarning(warning_code, cause?.error_code))
      .find((asked) => asked !== undefined)
    for (const wire of item.accounts) {
      const currency = wire.balances.iso_currency_code ?? wire.balances.unofficial_currency_code
      if (reason) needsAttention.push({ accountId: wire.account_id, reason })
      transactions.push(...linesOf(wire))
      accounts.push({
        id: wire.account_id,
        institution: item.institution_name ?? '',
        name: wire.official_name ?? wire.name,
        mask: wire.mask ?? '',
        kind: kindOf(wire),
        // No report tells it; `fetchPlaidHistory` asks elsewhere.
        holder: 'unknown',
        owners: [...new Set((wire.owners ?? []).flatMap((owner) => owner.names))],
        balance: balanceOf(wire),
        balanceDate: updated,
        ...(currency ? { currency } : {}),
      })
    }
  }
  return { history: { accounts, transactions, refreshedOn: days.sort().at(-1) ?? generated }, needsAttention }
}
