// The answers about the business: its start and its kind.
import { isStartAhead } from '#core/domain/start-dates.ts'
import { classificationKind, yearsInBusinessKind } from '#core/fields/listed-choices.ts'
import { monthKind, yearKind } from '#core/fields/year.ts'
import { en } from '#core/words/business-fields/en.ts'
import { es } from '#core/words/business-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type BusinessField = keyof typeof en

/** Specification 1, section 3. */
export const businessFields = {
  yearsInBusiness: field(yearsInBusinessKind, ['business.years_in_business']),
  startMonth: field(monthKind, ['business.startMonthNumber'], {
    wrongBeside: (answer, today) => isStartAhead(answer('startYear'), answer('startMonth'), today),
  }),
  startYear: field(yearKind, ['business.startYear']),
  classification: field(classificationKind, ['business.classification']),
} as const satisfies Fields<BusinessField>

export const businessSet = { fields: businessFields, labels: { en, es } } satisfies FieldSet<BusinessField>
