// What a business remembers between its applications, and what a renewal is filled with: only what does not change by itself.
import { bandGrown, bandSince } from '#core/domain/start-dates.ts'
import { monthOf, type IsoDate, type IsoMonth } from '#core/ground/dates.ts'
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

/** What a renewal begins with: years in business go on by themselves, from the start where it was given, else from the band as it was `told` (a month by which that was so). */
export function renewedAnswers(lasting: LastingAnswers, told: IsoMonth, today: IsoDate): LeadAnswers {
  const { startYear, startMonth, yearsInBusiness } = lasting
  if (startYear !== undefined && startMonth !== undefined)
    return { ...lasting, yearsInBusiness: bandSince(startYear, startMonth, today) }
  if (yearsInBusiness === undefined) return lasting
  return { ...lasting, yearsInBusiness: bandGrown(yearsInBusiness, told, monthOf(today)) }
}
