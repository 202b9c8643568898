// What a business remembers between applications, and which open questions a link names.
import { expect, test } from 'vitest'
import {
  lastingFields,
  lastingOf,
  lastingSecrets,
  renewedAnswers,
  type LastingAnswers,
} from './lasting-answers.ts'
import { fieldIds, type LeadAnswers } from './lead-fields.ts'
import { nameable, namedIn, namedText } from './named-questions.ts'

test('who the business and its owner are, and where, lasts; what is asked or read again each time does not', () => {
  const lasting: readonly string[] = [...lastingFields, ...lastingSecrets]
  expect(fieldIds.filter((id) => !lasting.includes(id))).toEqual([
    'product',
    'requestedAmount',
    'monthlySales',
    'smsConsent',
    'interest',
    'fundsNeeded',
    'mostImportant',
    'referral',
    'otherReferrer',
    'creditBand',
    'creditReport',
    'homeBased',
    'businessDescription',
    'loanUses',
    'contactMethod',
    'website',
    'signature',
    'signatureVariant',
  ])
  expect(lasting.filter((id) => !(fieldIds as string[]).includes(id))).toEqual([])
  expect(lastingSecrets).toEqual(['ein', 'ssn', 'dateOfBirth'])
})

test('of the answers given, those that last', () => {
  const answers: LeadAnswers = { firstName: 'Ana', startYear: 2020, monthlySales: 4_200_000, website: '' }
  expect(lastingOf(answers)).toStrictEqual({ firstName: 'Ana', startYear: 2020 })
  expect(lastingOf({})).toEqual({})
})

test('years in business go on from the start where month and year are known, else from the band as it was told', () => {
  const told: LastingAnswers = { firstName: 'Ana', yearsInBusiness: '1-2 years' }
  const known: LastingAnswers = { ...told, startYear: 2026, startMonth: 1 }
  // 41 months.
  expect(renewedAnswers(known, '2027-06', '2029-06-15')).toEqual({
    ...known,
    yearsInBusiness: '2-5 years',
  })
  for (const lasting of [told, { ...told, startYear: 2026 }, { ...told, startMonth: 1 }]) {
    expect(renewedAnswers(lasting, '2029-06', '2029-06-15')).toEqual(lasting)
    const later = { ...lasting, yearsInBusiness: '2-5 years' }
    expect(renewedAnswers(lasting, '2027-06', '2029-06-15')).toEqual(later)
  }
  expect(renewedAnswers({ firstName: 'Ana' }, '2020-06', '2029-06-15')).toEqual({ firstName: 'Ana' })
})

test('questions that a link may name: these four, kept as one text and read back in their own order', () => {
  expect(nameable).toEqual(['businessDescription', 'website', 'homeBased', 'creditReport'])
  expect(namedText(['website', 'homeBased'])).toBe('website homeBased')
  const cases: readonly (readonly [unknown, readonly string[]])[] = [
    [namedText(nameable), nameable],
    ['creditReport website', ['website', 'creditReport']],
    ['website ssn', ['website']],
    ['websites', []],
    ['', []],
    [undefined, []],
    [['website'], []],
  ]
  for (const [text, named] of cases) expect([text, namedIn(text)]).toEqual([text, named])
})
