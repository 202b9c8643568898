// What follows from other answers: a job title and questions that no longer apply, until the person gives them by hand; the start of the business on the wire.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { TypedAnswers } from '#core/contract/write-model.ts'
import { defaultTitle } from '#core/domain/titles.ts'
import { derivedStart } from '#core/domain/start-dates.ts'
import { monthlySalesKind } from '#core/fields/currency.ts'
import { monthOf, type IsoDate } from '#core/ground/dates.ts'

/** What changes along with `changed`. Specification 2, section 4 for the title, specification 1, section 4 for the other referrer. */
export function derivedAnswers(
  changed: FieldId,
  typed: TypedAnswers,
  touched: ReadonlySet<FieldId>,
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
    default:
      return {}
  }
}

const ofStart = new Set<FieldId>(['yearsInBusiness', 'monthlySales', 'startMonth', 'startYear'])

/**
 * Year and month ('1' to '12') of the start as the specification keeps and sends it once one of `changed` tells of it: as given, else by the
 * rule (sales that cannot be read yet count as none). `startgiven` says which, for only what was given is shown. Null for other answers.
 */
export function startOf(
  changed: readonly FieldId[],
  { yearsInBusiness, monthlySales, startMonth = '', startYear = '' }: TypedAnswers,
  today: IsoDate,
): { readonly startMonthNumber: string; readonly startYear: string; readonly startgiven: '0' | '1' } | null {
  if (!changed.some((id) => ofStart.has(id))) return null
  if (startMonth || startYear) return { startMonthNumber: startMonth, startYear, startgiven: '1' }
  const sales = monthlySalesKind.parse(monthlySales ?? '')
  const start = derivedStart({ yearsInBusiness, monthlySales: sales.ok ? sales.value : 0 }, monthOf(today))
  return {
    startMonthNumber: start ? String(Number(start.slice(5))) : '',
    startYear: start?.slice(0, 4) ?? '',
    startgiven: '0',
  }
}
