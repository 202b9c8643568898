// Answers that follow from others until the person gives them by hand: job title, start of the business, questions that no longer apply.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { defaultTitle } from '#core/domain/titles.ts'
import { startMonth } from '#core/domain/start-dates.ts'
import { monthlySalesKind } from '#core/fields/currency.ts'
import { monthOf, type IsoDate } from '#core/ground/dates.ts'

/** What changes along with `changed`; spec 2 section 4 for title and start, spec 1 section 4 for the other referrer. */
export function derivedAnswers(
  changed: FieldId,
  typed: TypedAnswers,
  touched: ReadonlySet<FieldId>,
  today: IsoDate,
): TypedAnswers {
  switch (changed) {
    case 'classification':
      return touched.has('title') || !typed.classification
        ? {}
        : { title: defaultTitle(typed.classification) }
    case 'referral':
      return typed.referral === 'Other' ? {} : { otherReferrer: '' }
    case 'generalIndustry':
      return { industry: '' }
    case 'yearsInBusiness':
    case 'monthlySales': {
      if (!typed.yearsInBusiness || touched.has('startMonth') || touched.has('startYear')) return {}
      const sales = monthlySalesKind.parse(typed.monthlySales ?? '')
      const start = startMonth(typed.yearsInBusiness, sales.ok ? sales.value : 0, monthOf(today))
      if (!start) return {}
      return { startMonth: String(Number(start.slice(5))), startYear: start.slice(0, 4) }
    }
    default:
      return {}
  }
}
