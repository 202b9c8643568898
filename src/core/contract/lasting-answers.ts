// What a business remembers between its applications, and what a renewal is filled with: only what does not change by itself.
import { bandSince } from '#core/domain/start-dates.ts'
import type { IsoDate } from '#core/ground/dates.ts'
import type { FieldId, LeadAnswers } from './lead-fields.ts'

/** Who the business and its owner are, and where. Sales, credit, amount, use and consents are asked or read again each time. */
export const lastingFields = [
  'firstName',
  'lastName',
  'oneName',
  'ownName',
  'email',
  'cellPhone',
  'businessName',
  'ownBusinessName',
  'yearsInBusiness',
  'startMonth',
  'startYear',
  'classification',
  'generalIndustry',
  'industry',
  'title',
  'ownership',
  'homeAddress',
  'homeAddress2',
  'homeCity',
  'homeState',
  'homeZip',
  'businessAddress',
  'businessAddress2',
  'businessCity',
  'businessState',
  'businessZip',
  'businessPhone',
] as const satisfies readonly FieldId[]

/** The encrypted part of it. */
export const lastingSecrets = ['ein', 'ssn', 'dateOfBirth'] as const satisfies readonly FieldId[]
export type LastingSecret = (typeof lastingSecrets)[number]

export type LastingAnswers = Pick<LeadAnswers, (typeof lastingFields)[number]>

/** Of an application's answers, those that last. */
export const lastingOf = (answers: LeadAnswers): LastingAnswers =>
  Object.fromEntries(lastingFields.flatMap((id) => (answers[id] === undefined ? [] : [[id, answers[id]]])))

/** What a renewal begins with: years in business go on by themselves, where the start is known. */
export function renewedAnswers(lasting: LastingAnswers, today: IsoDate): LeadAnswers {
  const { startYear, startMonth } = lasting
  if (startYear === undefined || startMonth === undefined) return lasting
  return { ...lasting, yearsInBusiness: bandSince(startYear, startMonth, today) }
}
