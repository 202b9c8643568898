// What was answered, by section: plain answers as their inputs show them, encrypted ones masked.
import { leadFields, type AnswerValue, type FieldId } from '#core/contract/lead-fields.ts'
import type { KeyRing } from '#platform/keys.ts'
import { secretPlace } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { Application } from './application-contract.ts'

/** The order in which a person reads an application; every field of it stands in one section. */
export const answerSections: Readonly<Record<string, readonly FieldId[]>> = {
  request: ['product', 'requestedAmount', 'monthlySales', 'interest', 'fundsNeeded', 'mostImportant'],
  contact: ['firstName', 'lastName', 'email', 'cellPhone', 'smsConsent', 'referral', 'otherReferrer'],
  business: [
    'businessName',
    'classification',
    'ein',
    'yearsInBusiness',
    'startMonth',
    'startYear',
    'generalIndustry',
    'industry',
    'businessAddress',
    'businessAddress2',
    'businessCity',
    'businessState',
    'businessZip',
    'businessPhone',
  ],
  owner: [
    'title',
    'ownership',
    'ssn',
    'dateOfBirth',
    'creditBand',
    'homeAddress',
    'homeAddress2',
    'homeCity',
    'homeState',
    'homeZip',
  ],
}

export const answersOf = (keys: KeyRing, lead: LeadRow): Application['answers'] =>
  Object.entries(answerSections).map(([section, fields]) => ({
    section,
    answers: fields.flatMap((field): { field: string; text?: string; mask?: string }[] => {
      const kind = leadFields[field].kind
      const sealed = lead.secrets[field]
      if (sealed) return [{ field, mask: kind.mask?.(openAnswer(keys, lead.id, field, sealed)) ?? '•••' }]
      const value: AnswerValue | undefined = lead.answers[field]
      return value === undefined ? [] : [{ field, text: kind.show(value) }]
    }),
  }))

export const openAnswer = (keys: KeyRing, leadId: string, field: FieldId, sealed: string): string =>
  keys.open(sealed, secretPlace(field, leadId))
