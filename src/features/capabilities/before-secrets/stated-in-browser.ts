// Which answers, as they are typed in the browser, the policy refuses by itself.
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { certainNoOf, type CertainNo, type ToldLimits } from '#core/domain/told-limits.ts'
import { monthlySalesKind } from '#core/fields/currency.ts'

const orNone = (text: string | undefined): string | undefined => text?.trim() || undefined

/** What is not typed yet, or cannot be read, counts as enough. */
export function certainNoOfTyped(limits: ToldLimits, typed: TypedAnswers): CertainNo[] {
  const sales = monthlySalesKind.parse(typed.monthlySales ?? '')
  return certainNoOf(limits, {
    product: orNone(typed.product),
    monthlySales: sales.ok ? sales.value : undefined,
    yearsInBusiness: orNone(typed.yearsInBusiness),
    generalIndustry: orNone(typed.generalIndustry),
    industry: orNone(typed.industry),
    businessState: orNone(typed.businessState)?.toUpperCase(),
  })
}
