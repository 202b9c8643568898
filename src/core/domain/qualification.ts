// Which way an application goes on what was stated: working capital, equipment, or not qualified.
import type { Cents } from '#core/ground/money.ts'

export type MqlType = 'WC' | 'EQ' | 'DNQ'
/** Reasons are words keys (`qualification.<code>`); a private list is never named to an applicant. */
export type QualificationReason = 'sales-below-minimum' | 'time-below-minimum' | 'prior-default'

export interface Qualification {
  readonly type: MqlType
  readonly reasons: readonly QualificationReason[]
}

/** Spec 1 section 9: both limits themselves qualify. Cents and months. */
export const minimumMonthlySales: Cents = 2_000_000
export const minimumMonthsInBusiness = 12

const equipmentProducts: readonly string[] = ['Equipment Financing', 'Vehicle Financing']
export const isEquipmentProduct = (product: string): boolean => equipmentProducts.includes(product)

/** The model runs for these; for the others a representative calls (decision 12). */
const modelledProducts: readonly string[] = ['Working Capital', 'Credit Line']
export const isModelledProduct = (product: string): boolean => modelledProducts.includes(product)

/** Equipment products are EQ whatever the figures; else all three conditions make WC. An unknown look-up is no hit. */
export function qualify(stated: {
  readonly product: string
  readonly monthlySales: Cents
  readonly monthsInBusiness: number
  readonly defaultHit: boolean
}): Qualification {
  if (isEquipmentProduct(stated.product)) return { type: 'EQ', reasons: [] }
  const reasons: QualificationReason[] = []
  if (stated.monthlySales < minimumMonthlySales) reasons.push('sales-below-minimum')
  if (stated.monthsInBusiness < minimumMonthsInBusiness) reasons.push('time-below-minimum')
  if (stated.defaultHit) reasons.push('prior-default')
  return { type: reasons.length > 0 ? 'DNQ' : 'WC', reasons }
}
