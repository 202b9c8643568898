// The application wizard as data: pages 0 to 10 of the specification's newer wizard, their questions and conditions.
import type { Flow, StepField } from '#core/flow/flow.ts'
import { asksForIndustry } from '#core/codes/asks-for-industry.ts'
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'

const ask = (...fields: FieldId[]): StepField<FieldId>[] => fields.map((field) => ({ field, required: true }))
const optional = (field: FieldId): StepField<FieldId> => ({ field, required: false })

const isSole = (known: KnownLead): boolean => isSoleProprietor(known.get('classification'))
const isIncorporated = (known: KnownLead): boolean => !isSole(known)

/** What the pages depend on besides answers. */
export interface ApplyFacts {
  readonly notQualified?: boolean
  /** A partner lender may fund at once (decision 11). */
  readonly partner?: boolean
  /** The bank gave account and routing number: a voided check would say the same. */
  readonly numbersKnown?: boolean
}
const isQualified = (_known: KnownLead, facts: ApplyFacts): boolean => !facts.notQualified
const needsCheck = (known: KnownLead, facts: ApplyFacts): boolean =>
  isQualified(known, facts) && !facts.numbersKnown

/** Spec 1 section 2 (newer wizard) and decision 1: which question stands on which page, and none twice. */
export const applyFlow: Flow<FieldId, ApplyFacts> = {
  id: 'apply',
  steps: [
    {
      id: 'contact',
      page: 0,
      kind: 'form',
      fields: [
        ...ask('product', 'requestedAmount', 'monthlySales', 'firstName', 'lastName', 'email', 'cellPhone'),
        optional('smsConsent'),
      ],
    },
    {
      id: 'business',
      page: 1,
      kind: 'form',
      fields: [
        ...ask('businessName', 'yearsInBusiness'),
        optional('startMonth'),
        optional('startYear'),
        ...ask('classification'),
        { field: 'ein', required: true, when: isIncorporated },
        { field: 'ssn', required: true, when: isSole },
        ...ask('generalIndustry'),
        {
          field: 'industry',
          required: true,
          when: (known) => asksForIndustry(String(known.get('generalIndustry') ?? '')),
        },
      ],
    },
    { id: 'partner', page: 1, kind: 'partner', when: (_known, facts) => facts.partner === true },
    {
      id: 'interview',
      page: 2,
      kind: 'form',
      fields: [
        ...ask('interest', 'fundsNeeded', 'mostImportant', 'referral'),
        { field: 'otherReferrer', required: true, when: (known) => known.get('referral') === 'Other' },
        ...ask('creditBand'),
      ],
    },
    {
      id: 'ownership',
      page: 3,
      kind: 'form',
      fields: [
        ...ask('title', 'ownership'),
        { field: 'ssn', required: true, when: isIncorporated },
        ...ask('homeAddress'),
        optional('homeAddress2'),
        ...ask('homeCity', 'homeState', 'homeZip', 'dateOfBirth'),
      ],
    },
    {
      id: 'address',
      page: 4,
      kind: 'form',
      fields: [
        ...ask('businessAddress'),
        optional('businessAddress2'),
        ...ask('businessCity', 'businessState', 'businessZip', 'businessPhone'),
      ],
    },
    { id: 'bank-intro', page: 5, kind: 'bank-intro', when: isQualified },
    { id: 'bank-link', page: 6, kind: 'bank-link', when: isQualified },
    { id: 'result', page: 7, kind: 'bank-result', when: isQualified },
    { id: 'approval', page: 10, kind: 'offers' },
    // Offers first: nobody sends documents to see them (decision 39). Whoever waits for a result may send them before.
    { id: 'photo-id', page: 8, kind: 'upload', asks: 'photo-id', when: isQualified },
    { id: 'voided-check', page: 9, kind: 'upload', asks: 'voided-check', when: needsCheck },
    { id: 'end', page: 10, kind: 'offers', when: isQualified },
  ],
}

/** The page of the error state (spec 1 section 2). */
export const ERROR_PAGE = 12
/** The last page whose answers are saved as questions: after it the application is complete. */
export const LAST_QUESTION_PAGE = 4
/** Where the result is awaited, and where every end is shown. */
export const RESULT_PAGE = 7
export const END_PAGE = 10
