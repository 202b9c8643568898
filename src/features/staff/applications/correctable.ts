// Which answers staff may correct when they were mistyped: contact, names, addresses, amount, industry, legal form and start. SSN, EIN and date of birth stay the applicant's.
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Stage } from '#core/domain/lead-stage.ts'

/** By the section of the page in which they stand. */
export const correctable = {
  request: ['requestedAmount'],
  contact: ['firstName', 'lastName', 'oneName', 'ownName', 'email', 'cellPhone'],
  business: [
    'businessName',
    'ownBusinessName',
    'classification',
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
  owner: ['homeAddress', 'homeAddress2', 'homeCity', 'homeState', 'homeZip'],
} as const satisfies Record<string, readonly FieldId[]>

export type CorrectableSection = keyof typeof correctable
export type CorrectableField = (typeof correctable)[CorrectableSection][number]

export const correctableFields = Object.values(correctable).flat()

const optional: readonly FieldId[] = [
  'businessAddress2',
  'homeAddress2',
  'oneName',
  'ownName',
  'ownBusinessName',
  'startMonth',
  'startYear',
]

/** May be emptied, and given where there was none: the second line of an address, a name in its owner's own writing, that somebody has one name only, the start of the business beside its band. */
export const isOptional = (field: FieldId): boolean => optional.includes(field)

/** What staff typed of a last name, as texts by field id: none of whoever has one name only. `oneName` absent: an older page, which cannot say. */
export const lastNameTexts = (lastName: string, oneName: boolean | undefined) =>
  oneName ? { oneName: 'true' } : { lastName, ...(oneName === false && { oneName: '' }) }

/** Ended by a 'no' whose notice must reach the owner: a wrong e-mail is corrected there too. */
export const endsWithNotice = (stage: Stage): boolean => stage === 'declined' || stage === 'not-qualified'
