// Whose account it is where the bank names somebody: the business or its owner, perhaps one of theirs, or a stranger. A stranger's money counts nothing at the lower end.
import { plainWords } from '#core/ground/plain-letters.ts'
import type { BankAnalysis, DataFinding } from '../bank-picture.ts'
import type { LikenessReason } from '../likeness.ts'
import type { ModelInputs } from '../underwriting.ts'
import { compareNames } from '../same-name.ts'
import { withoutOwnersMoney } from './owners-money.ts'
import { isHolderName, namesIn, type StatedNames } from './named-holder.ts'

/** 'unknown': the bank names nobody, or the applicant stated no name. */
type HeldBy = 'own' | 'stranger' | 'unknown' | { readonly unsure: UnsureWhy }
/** The difference, as `reason.holder-unsure` says it. */
type UnsureWhy =
  | 'another business beside the owner’s name'
  | 'a name that is like the stated one'
  | 'a person with the owner’s last name'

const companyWord = /\b(?:llc|l\.l\.c|inc|corp|corporation|company|co|ltd|lp|llp|pllc|pc|dba)\b/i
/** Ways in which a bank writes the owner's own name: nobody else's. */
const ownersWays: ReadonlySet<LikenessReason> = new Set([
  'middle-name',
  'order',
  'particle',
  'called-so',
  'cut',
])
/** What a business goes by, or how a bank cuts it. */
const businessWays: ReadonlySet<LikenessReason> = new Set(['form-missing', 'cut', 'particle'])

const lastName = (name: string): string => plainWords(name.replace(/,.*$/, '')).at(-1) ?? ''

function isBusiness(name: string, business: string): boolean {
  const { sure, why } = compareNames(name, business, 'business')
  return sure === 'same' || (sure === 'unsure' && businessWays.has(why)) || isHolderName(name, business)
}

function isPerson(name: string, person: string): boolean {
  const { sure, why } = compareNames(name, person, 'person')
  return sure === 'same' || (sure === 'unsure' && ownersWays.has(why))
}

/** One name of the business among an account's owners makes it the business's, whoever else may sign. */
export function heldBy(owners: readonly string[], { business, person }: StatedNames): HeldBy {
  const told = owners.filter((name) => plainWords(name).length > 0)
  if (told.length === 0 || plainWords(business).length === 0) return 'unknown'
  const names = told.flatMap(namesIn).filter((name) => plainWords(name).length > 0)
  if (names.some((name) => isBusiness(name, business))) return 'own'
  const unsure = (why: UnsureWhy): HeldBy => ({ unsure: why })
  const hasOwner = plainWords(person).length > 0 && names.some((name) => isPerson(name, person))
  // The owner alone: the rules on personal accounts judge that.
  if (hasOwner)
    return told.some((name) => companyWord.test(name))
      ? unsure('another business beside the owner’s name')
      : 'own'
  const isLike = (name: string): boolean =>
    compareNames(name, business, 'business').sure !== 'different' ||
    compareNames(name, person, 'person').sure !== 'different'
  if (names.some(isLike)) return unsure('a name that is like the stated one')
  const family = lastName(person)
  if (family.length > 1 && told.some((name) => !companyWord.test(name) && plainWords(name).includes(family)))
    return unsure('a person with the owner’s last name')
  return 'stranger'
}

const counted = (accounts: BankAnalysis['accounts']) => accounts.filter(({ use }) => use === 'operating')

/** A finding for each counted account that the bank says is somebody else's, or may be. Each leads to a person; no name is in it. */
export function holderFindings(accounts: BankAnalysis['accounts'], names: StatedNames): DataFinding[] {
  return counted(accounts).flatMap(({ account }): DataFinding[] => {
    const held = heldBy(account.owners, names)
    if (held === 'stranger') return [{ code: 'stranger-account', values: {}, account: account.mask }]
    return typeof held === 'string'
      ? []
      : [{ code: 'holder-unsure', values: { choice: held.unsure }, account: account.mask }]
  })
}

/**
 * The inputs with what is said of holders: a stranger's income becomes unclassed, so that it is in no lower end. An analysis of a former
 * release does not tell income by account: then only an account that stands alone is taken out.
 */
export function withHolders(
  inputs: Pick<ModelInputs, 'months' | 'dataFindings'>,
  {
    accounts,
    revenueByAccount,
    openCredits,
  }: Pick<BankAnalysis, 'accounts' | 'revenueByAccount' | 'openCredits'>,
  names: StatedNames,
): Pick<ModelInputs, 'months' | 'dataFindings'> {
  const found = holderFindings(accounts, names)
  const read = inputs.dataFindings ?? []
  const dataFindings = withoutOwnersMoney(read, openCredits, names)
  if (found.length === 0) return dataFindings === read ? inputs : { ...inputs, dataFindings }
  const strangers = counted(accounts).filter(({ account }) => heldBy(account.owners, names) === 'stranger')
  const isAll = strangers.length > 0 && strangers.length === counted(accounts).length
  const ofStrangers = (month: string): number =>
    strangers.reduce((sum, { account }) => sum + (revenueByAccount?.[account.id]?.[month] ?? 0), 0)
  return {
    dataFindings: [...found, ...dataFindings],
    months: inputs.months.map((month) => {
      if (month.trueRevenue === undefined) return month
      const out = isAll ? month.trueRevenue : Math.min(month.trueRevenue, ofStrangers(month.month))
      return { ...month, trueRevenue: month.trueRevenue - out, unclassed: (month.unclassed ?? 0) + out }
    }),
  }
}
