// What a business needs in general to be funded here (specification 1, section 4). A file of its own: the first page tells it and loads no more.
import type { Cents } from '#core/ground/money.ts'

export const MINIMUM_MONTHLY_SALES: Cents = 20_000_00
export const MINIMUM_MONTHS_IN_BUSINESS = 12
