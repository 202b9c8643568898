// The answers about the owner: credit, title, share, and whether a credit report may be obtained.
import { flagKind } from '#core/fields/checkbox.ts'
import { creditBandKind, jobTitleKind } from '#core/fields/owner-choices.ts'
import { ownershipKind } from '#core/fields/percent.ts'
import { en } from '#core/words/owner-fields/en.ts'
import { es } from '#core/words/owner-fields/es.ts'
import { field, type FieldSet, type Fields } from './field-set.ts'

export type OwnerField = keyof typeof en

/** Specification 1, section 3. */
export const ownerFields = {
  creditBand: field(creditBandKind, ['pg.srfico']),
  title: field(jobTitleKind, ['pg.title']),
  ownership: field(ownershipKind, ['pg.ownership']),
  creditReport: field(flagKind, ['pg.creditReport']),
} as const satisfies Fields<OwnerField>

export const ownerSet = { fields: ownerFields, labels: { en, es } } satisfies FieldSet<OwnerField>
