// Whether enough owners are named and have consented, and somebody signs who may bind the business: what is open of it, by the policy. Pure.
import type { BasisPoints } from './bank-picture.ts'
import type { PersonRole } from './persons.ts'
import type { SigningRules } from './signing-rules.ts'
import { isSoleProprietor } from './sole-proprietor.ts'

/**
 * Somebody who signs. An owner is asked because of the share, never because of a relationship: nothing here says, or could say, whose
 * spouse anybody is (Regulation B, 12 CFR 1002.7(d); shares of a family are not added up).
 */
export interface SigningPerson {
  /** 'applicant', or the person's id. */
  readonly who: string
  readonly role: 'applicant' | PersonRole
  /** As they gave it; '' where nobody did: a title that is only suggested binds nobody. */
  readonly title: string
  /** Of the business; null while it is not known. */
  readonly share: BasisPoints | null
  /** They agreed to our policies and said who they are. */
  readonly known: boolean
  /** They consented to a credit report. */
  readonly report: boolean
  /** Staff saw the business's own paper that names them. */
  readonly authorized: boolean
}

export interface SigningFacts {
  readonly classification: string
  /** The applicant first. */
  readonly people: readonly SigningPerson[]
  /** The applicant, or staff for them, stated that nobody else holds this much or more; null = nobody stated it. */
  readonly othersBelow: BasisPoints | null
}

export type SigningGap =
  /** The shares come to more than the whole, or a sole proprietor's business is shared. */
  | { readonly code: 'shares-contradict' }
  | { readonly code: 'share-unknown' }
  /** Somebody who is not named may hold the share from which owners are. */
  | { readonly code: 'owners-unnamed' }
  | { readonly code: 'too-little-named' }
  /** A named owner has not agreed or not said who they are. */
  | { readonly code: 'owner-asked'; readonly who: string }
  /** The wording says that signing does not depend on it, and that a person looks: it keeps nothing but an approval by itself. */
  | { readonly code: 'report-not-allowed'; readonly who: string }
  | { readonly code: 'nobody-binds' }
export type SigningGapCode = SigningGap['code']

/** An owner of the application and since when; `removedAt`: taken off again, and what they hold is not kept. */
interface NamedOwner {
  readonly share: BasisPoints | null
  readonly namedAt: Date
  readonly removedAt: Date | null
}

/**
 * Whether a statement that nobody else holds `share` is still what was said: one of that share who is named after it shows that it was not so,
 * and one who was named then and is taken off is not among those of whom it spoke.
 */
export const stillHolds = (
  { share, at }: { readonly share: BasisPoints; readonly at: Date },
  owners: readonly NamedOwner[],
): boolean =>
  owners.every((owner) =>
    owner.removedAt
      ? owner.namedAt > at || owner.removedAt <= at
      : owner.namedAt <= at || owner.share === null || owner.share < share,
  )

/** Whether it must be settled before anything is approved by itself or signed. */
export const mustBeSettled = ({ code }: SigningGap): boolean => code !== 'report-not-allowed'

const WHOLE: BasisPoints = 100_00

const isOwner = ({ role }: SigningPerson): boolean => role === 'applicant' || role === 'owner'

/**
 * Everything that is open, in the order in which it is best settled; empty where it may be approved by itself and signed. `rules`: null in a policy
 * of before, which asks for none of it. What is not known counts as open.
 */
export function signingGaps(rules: SigningRules | null, facts: SigningFacts): SigningGap[] {
  if (!rules) return []
  const { people, othersBelow } = facts
  const owners = people.filter(isOwner)
  const named = owners.reduce((sum, { share }) => sum + (share ?? 0), 0)
  const allKnown = owners.every(({ share }) => share !== null)
  const gaps: SigningGap[] = []
  if (contradicts(facts, owners, named)) gaps.push({ code: 'shares-contradict' })
  else if (people[0]?.share == null) gaps.push({ code: 'share-unknown' })
  else if (allKnown) {
    const stated = othersBelow !== null && othersBelow <= rules.ownerShare
    if (WHOLE - named >= rules.ownerShare && !stated) gaps.push({ code: 'owners-unnamed' })
    else if (named <= rules.togetherMoreThan) gaps.push({ code: 'too-little-named' })
  }
  for (const owner of askedOwners(rules, owners))
    if (!owner.known) gaps.push({ code: 'owner-asked', who: owner.who })
    else if (rules.reportOfOwners && !owner.report) gaps.push({ code: 'report-not-allowed', who: owner.who })
  if (!people.some((person) => mayBind(rules, facts.classification, person)))
    gaps.push({ code: 'nobody-binds' })
  return gaps
}

function contradicts(
  { classification }: SigningFacts,
  owners: readonly SigningPerson[],
  named: BasisPoints,
): boolean {
  if (named > WHOLE) return true
  if (!isSoleProprietor(classification)) return false
  return owners.length > 1 || (owners[0]?.share ?? WHOLE) < WHOLE
}

/** Owners besides the applicant: from the share on; below it where without them not more than half would be named. */
function askedOwners(rules: SigningRules, owners: readonly SigningPerson[]): readonly SigningPerson[] {
  const isLarge = ({ share }: SigningPerson): boolean => share === null || share >= rules.ownerShare
  const others = owners.filter(({ role }) => role === 'owner')
  const withoutSmall = owners
    .filter((owner) => owner.role === 'applicant' || isLarge(owner))
    .reduce((sum, { share }) => sum + (share ?? 0), 0)
  return withoutSmall > rules.togetherMoreThan ? others.filter(isLarge) : others
}

/** 'Corporation' of the shorter list stands for both kinds. */
const kindOf = (classification: string): string =>
  classification === 'Corporation' ? 'C Corporation' : classification

/**
 * Whether this person's signature binds the business by what is known: staff saw a paper that names them; the whole of it is theirs; or
 * their title does, by the kind of business. A guarantor signs for nobody else.
 */
export function mayBind(
  rules: SigningRules,
  classification: string,
  { role, title, share, authorized }: SigningPerson,
): boolean {
  if (role === 'guarantor') return false
  if (authorized) return true
  const owns = (role === 'applicant' || role === 'owner') && share !== null && share > 0
  if (owns && share === WHOLE) return true
  const titles = rules.mayBind[kindOf(classification)]
  if (!titles || title === '') return false
  return titles.anybody.includes(title) || (owns && titles.owners.includes(title))
}
