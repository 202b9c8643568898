// Which partner lender an owner with lower sales is shown after page 1, if any (specification 2, section 4, spec 12).
import type { Known } from '#core/contract/field-set.ts'
import { FIRST_LENDER_BELOW, SECOND_LENDER_BELOW } from '#core/domain/partner-referral.ts'
import type { BrandLender } from '#core/flow/brand.ts'
import type { Cents } from '#core/ground/money.ts'
import type { PageData } from '#core/flow/page-data.ts'

/** Unknown sales count as enough. */
const UNKNOWN_SALES: Cents = 20_000_00

interface Partner {
  readonly which: 'first' | 'second'
  readonly lender: BrandLender
  /** Monthly sales below which it is shown. */
  readonly limit: Cents
}

/** Under 10,000 the first lender, under 20,000 the second; one that is not set up is left out. */
export function partnerFor(
  data: Pick<PageData, 'brand' | 'partnerLender'>,
  known: Known<'monthlySales'>,
): Partner | null {
  const sales = known.get('monthlySales')
  const monthly = typeof sales === 'number' ? sales : UNKNOWN_SALES
  const { first, second } = data.brand.lenders ?? {}
  if (monthly < FIRST_LENDER_BELOW && first?.link)
    return { which: 'first', lender: first, limit: FIRST_LENDER_BELOW }
  if (monthly < SECOND_LENDER_BELOW && second && data.partnerLender)
    return { which: 'second', lender: second, limit: SECOND_LENDER_BELOW }
  return null
}
