// Whether an account is the business's where its bank does not say: the owners' names beside the name of the business.
import { isBankAccount } from '../bank-history.ts'
import type { BankAnalysis, ModelInputs } from '../underwriting.ts'
import { plainWords } from '#core/ground/plain-letters.ts'
import type { LikenessReason } from '../likeness.ts'
import { compareNames } from '../same-name.ts'

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

/** 'Dana Reyes DBA Harbor Cafe' is two names; the whole is one as well: 'DBA' may belong to it. */
export const namesIn = (owner: string): string[] => [owner, ...owner.split(/\b(?:d\/b\/a|dba|t\/a)\b/i)]

/** Whether a business goes by the name of its owner, so that nobody can tell the two accounts apart. */
function isOwnersOwn({ business, person }: StatedNames): boolean {
  const likenesses = [compareNames(business, person, 'business'), compareNames(business, person, 'person')]
  return likenesses.some(({ sure, why }) => sure === 'same' || ownersWays.has(why))
}
/** In which ways a business's name may still be the owner's. */
const ownersWays: ReadonlySet<LikenessReason> = new Set([
  'form-missing',
  'middle-name',
  'order',
  'initial',
  'called-so',
])

/** What banks do to a name: they leave the legal form out, and cut it within a word. Another form is another company's. */
export function isHolderName(name: string, business: string): boolean {
  const { sure, why } = compareNames(name, business, 'business')
  if (sure === 'same' || why === 'form-missing') return true
  const [printed, whole] = [name, business].map((each) => plainWords(each).join('')) as [string, string]
  return why === 'cut' && name.trim().length >= lettersOfCutName && whole.startsWith(printed)
}

/**
 * Whether one of an account's owners is the business, as banks write it: a name with another legal form or a slip may be a sister's. A business that goes by its owner's own name cannot be told from the person: then a name proves nothing.
 */
export function isOwnedByName(owners: readonly string[], names: StatedNames): boolean {
  const letters = plainWords(names.business).join('')
  if (letters.length < fewestLetters || isOwnersOwn(names)) return false
  return owners.flatMap(namesIn).some((name) => isHolderName(name, names.business))
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
