// Finicity's accounts and transactions in our one shape.
import type { BankAccount, BankHistory, BankTransaction } from '#core/domain/bank-history.ts'
import { utcDay, type IsoDate } from '#core/ground/dates.ts'
import { centsFromDecimal } from '#core/ground/money.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Holders } from './owners.ts'
import type { AccountWire, TransactionWire } from './wire.ts'

const kinds: Readonly<Record<string, BankAccount['kind']>> = {
  checking: 'checking',
  savings: 'savings',
  moneyMarket: 'savings',
  creditCard: 'card',
  lineOfCredit: 'loan',
  mortgage: 'loan',
  loan: 'loan',
  studentLoan: 'loan',
  studentLoanGroup: 'loan',
  studentLoanAccount: 'loan',
}

const investmentTypes: ReadonlySet<string> = new Set([
  'investment',
  'investmentTaxDeferred',
  'employeeStockPurchasePlan',
  'ira',
  '401k',
  'roth',
  '403b',
  '529plan',
  'rollover',
  'ugma',
  'utma',
  'keogh',
  '457plan',
  '401a',
])

export const kindOf = (type: string): BankAccount['kind'] => kinds[type] ?? 'other'

/** On cards, credit lines and investments the vendor counts money in as negative, against its own documentation. */
const countsBackwards = (type: string): boolean =>
  type === 'creditCard' || type === 'lineOfCredit' || investmentTypes.has(type)

/** Posting days are sent as noon UTC of the bank's day: a day in any US zone would be the day before for midnight stamps. */
const postedDay = (unixSeconds: number): IsoDate => utcDay(new Date(unixSeconds * 1000))
const instantDay = (unixSeconds: number): IsoDate => easternDay(new Date(unixSeconds * 1000))

export function translateAccount(
  wire: AccountWire,
  about: Holders & { readonly institution: string; readonly today: IsoDate },
): BankAccount {
  const segment = wire.marketSegment
  return {
    id: wire.id,
    institution: about.institution,
    name: wire.name,
    mask: wire.realAccountNumberLast4 ?? wire.accountNumberDisplay ?? wire.number?.slice(-4) ?? '',
    kind: kindOf(wire.type),
    holder: segment === 'business' || segment === 'personal' ? segment : 'unknown',
    owners: about.owners,
    ...(about.match ? { ownerMatch: about.match } : {}),
    balance: wire.balance === undefined ? null : centsFromDecimal(wire.balance),
    balanceDate: wire.balanceDate === undefined ? about.today : instantDay(wire.balanceDate),
    ...(wire.currency ? { currency: wire.currency } : {}),
  }
}

/** undefined for what is no line of the account: 'shadow' entries and those without any date. */
export function translateTransaction(
  account: AccountWire,
  wire: TransactionWire,
): BankTransaction | undefined {
  const at = wire.postedDate ?? wire.transactionDate
  if (wire.status === 'shadow' || at === undefined) return undefined
  const amount = centsFromDecimal(wire.amount)
  const memo = wire.memo?.trim() ?? ''
  const reference = wire.institutionTransactionId ?? wire.uniqueTransactionId
  return {
    id: wire.id,
    accountId: account.id,
    date: postedDay(at),
    amount: countsBackwards(account.type) ? -amount || 0 : amount,
    // Banks that speak OFX cut the text in two; the second half often holds the company's name.
    description:
      memo === '' || wire.description.includes(memo)
        ? wire.description
        : `${wire.description} ${memo}`.trim(),
    pending: wire.status === 'pending',
    ...(reference ? { reference } : {}),
  }
}

/** Day of the newest successful refresh among the accounts. */
export function refreshedOn(accounts: readonly AccountWire[], today: IsoDate): IsoDate {
  const newest = Math.max(
    0,
    ...accounts.map((account) => account.aggregationSuccessDate ?? account.balanceDate ?? 0),
  )
  return newest === 0 ? today : instantDay(newest)
}

/** Puts the translated parts together; a line that two pages both showed is kept once. */
export function assembleHistory(
  accounts: readonly BankAccount[],
  lines: readonly BankTransaction[],
  refreshed: IsoDate,
): BankHistory {
  const byId = new Map(lines.map((line) => [`${line.accountId}/${line.id}`, line]))
  return { accounts, transactions: [...byId.values()], refreshedOn: refreshed }
}
