// Whether one person may approve an offer alone, limit by limit; beyond any of them a second person approves. Pure.
import type { Cents } from '#core/ground/money.ts'
import type { Role } from './access.ts'
import { netMarginOf, offerFigures } from './offer-figures.ts'
import { pricedGrades } from './policy-file.ts'
import type { BasisPoints, Deal, Grade, ModelInputs, Policy } from './underwriting.ts'

/** One limit: what the role may (null = nothing), what the offer comes to (null = not known), and whether that is within. */
export type AuthorityCheck = { readonly within: boolean } & (
  | { readonly limit: 'amount'; readonly allowed: Cents | null; readonly actual: Cents }
  | { readonly limit: 'burden'; readonly allowed: BasisPoints | null; readonly actual: BasisPoints | null }
  | { readonly limit: 'payments-in-adb'; readonly allowed: number | null; readonly actual: number | null }
  | { readonly limit: 'margin'; readonly allowed: BasisPoints | null; readonly actual: BasisPoints | null }
  | { readonly limit: 'grade'; readonly allowed: Grade | null; readonly actual: Grade | null }
)

/** What of an offer authority looks at: of several deals the one that weighs most, since the owner may choose any. */
export interface OfferWeight {
  readonly amount: Cents
  readonly burden: BasisPoints | null
  readonly paymentsInAdb: number | null
  /** What is left of the amount after all costs and the expected loss; null = not known. */
  readonly margin: BasisPoints | null
  /** null = no bank data was read, or nothing was graded. */
  readonly grade: Grade | null
}

/** The heaviest of every figure over the deals; a figure that one of them lacks is not known of the offer. */
export function weightOf(
  policy: Policy,
  inputs: ModelInputs,
  grade: Grade | null,
  deals: readonly Deal[],
): OfferWeight {
  const figures = deals.map((deal) => offerFigures(policy, inputs, deal))
  // What somebody's label made better is not known without it: nobody approves alone on what they may have labelled themselves.
  const labelled = (inputs.labels?.loosening ?? 0) > 0
  const heaviest = (values: readonly (number | null)[], worst: (...known: number[]) => number) => {
    if (labelled) return null
    const known = values.filter((value) => value !== null)
    return known.length && known.length === values.length ? worst(...known) : null
  }
  return {
    amount: Math.max(...deals.map(({ amount }) => amount)),
    burden: heaviest(
      figures.map(({ burden }) => burden),
      Math.max,
    ),
    paymentsInAdb: heaviest(
      figures.map(({ paymentsInAdb }) => paymentsInAdb),
      Math.min,
    ),
    margin: heaviest(
      deals.map((deal) => leftOf(policy, deal, grade)),
      Math.min,
    ),
    grade: labelled ? null : grade,
  }
}

/** At the file's grade, or at the one that priced the deal where that is lower; rounded down. A file without a grade is not known. */
function leftOf(policy: Policy, deal: Deal, grade: Grade | null): BasisPoints | null {
  if (grade === null) return null
  const { factorRates, limits } = policy
  const priced = pricedGrades.find(
    (each) => factorRates[each][deal.term - limits.shortestTerm] === deal.factorRate,
  )
  const worse = pricedGrades.find((each) => each >= grade && each >= (priced ?? 'A')) ?? 'D'
  const left = netMarginOf(policy, deal, worse)
  return left === null ? null : Math.floor((left * 10_000) / deal.amount)
}

/**
 * The limits of a role for an offer; one that the policy does not set is not among them. What is not known is never within; grades are
 * compared by their letters, A first. `keyAmount`: the amount that the asker's auth key is bound to, null for a person's own login.
 */
export function checkAuthority(
  policy: Policy,
  who: { readonly role: Role; readonly keyAmount?: Cents | null },
  { amount, burden, paymentsInAdb, margin, grade }: OfferWeight,
): readonly AuthorityCheck[] {
  const may = policy.authority.roles[who.role]
  if (may === null)
    return [
      { limit: 'amount', allowed: null, actual: amount, within: false },
      { limit: 'burden', allowed: null, actual: burden, within: false },
      { limit: 'payments-in-adb', allowed: null, actual: paymentsInAdb, within: false },
      { limit: 'grade', allowed: null, actual: grade, within: false },
    ]
  const most = Math.min(may.maximumAmount, who.keyAmount ?? may.maximumAmount)
  const { maximumBurden, minimumPaymentsInAdb, lowestGrade } = may
  const checks: AuthorityCheck[] = [
    { limit: 'amount', allowed: most, actual: amount, within: amount <= most },
  ]
  if (maximumBurden !== null)
    checks.push({
      limit: 'burden',
      allowed: maximumBurden,
      actual: burden,
      within: burden !== null && burden <= maximumBurden,
    })
  if (minimumPaymentsInAdb !== null)
    checks.push({
      limit: 'payments-in-adb',
      allowed: minimumPaymentsInAdb,
      actual: paymentsInAdb,
      within: paymentsInAdb !== null && paymentsInAdb >= minimumPaymentsInAdb,
    })
  const least = policy.economics.minimumMargin ?? null
  if (least !== null)
    checks.push({
      limit: 'margin',
      allowed: least,
      actual: margin,
      within: margin !== null && margin >= least,
    })
  if (lowestGrade !== null)
    checks.push({
      limit: 'grade',
      allowed: lowestGrade,
      actual: grade,
      within: grade !== null && grade <= lowestGrade,
    })
  return checks
}

/** Who decides on an offer over what stands of a file: the heaviest of its deals against the limits of a role. */
export const judgeAuthority = (
  policy: Policy,
  who: Parameters<typeof checkAuthority>[1],
  { inputs, grade }: { readonly inputs: ModelInputs; readonly grade: Grade | null },
  deals: readonly Deal[],
): readonly AuthorityCheck[] => checkAuthority(policy, who, weightOf(policy, inputs, grade, deals))

export const isWithinAuthority = (checks: readonly AuthorityCheck[]): boolean =>
  checks.every(({ within }) => within)

/** Of two weights of one offer the heavier of every figure; a figure that one of them lacks is not known. */
export const heavier = (a: OfferWeight, b: OfferWeight): OfferWeight => ({
  amount: Math.max(a.amount, b.amount),
  burden: a.burden === null || b.burden === null ? null : Math.max(a.burden, b.burden),
  paymentsInAdb:
    a.paymentsInAdb === null || b.paymentsInAdb === null ? null : Math.min(a.paymentsInAdb, b.paymentsInAdb),
  margin: a.margin === null || b.margin === null ? null : Math.min(a.margin, b.margin),
  grade: a.grade === null || b.grade === null ? null : a.grade > b.grade ? a.grade : b.grade,
})
