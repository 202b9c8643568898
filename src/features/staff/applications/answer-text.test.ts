// How staff read an answer: the choices of each list, and what stands as it was said.
import { expect, test } from 'vitest'
import * as codes from '#core/codes/choices.ts'
import { generalIndustries } from '#core/codes/industries.ts'
import { subIndustriesOf } from '#core/codes/sub-industries.ts'
import { yesNo } from '#core/codes/yes-no.ts'
import { fieldIds } from '#core/contract/lead-fields.ts'
import { answerTable } from './answer-table.ts'
import { answerText } from './answer-text.ts'

test('each list is its field’s own, with those of the links where they differ', () => {
  const listed = fieldIds.filter((id) => typeof answerTable[id][1] !== 'string')
  expect(Object.fromEntries(listed.map((id) => [id, answerTable[id][1]]))).toEqual({
    product: codes.products,
    interest: codes.loanUses,
    fundsNeeded: codes.fundsNeeded,
    mostImportant: codes.mostImportant,
    loanUses: codes.loanUses,
    contactMethod: codes.contactMethods,
    referral: codes.referralSources,
    classification: [...codes.classifications, ...codes.linkClassifications],
    yearsInBusiness: codes.yearsInBusiness,
    generalIndustry: generalIndustries,
    industry: [...generalIndustries.flatMap(({ value }) => subIndustriesOf(value)), ...generalIndustries],
    homeBased: yesNo,
    title: codes.jobTitles,
    creditBand: [...codes.creditBands, ...codes.creditSteps],
  })
})

test.each([
  ['firstName', 'Ana', 'en', 'Ana'],
  ['requestedAmount', '50,000', 'es', '$50,000'],
  ['ownership', '51', 'es', '51%'],
  ['startMonth', '1', 'en', 'Jan'],
  ['startMonth', '12', 'en', 'Dec'],
  ['smsConsent', 'true', 'en', 'Yes'],
  ['smsConsent', 'false', 'en', 'No'],
  ['creditReport', '', 'es', 'No'],
  // Several of a list, and one that is on no list any more.
  ['loanUses', 'Inventory\nSold its boat', 'en', 'Inventory, Sold its boat'],
] as const)('%s, %j in %s: %s', (field, text, language, shown) => {
  expect(answerText(field, text, language)).toBe(shown)
})

test('several of a list stand in the reader’s language', () => {
  const [first, second] = codes.loanUses
  expect(answerText('loanUses', `${first!.value}\n${second!.value}`, 'es')).toBe(
    `${first!.es}, ${second!.es}`,
  )
})
