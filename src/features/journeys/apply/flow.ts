// The application wizard as data: pages 0 to 10 of the specification's newer wizard, their questions and conditions.
import { hasLastName } from '#core/domain/one-name.ts'
import type { Flow, StepField } from '#core/flow/flow.ts'
import { wizardPages, type WizardFacts } from '#core/flow/wizard-pages.ts'
import { asksForIndustry } from '#core/codes/asks-for-industry.ts'
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'

const ask = (...fields: FieldId[]): StepField<FieldId>[] => fields.map((field) => ({ field, required: true }))
const optional = (field: FieldId): StepField<FieldId> => ({ field, required: false })

const isSole = (known: KnownLead): boolean => isSoleProprietor(known.get('classification'))
const isIncorporated = (known: KnownLead): boolean => !isSole(known)

const isQualified = (_known: KnownLead, facts: WizardFacts): boolean => !facts.notQualified
const needsCheck = (known: KnownLead, facts: WizardFacts): boolean =>
  isQualified(known, facts) && !facts.numbersKnown

/** Specification 1, section 2 (newer wizard) and spec 1: which question stands on which page, and none twice. */
export const applyFlow: Flow<FieldId, WizardFacts> = {
  id: 'apply',
  steps: [
    {
      id: 'contact',
      page: 0,
      kind: 'form',
      fields: [
        ...ask('product', 'requestedAmount', 'monthlySales', 'firstName'),
        { field: 'lastName', required: true, when: hasLastName },
        optional('oneName'),
        optional('ownName'),
        ...ask('email', 'cellPhone'),
        optional('smsConsent'),
      ],
    },
    {
      id: 'business',
      page: 1,
      kind: 'form',
      fields: [
        ...ask('businessName'),
        optional('ownBusinessName'),
        ...ask('yearsInBusiness'),
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
        ...ask('homeZip', 'homeState', 'homeCity', 'dateOfBirth'),
        optional('creditReport'),
      ],
    },
    {
      id: 'address',
      page: 4,
      kind: 'form',
      fields: [
        ...ask('businessAddress'),
        optional('businessAddress2'),
        ...ask('businessZip', 'businessState', 'businessCity', 'businessPhone'),
      ],
    },
    { id: 'bank-intro', page: 5, kind: 'bank-intro', when: isQualified },
    { id: 'bank-link', page: 6, kind: 'bank-link', when: isQualified },
    { id: 'result', page: 7, kind: 'bank-result', when: isQualified },
    { id: 'approval', page: 10, kind: 'offers' },
    // Offers first: nobody sends documents to see them (spec 55). Whoever waits for a result may send them before.
    { id: 'photo-id', page: 8, kind: 'upload', asks: 'photo-id', when: isQualified },
    { id: 'voided-check', page: 9, kind: 'upload', asks: 'voided-check', when: needsCheck },
    { id: 'end', page: 10, kind: 'offers', when: isQualified },
    // Behind the end: the page that says that something is asked leads here, and back leads there.
    { id: 'deposits', page: 10, kind: 'deposit-questions', when: isQualified },
  ],
}

export const applyPages = wizardPages(applyFlow)
