// The answers about what only the longer forms ask.
import { contactMethodKind } from '#core/fields/listed-choices.ts'
import { longTextKind } from '#core/fields/long-text.ts'
import { loanUsesKind } from '#core/fields/multi-select.ts'
import { websiteKind } from '#core/fields/website.ts'
import { en } from '#core/words/loan-fields/en.ts'
import { es } from '#core/words/loan-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type LoanField = keyof typeof en

/** Specification 1, section 3. */
export const loanFields = {
  businessDescription: field(longTextKind, ['business.description', 'loan.justification']),
  loanUses: field(loanUsesKind, ['loan.loanuse', 'business.loanuse']),
  contactMethod: field(contactMethodKind, ['pg.contact_method', 'business.contact_method']),
  website: field(websiteKind, ['business.website']),
} as const satisfies Fields<LoanField>

export const loanSet = { fields: loanFields, labels: { en, es } } satisfies FieldSet<LoanField>
