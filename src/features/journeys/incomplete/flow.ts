// The link under which an owner gives the answers that are missing, as data: pages 0 to 4, and on each only what is listed.
import { hasLastName } from '#core/domain/one-name.ts'
import { asksForIndustry } from '#core/codes/asks-for-industry.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { CertainNo } from '#core/domain/told-limits.ts'
import type { Flow, StepField } from '#core/flow/flow.ts'
import { onlyMissing, type MissingFacts } from '#core/flow/only-missing.ts'

/** The `{api}` of its calls (specification 2, section 7). */
export const INCOMPLETE_API = 'incomplete_lead_fields'

export interface IncompleteFacts extends MissingFacts<FieldId> {
  /** What comes next: statements, by a link that was sent; the signature, by a link that was sent; answers that are still open; or a word of the representative. */
  readonly after: 'statements' | 'signature' | 'answers' | 'contact'
  /** The upload link for the statements went out. */
  readonly linkSent?: boolean
  /** Which answers the policy refuses by itself. */
  readonly refusedByPolicy?: readonly CertainNo[]
}

type Asked = StepField<FieldId, IncompleteFacts>
const ask = (...fields: FieldId[]): Asked[] => fields.map((field) => ({ field, required: true }))
const optional = (...fields: FieldId[]): Asked[] => fields.map((field) => ({ field, required: false }))

/** Specification 2, section 2; what else the wizard asks is put with the nearest question, so that nothing is missing at the end. */
export const incompleteFlow: Flow<FieldId, IncompleteFacts> & { readonly id: 'incomplete' } = {
  id: 'incomplete',
  steps: [
    { id: 'verify-link', page: 0, kind: 'verify-link' },
    {
      id: 'personal',
      page: 1,
      kind: 'form',
      fields: onlyMissing<FieldId, IncompleteFacts>([
        ...ask('requestedAmount', 'monthlySales', 'businessName'),
        ...optional('ownBusinessName'),
        ...ask('firstName'),
        { field: 'lastName', required: true, when: hasLastName },
        ...optional('oneName', 'ownName'),
        ...ask('title', 'ownership'),
      ]),
    },
    {
      id: 'company',
      page: 2,
      kind: 'form',
      fields: onlyMissing<FieldId, IncompleteFacts>([
        ...ask('generalIndustry'),
        {
          field: 'industry',
          required: true,
          when: (known) => asksForIndustry(String(known.get('generalIndustry') ?? '')),
        },
        ...ask('businessDescription', 'loanUses'),
        ...optional('website'),
        ...ask('yearsInBusiness'),
        ...optional('startMonth', 'startYear'),
        ...ask('product', 'interest', 'fundsNeeded', 'mostImportant', 'referral'),
        { field: 'otherReferrer', required: true, when: (known) => known.get('referral') === 'Other' },
        ...ask('homeBased', 'businessAddress'),
        ...optional('businessAddress2'),
        ...ask('businessZip', 'businessState', 'businessCity', 'businessPhone', 'classification'),
      ]),
    },
    {
      id: 'owner',
      page: 3,
      kind: 'form',
      fields: onlyMissing<FieldId, IncompleteFacts>([
        ...ask('creditBand', 'contactMethod'),
        {
          field: 'ein',
          required: true,
          when: (known) => !isSoleProprietor(known.get('classification')),
        },
        ...ask('ssn', 'homeAddress'),
        ...optional('homeAddress2'),
        ...ask('homeZip', 'homeState', 'homeCity', 'dateOfBirth'),
        ...optional('creditReport'),
      ]),
    },
    { id: 'finish', page: 4, kind: 'finish' },
  ],
}
