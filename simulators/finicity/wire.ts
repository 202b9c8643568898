// The bank world in Finicity's wire shapes: dollars as numbers, unix seconds, cards counted backwards.
import type { BankAccount, BankTransaction } from '#core/domain/bank-history.ts'
import { dayNumber } from '#core/ground/dates.ts'
import type { SimulatedBank } from '#simulators/bank-world/banks.ts'
import type { LinkedLogin } from '#simulators/bank-world/linked-login.ts'
import { accountNumber, decodeLogin, encodeLogin } from '#simulators/bank-world/linked-login.ts'

/** 16 digits, still exact as a JSON number. */
export const loginIdOf = (login: LinkedLogin): string => `6${encodeLogin(login)}`
export const loginOfId = (id: string): LinkedLogin | undefined =>
  id.startsWith('6') ? decodeLogin(id.slice(1)) : undefined

/** The same digits without the shared accounts, and the account's number at the end. */
export function accountIdOf(login: LinkedLogin, accountId: string): string {
  return `7${encodeLogin({ ...login, shared: accountNumber(accountId) })}`
}

/** The login (sharing only this account) and the account behind an account id. */
export function accountOfId(id: string): { login: LinkedLogin; accountId: string } | undefined {
  const login = id.startsWith('7') ? decodeLogin(id.slice(1)) : undefined
  if (!login || login.shared < 1 || login.shared > 8) return undefined
  return { login: { ...login, shared: 1 << (login.shared - 1) }, accountId: `a${login.shared}` }
}

const types: Readonly<Record<BankAccount['kind'], string>> = {
  checking: 'checking',
  savings: 'savings',
  card: 'creditCard',
  loan: 'loan',
  other: 'unknown',
}

export interface AccountState {
  readonly customerId: string
  readonly status: 'active' | 'pending'
  readonly aggregationStatusCode: number
  readonly nowSeconds: number
}

export function wireAccount(
  login: LinkedLogin,
  account: BankAccount,
  state: AccountState,
): Record<string, unknown> {
  const { customerId, status, aggregationStatusCode, nowSeconds } = state
  const fresh = status === 'active' && aggregationStatusCode === 0
  return {
    id: accountIdOf(login, account.id),
    number: `xxxxx${account.mask}`,
    accountNumberDisplay: account.mask,
    realAccountNumberLast4: account.mask,
    name: account.name,
    accountNickname: account.name,
    ...(fresh
      ? {
          // A bank that tells no balance: the field is left out.
          ...(account.balance === null ? {} : { balance: account.balance / 100 }),
          balanceDate: nowSeconds,
          aggregationSuccessDate: nowSeconds,
        }
      : {}),
    type: types[account.kind],
    aggregationStatusCode,
    status,
    customerId,
    institutionId: login.bank.id,
    institutionLoginId: Number(loginIdOf(login)),
    aggregationAttemptDate: nowSeconds,
    createdDate: dayNumber(login.linkedOn) * 86_400 + 43_200,
    lastUpdatedDate: nowSeconds,
    ...(login.bank.tellsHolder && account.holder !== 'unknown' ? { marketSegment: account.holder } : {}),
    currency: account.currency ?? 'USD',
    displayPosition: accountNumber(account.id),
  }
}

/** A whole number per line: 'a1-12' and the pending 'a1-p206001' stay apart. */
function lineNumber(line: BankTransaction): number {
  const pending = /-p(\d+)$/.exec(line.id)
  const n = pending ? 50_000_000 + Number(pending[1]) : Number(line.id.slice(line.id.indexOf('-') + 1))
  return 20_000_000_000 + accountNumber(line.accountId) * 100_000_000 + n
}

export const postedSeconds = (line: BankTransaction): number => dayNumber(line.date) * 86_400 + 43_200

export function wireTransaction(
  accountWireId: string,
  customerId: string,
  kind: BankAccount['kind'],
  line: BankTransaction,
): Record<string, unknown> {
  // Like OFX, the text comes in two parts where a bank's line has a company entry.
  const cut = line.description.indexOf(' DES:')
  const description = cut > 0 ? line.description.slice(0, cut) : line.description
  const amount = (kind === 'card' ? -line.amount : line.amount) / 100
  return {
    id: lineNumber(line),
    amount,
    accountId: Number(accountWireId),
    customerId: Number(customerId),
    status: line.pending ? 'pending' : 'active',
    description,
    ...(cut > 0 ? { memo: line.description.slice(cut + 1) } : {}),
    type: amount < 0 ? 'debit' : 'credit',
    transactionDate: postedSeconds(line),
    postedDate: postedSeconds(line),
    createdDate: postedSeconds(line) + 3_600,
    categorization: {
      normalizedPayeeName: description.slice(0, 30),
      category: 'Uncategorized',
      country: 'USA',
    },
  }
}

/** What the bank can be asked for, product by product. */
export function wireInstitution(bank: SimulatedBank): Record<string, unknown> {
  return {
    id: Number(bank.id),
    name: bank.name,
    transAgg: true,
    ach: !bank.keepsNumbers,
    stateAgg: true,
    voi: false,
    voa: true,
    aha: true,
    availBalance: true,
    accountOwner: true,
    oauthEnabled: bank.manner === 'oauth',
    currency: 'USD',
    status: bank.manner === 'down' ? 'offline' : 'online',
  }
}

/** A holder as every answer about owners has them. */
export const wireHolder = (ownerName: string): Record<string, unknown> => ({
  relationship: 'PRIMARY_OWNER',
  ownerName,
  nameClassification: /\bllc\b/i.test(ownerName) ? 'business' : 'person',
  nameClassificationConfidenceScore: 0.91,
})
