// Whether an account is the business's where its bank does not say: the owners' names beside the name of the business.
import { isBankAccount } from '../bank-history.ts'
import type { BankAnalysis, ModelInputs } from '../underwriting.ts'
import { nameWords, plainText } from './parse/words.ts'

export interface StatedNames {
  /** Legal or trade name as the applicant stated it; '' where it is not known. */
  readonly business: string
  /** First and last name of the applicant. */
  readonly person: string
}

/** Where banks cut names at the earliest; a shorter beginning may be anybody's. */
const lettersOfCutName = 16
/** A shorter name says nothing. */
const fewestLetters = 4

const plain = (name: string): string =>
  nameWords(plainText(name.normalize('NFD').replace(/\p{M}/gu, ''))).join(' ')

/** 'Dana Reyes DBA Harbor Cafe' is two names; the whole is one as well: 'DBA' may belong to it. */
const namesIn = (owner: string): string[] =>
  [owner, ...owner.split(/\b(?:d\/b\/a|dba|t\/a)\b/i)].map(plain).filter(Boolean)

/** Cut within a word: a name that ends with a whole word may be another company's. */
const isCut = (name: string, whole: string): boolean =>
  name.length >= lettersOfCutName && whole.startsWith(name) && whole[name.length] !== ' '

/**
 * Whether one of an account's owners is the business: the same words but for 'LLC' and its like, or its beginning where the bank cut
 * it. A business that goes by its owner's own name cannot be told from the person: then a name proves nothing.
 */
export function isOwnedByName(owners: readonly string[], { business, person }: StatedNames): boolean {
  const wanted = plain(business)
  if (wanted.replaceAll(' ', '').length < fewestLetters || wanted === plain(person)) return false
  return owners.flatMap(namesIn).some((name) => name === wanted || isCut(name, wanted))
}

type Held = Pick<BankAnalysis, 'accounts' | 'holder' | 'findings'>

/**
 * Who holds the accounts, and the findings that are left, once owners' names are accepted for what banks do not say. It takes all
 * accounts that nobody called the business's: one stranger among them leaves everything open, since its money may be counted.
 */
export function holderByNames(
  { accounts, holder, findings }: Held,
  names: StatedNames,
): Required<Pick<ModelInputs, 'accountHolder' | 'dataFindings'>> {
  const open = accounts.filter(
    ({ account, use }) => use !== 'duplicate' && isBankAccount(account) && account.holder === 'unknown',
  )
  if (!open.length || !open.every(({ account }) => isOwnedByName(account.owners, names)))
    return { accountHolder: holder, dataFindings: findings }
  return {
    accountHolder: holder === 'unknown' ? 'business' : holder,
    dataFindings: findings.filter(({ code }) => code !== 'account-holder-unknown'),
  }
}
