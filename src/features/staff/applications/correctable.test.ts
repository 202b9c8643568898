// What staff may correct of an application, and how its line, choices and reasons read.
import { expect, test } from 'vitest'
import { fieldIds, leadFields } from '#core/contract/lead-fields.ts'
import { stages } from '#core/domain/lead-stage.ts'
import { wordChoices } from './actions/word-choices.ts'
import { answerTable, sections } from './answer-table.ts'
import { correctable, correctableFields, endsWithNotice, isOptional } from './correctable.ts'
import { isReasonGiven } from './reason-given.ts'

test('amount, contact, names, form, start, industry and addresses, each in the section in which it stands; nothing that is a secret or a statement', () => {
  expect(correctable).toEqual({
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
      ...fieldIds.filter((id) => /^business(Address|City|State|Zip|Phone)/.test(id)),
    ],
    owner: fieldIds.filter((id) => /^home(Address|City|State|Zip)/.test(id)),
  })
  expect(correctableFields).toEqual(Object.values(correctable).flat())
  for (const [section, fields] of Object.entries(correctable))
    for (const field of fields) expect([field, answerTable[field][0]]).toEqual([field, section])
  expect(['ein', 'ssn', 'dateOfBirth'].filter((id) => (correctableFields as string[]).includes(id))).toEqual(
    [],
  )
})

test('only the second line of an address, names in one’s own writing and the start beside the band may be emptied', () =>
  expect(fieldIds.filter(isOptional).toSorted()).toEqual([
    'businessAddress2',
    'homeAddress2',
    'oneName',
    'ownBusinessName',
    'ownName',
    'startMonth',
    'startYear',
  ]))

test('after a "no" whose notice must arrive contact stays correctable', () =>
  expect(stages.filter(endsWithNotice).toSorted()).toEqual(['declined', 'not-qualified']))

test('every answer stands in one of four sections, as what it is', () => {
  expect(sections).toEqual(['request', 'contact', 'business', 'owner'])
  const ids = (as: string) => fieldIds.filter((id) => answerTable[id][1] === as).toSorted()
  expect(ids('dollars')).toEqual(['monthlySales', 'requestedAmount'])
  expect(ids('percent')).toEqual(['ownership'])
  expect(ids('month')).toEqual(['startMonth'])
  expect(ids('yes-no')).toEqual(['creditReport', 'oneName', 'signatureVariant', 'smsConsent'])
  // Business and home begin like their section, whatever the order of the fields.
  for (const id of fieldIds) {
    if (id.startsWith('business')) expect(answerTable[id][0]).toBe('business')
    if (/^home(?!Based)/.test(id) || leadFields[id].kind.name === 'ssn')
      expect(answerTable[id][0]).toBe('owner')
  }
  expect(fieldIds.filter((id) => answerTable[id][0] === 'request').toSorted()).toEqual([
    'fundsNeeded',
    'interest',
    'loanUses',
    'monthlySales',
    'mostImportant',
    'product',
    'requestedAmount',
  ])
  expect(fieldIds.filter((id) => answerTable[id][0] === 'contact').toSorted()).toEqual([
    'cellPhone',
    'contactMethod',
    'email',
    'firstName',
    'lastName',
    'oneName',
    'otherReferrer',
    'ownName',
    'referral',
    'smsConsent',
  ])
})

test('four letters are a reason, blanks beside them are none', () =>
  expect(['', 'abc', 'abcd', '   ab ', ' abcd '].map(isReasonGiven)).toEqual([
    false,
    false,
    true,
    false,
    true,
  ]))

test('codes become choices by the words of their area', () => {
  expect(wordChoices('stage', ['declined'])).toEqual([{ value: 'declined', en: 'Declined', es: 'Rechazada' }])
})
