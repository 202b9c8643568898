// Whether an applicant qualifies before any bank data is seen, and for what (specification 1, section 4, spec 216).
import { isEquipmentProduct } from '#core/codes/choices.ts'
import type { Cents } from '#core/ground/money.ts'
import { MINIMUM_MONTHLY_SALES, MINIMUM_MONTHS_IN_BUSINESS } from './general-minimums.ts'

/** WC = qualified for working capital, EQ = an equipment product, DNQ = does not qualify. */
export type MqlType = 'WC' | 'EQ' | 'DNQ'

/** Exactly 20,000 a month and exactly 12 months qualify; a record in the register of defaulted merchants never does. */
export function mqlType(stated: {
  readonly monthlySales: Cents
  readonly monthsInBusiness: number
  readonly product: string
  readonly inDefaultRegister: boolean
}): MqlType {
  const qualifies =
    stated.monthlySales >= MINIMUM_MONTHLY_SALES &&
    stated.monthsInBusiness >= MINIMUM_MONTHS_IN_BUSINESS &&
    !stated.inDefaultRegister
  if (!qualifies) return 'DNQ'
  return isEquipmentProduct(stated.product) ? 'EQ' : 'WC'
}

type Shortfall = 'sales' | 'time-in-business' | 'register'

/** Why an applicant does not qualify; the register is never told to the applicant. What nobody stated falls short of nothing. */
export const shortfalls = (stated: {
  readonly monthlySales?: Cents
  readonly monthsInBusiness?: number
  readonly inDefaultRegister: boolean
}): Shortfall[] => [
  ...((stated.monthlySales ?? Infinity) < MINIMUM_MONTHLY_SALES ? (['sales'] as const) : []),
  ...((stated.monthsInBusiness ?? Infinity) < MINIMUM_MONTHS_IN_BUSINESS
    ? (['time-in-business'] as const)
    : []),
  ...(stated.inDefaultRegister ? (['register'] as const) : []),
]
