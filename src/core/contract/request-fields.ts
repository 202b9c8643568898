// The answers about what is asked for: product, amount, sales.
import { fundingNeededKind, monthlySalesKind } from '#core/fields/currency.ts'
import { productKind } from '#core/fields/product.ts'
import { en } from '#core/words/request-fields/en.ts'
import { es } from '#core/words/request-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type RequestField = keyof typeof en

/** Specification 1, section 3. */
export const requestFields = {
  product: field(productKind, ['business.products']),
  requestedAmount: field(fundingNeededKind, ['business.requestedAmount']),
  monthlySales: field(monthlySalesKind, ['business.monthly_sales']),
} as const satisfies Fields<RequestField>

export const requestSet = { fields: requestFields, labels: { en, es } } satisfies FieldSet<RequestField>
