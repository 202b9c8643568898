// The limits of the policy that a page tells before anything is decided, and which answers make a no certain by them, whatever else is answered.
import { isModelled } from '#core/codes/products.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Policy } from './policy-cells.ts'
import { minimumsOf } from './general-minimums.ts'
import { shortfalls } from './qualification.ts'
import { monthsInBusiness } from './start-dates.ts'

export interface ToldLimits {
  /** Between which amounts offers are made at once. */
  readonly least: Cents
  readonly most: Cents
  /** The general minimums: sales of a month, months in business. */
  readonly sales: Cents
  readonly months: number
  /** Absent where the policy serves all. */
  readonly notServed?: NotServed
}

interface NotServed {
  /** By the names that answers have, general or narrower. */
  readonly industries: readonly string[]
  /** Narrower names that the policy knows otherwise: below a general one that is not served they are. */
  readonly spared: readonly string[]
  readonly states: readonly string[]
}

export function toldLimits(policy: Policy): ToldLimits {
  const { monthlySales, monthsInBusiness: months } = minimumsOf(policy)
  const { industries, states } = policy.knockOuts
  const { nonCore, fleet } = policy.industries
  const spared = [...nonCore, ...fleet].filter((name) => !industries.includes(name))
  return {
    least: policy.limits.minimumAmount,
    most: policy.limits.maximumAmount,
    sales: monthlySales,
    months,
    ...((industries.length > 0 || states.length > 0) && { notServed: { industries, spared, states } }),
  }
}

/** As answers have them; what was not answered is undefined. */
export interface StatedSoFar {
  readonly product?: string
  readonly monthlySales?: Cents
  readonly yearsInBusiness?: string
  readonly generalIndustry?: string
  readonly industry?: string
  readonly businessState?: string
}

export const certainNos = ['sales', 'time-in-business', 'industry', 'state'] as const
export type CertainNo = (typeof certainNos)[number]

/**
 * Which answers so far the policy refuses by itself, as the qualification and the engine read them; a later answer can change none of them.
 * The amount is none: less than asked for is offered. Nor is the register of defaulted merchants, which no applicant is told of.
 */
export function certainNoOf(limits: ToldLimits, stated: StatedSoFar): CertainNo[] {
  const {
    product,
    monthlySales,
    yearsInBusiness,
    generalIndustry = '',
    industry = '',
    businessState,
  } = stated
  const short = shortfalls(
    {
      monthlySales,
      monthsInBusiness: yearsInBusiness === undefined ? undefined : monthsInBusiness(yearsInBusiness),
      inDefaultRegister: false,
    },
    { monthlySales: limits.sales, monthsInBusiness: limits.months },
  )
  // What the engine does not price a person looks at: it refuses nothing of it by industry or state.
  const judged = product === undefined || isModelled(product)
  const { industries = [], spared = [], states = [] } = (judged && limits.notServed) || {}
  const refusesIndustry =
    industries.includes(industry) || (industries.includes(generalIndustry) && !spared.includes(industry))
  return [
    ...short.flatMap((code) => (code === 'register' ? [] : [code])),
    ...(refusesIndustry ? (['industry'] as const) : []),
    ...(businessState !== undefined && states.includes(businessState) ? (['state'] as const) : []),
  ]
}
