// Answers that follow from others until the person gives them by hand: job title, start of the business, questions that no longer apply.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { defaultTitle } from '#core/domain/titles.ts'
import { startThatFollows, type StartAnswers } from '#core/domain/start-dates.ts'
import { monthlySalesKind } from '#core/fields/currency.ts'
import { addMonths, monthOf, type IsoDate } from '#core/ground/dates.ts'

/** A start that the rule gave up to a month ago is still the rule's: a session lives thirty days. */
const MONTHS_KEPT = 1

/** What changes along with `changed`; `before`: what stood there until now. Specification 2, section 4 for title and start, specification 1, section 4 for the other referrer. */
export function derivedAnswers(
  changed: FieldId,
  before: TypedAnswers,
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
      if (touched.has('startMonth') || touched.has('startYear')) return {}
      const now = monthOf(today)
      const start = startThatFollows(startOf(before), startOf(typed), addMonths(now, -MONTHS_KEPT), now)
      return start ? { startMonth: String(Number(start.slice(5))), startYear: start.slice(0, 4) } : {}
    }
    default:
      return {}
  }
}

/** Sales that cannot be read yet count as none. */
function startOf({ yearsInBusiness, monthlySales, startMonth, startYear }: TypedAnswers): StartAnswers {
  const sales = monthlySalesKind.parse(monthlySales ?? '')
  return {
    ...(yearsInBusiness ? { band: yearsInBusiness } : {}),
    monthlySales: sales.ok ? sales.value : 0,
    ...(startMonth ? { month: Number(startMonth) } : {}),
    ...(startYear ? { year: Number(startYear) } : {}),
  }
}
