// The second wizard as data: pages 1 to 12 of the specification's legacy wizard, their questions and conditions.
import { hasLastName } from '#core/domain/one-name.ts'
import { asksForIndustry } from '#core/codes/asks-for-industry.ts'
import type { FieldId, KnownLead } from '#core/contract/lead-fields.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Flow, StepField } from '#core/flow/flow.ts'
import { wizardPages, type WizardFacts } from '#core/flow/wizard-pages.ts'

const ask = (...fields: FieldId[]): StepField<FieldId>[] => fields.map((field) => ({ field, required: true }))
const optional = (field: FieldId): StepField<FieldId> => ({ field, required: false })

const isSole = (known: KnownLead): boolean => isSoleProprietor(known.get('classification'))
const isIncorporated = (known: KnownLead): boolean => !isSole(known)

const isQualified = (_known: KnownLead, facts: WizardFacts): boolean => !facts.notQualified
const needsCheck = (known: KnownLead, facts: WizardFacts): boolean =>
  isQualified(known, facts) && !facts.numbersKnown

/**
 * Specification 1, section 2 (legacy wizard). The steps behind the questions have the ids that they have in the newer wizard, so that whoever
 * begins in one can end in the other (ADR 030); what only one of them asks is asked there alone.
 */
export const legacyFlow: Flow<FieldId, WizardFacts> = {
  id: 'apply-legacy',
  steps: [
    {
      id: 'contact',
      page: 1,
      kind: 'form',
      fields: [
        ...ask('requestedAmount', 'monthlySales', 'firstName'),
        { field: 'lastName', required: true, when: hasLastName },
        optional('oneName'),
        optional('ownName'),
        ...ask('email', 'cellPhone'),
        optional('smsConsent'),
      ],
    },
    {
      id: 'personal',
      page: 2,
      kind: 'form',
      fields: [
        ...ask('ownership', 'creditBand', 'contactMethod', 'referral'),
        { field: 'otherReferrer', required: true, when: (known) => known.get('referral') === 'Other' },
      ],
    },
    {
      id: 'business',
      page: 3,
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
        ...ask('businessAddress'),
        optional('businessAddress2'),
        ...ask('businessZip', 'businessState', 'businessCity', 'businessPhone'),
      ],
    },
    {
      id: 'ownership',
      page: 4,
      kind: 'form',
      fields: [
        // Suggested by the classification, which stands on the page before.
        optional('title'),
        { field: 'ssn', required: true, when: isIncorporated },
        ...ask('homeAddress'),
        optional('homeAddress2'),
        ...ask('homeZip', 'homeState', 'homeCity', 'dateOfBirth'),
        optional('creditReport'),
      ],
    },
    { id: 'signature', page: 5, kind: 'form', fields: [...ask('signature'), optional('signatureVariant')] },
    { id: 'loan-info', page: 6, kind: 'form', fields: ask('businessDescription', 'loanUses') },
    { id: 'bank-intro', page: 7, kind: 'bank-intro', when: isQualified },
    { id: 'bank-link', page: 8, kind: 'bank-link', when: isQualified },
    { id: 'result', page: 9, kind: 'bank-result', when: isQualified },
    { id: 'photo-id', page: 10, kind: 'upload', asks: 'photo-id', when: isQualified },
    { id: 'voided-check', page: 11, kind: 'upload', asks: 'voided-check', when: needsCheck },
    { id: 'approval', page: 12, kind: 'offers' },
    { id: 'deposits', page: 12, kind: 'deposit-questions', when: isQualified },
  ],
}

export const legacyPages = wizardPages(legacyFlow)
