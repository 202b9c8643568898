// What a business needs in general to be funded here: the policy's own section, told as general and never as less than a plan names (specification 1, section 4).
import type { GeneralMinimums, Policy } from './policy-cells.ts'
import { tellableMonths } from './start-dates.ts'

/** What every release told whose policy files had no such section (schema 1 to 6): the figures of the specification. */
export const FORMER_MINIMUMS: GeneralMinimums = { monthlySales: 20_000_00, monthsInBusiness: 12 }

export const minimumsOf = ({ generalMinimums }: Pick<Policy, 'generalMinimums'>): GeneralMinimums =>
  generalMinimums ?? FORMER_MINIMUMS

/**
 * What somebody is told to need who shall come back: no less than the form asks for, no less than what ends a review, and months that the
 * form can tell. A policy that says its minimums has none below its knock-outs; only a former file can, and name months within a band.
 */
export function neededOf(policy: Pick<Policy, 'generalMinimums' | 'knockOuts'>): GeneralMinimums {
  const { monthlySales, monthsInBusiness } = minimumsOf(policy)
  const { minimumMonthlyRevenue, minimumTimeInBusinessMonths } = policy.knockOuts
  const months = Math.max(monthsInBusiness, minimumTimeInBusinessMonths)
  return {
    monthlySales: Math.max(monthlySales, minimumMonthlyRevenue),
    monthsInBusiness: tellableMonths(months) ?? months,
  }
}
