// What the business does, in two steps: the general industry and the one below it.
import { generalIndustryKind, industryKind } from '#core/fields/industry.ts'
import { en } from '#core/words/industry-fields/en.ts'
import { es } from '#core/words/industry-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

type IndustryField = keyof typeof en

/** Specification 1, section 3. */
export const industryFields = {
  generalIndustry: field(generalIndustryKind, ['business.general_industry']),
  industry: field(industryKind, ['business.industry']),
} as const satisfies Fields<IndustryField>

export const industrySet = { fields: industryFields, labels: { en, es } } satisfies FieldSet<IndustryField>
