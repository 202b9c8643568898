// Whether an applicant qualifies before any bank data is seen, and for what (specification 1, section 4, spec 216).
import { isEquipmentProduct } from '#core/codes/choices.ts'
import type { Cents } from '#core/ground/money.ts'
import type { GeneralMinimums } from './policy-cells.ts'

/** WC = qualified for working capital, EQ = an equipment product, DNQ = does not qualify. */
export type MqlType = 'WC' | 'EQ' | 'DNQ'

/** Exactly the policy's minimums qualify; a record in the register of defaulted merchants never does. */
export function mqlType(
  stated: {
    readonly monthlySales: Cents
    readonly monthsInBusiness: number
    readonly product: string
    readonly inDefaultRegister: boolean
  },
  minimums: GeneralMinimums,
): MqlType {
  if (shortfalls(stated, minimums).length > 0) return 'DNQ'
  return isEquipmentProduct(stated.product) ? 'EQ' : 'WC'
}

type Shortfall = 'sales' | 'time-in-business' | 'register'

/** Why an applicant does not qualify; the register is never told to the applicant. What nobody stated falls short of nothing. */
export const shortfalls = (
  stated: {
    readonly monthlySales?: Cents
    readonly monthsInBusiness?: number
    readonly inDefaultRegister: boolean
  },
  { monthlySales, monthsInBusiness }: GeneralMinimums,
): Shortfall[] => [
  ...((stated.monthlySales ?? Infinity) < monthlySales ? (['sales'] as const) : []),
  ...((stated.monthsInBusiness ?? Infinity) < monthsInBusiness ? (['time-in-business'] as const) : []),
  ...(stated.inDefaultRegister ? (['register'] as const) : []),
]
