// What a bank connection gives us, in one shape for every provider. Translated at the provider's door.
import type { Cents } from '#core/ground/money.ts'
import type { IsoDate } from '#core/ground/dates.ts'

/** One posted or pending line of an account. `amount`: money in is positive, money out negative (integer cents). */
export interface BankTransaction {
  readonly id: string
  readonly accountId: string
  readonly date: IsoDate
  readonly amount: Cents
  /** The bank's own text, unaltered. */
  readonly description: string
  readonly pending: boolean
  /** The bank's own reference, where the vendor has a field for it; what it is worth says `bank-reference.ts`. */
  readonly reference?: string
  /** The vendor's id of the pending line that this one was before it was posted. */
  readonly replaces?: string
}

/** From 0 to 100, 100 being the same. What the bank does not keep of its holder has no score. */
export interface OwnerMatch {
  readonly name: number
  readonly address?: number
  readonly email?: number
  readonly phone?: number
}

export interface BankAccount {
  readonly id: string
  readonly institution: string
  readonly name: string
  /** Last two to four digits, as the provider gives them; not unique. */
  readonly mask: string
  readonly kind: 'checking' | 'savings' | 'card' | 'loan' | 'other'
  /** Whether the bank says that the account is a business one. */
  readonly holder: 'business' | 'personal' | 'unknown'
  readonly owners: readonly string[]
  /** How well the nearest of them matches the applicant, as the provider reckons. Absent = it was not asked, or does not know. */
  readonly ownerMatch?: OwnerMatch
  /** The bank gave the provider both account and routing number. The fact alone is carried, never the numbers; absent = not known. */
  readonly numbersKnown?: true
  /** Current balance on `balanceDate`; null = the bank told none, which is not zero. */
  readonly balance: Cents | null
  readonly balanceDate: IsoDate
  /** Three letters as the bank gives them; absent = it told none. Amounts of other currencies than USD are never added up. */
  readonly currency?: string
  /** Its lines were read from proven statements; absent = its bank told them. */
  readonly statements?: ReadStatements
}

/** How whole the statements of an account are. */
interface ReadStatements {
  /** First day that they tell without a gap up to the last. */
  readonly from: IsoDate
  /** Calendar months of which a statement is missing, or a part of one: what lies before the gap is in no figure. */
  readonly missing: number
  /** Places where a statement does not begin with the closing balance of the month before. */
  readonly breaks: number
  /** Statements of a time that another one tells otherwise. */
  readonly disagree: number
}

/** Everything fetched from one or more connections at one moment. */
export interface BankHistory {
  readonly accounts: readonly BankAccount[]
  readonly transactions: readonly BankTransaction[]
  /** Day of the refresh in the bank's time zone: the anchor of balances and of the full-month rule. */
  readonly refreshedOn: IsoDate
}

export const isBankAccount = ({ kind }: BankAccount): boolean => kind === 'checking' || kind === 'savings'

/** Why a decision cannot rest on these accounts: none of them is a bank account, or the bank calls all of them personal. Null = it can. */
export function unfitAccounts(accounts: readonly BankAccount[]): 'no-accounts' | 'personal-account' | null {
  const bank = accounts.filter(isBankAccount)
  if (!bank.length) return 'no-accounts'
  return bank.every(({ holder }) => holder === 'personal') ? 'personal-account' : null
}

/** The account that money would go to: of the checking accounts that are not called personal, the one that took in most. Null = there is none. */
export function fundingAccount({ accounts, transactions }: BankHistory): BankAccount | null {
  const candidates = accounts.filter(({ kind, holder }) => kind === 'checking' && holder !== 'personal')
  if (candidates.length < 2) return candidates[0] ?? null
  const taken = new Map<string, Cents>()
  for (const { accountId, amount, pending } of transactions)
    if (amount > 0 && !pending) taken.set(accountId, (taken.get(accountId) ?? 0) + amount)
  return candidates.reduce((most, one) => ((taken.get(one.id) ?? 0) > (taken.get(most.id) ?? 0) ? one : most))
}
