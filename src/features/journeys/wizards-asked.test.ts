// What each wizard asks of which applicant, page by page (specification 1, section 2).
import { describe, expect, test } from 'vitest'
import { askedOf, linesOf } from '../../../test/asked-of.ts'
import { legacyJourney } from './apply-legacy/journey.ts'
import { legacyFlow, legacyPages } from './apply-legacy/flow.ts'
import { applyFlow, applyPages } from './apply/flow.ts'
import { iffFlow, nextAfter, OWNER_STEP } from './apply/iff/flow.ts'
import { iffJourney } from './apply/iff/iff-journey.ts'
import { applyJourney } from './apply/journey.ts'

const nobody = {}
const sole = { classification: 'Sole Proprietorship', generalIndustry: 'Non-profits', referral: 'Google' }
const llc = { classification: 'LLC', generalIndustry: 'Construction', referral: 'Other' }

const contact =
  '0 contact form: product requestedAmount monthlySales firstName lastName oneName? ownName? email cellPhone smsConsent?'
const address =
  '4 address form: businessAddress businessAddress2? businessZip businessState businessCity businessPhone'
const home = 'homeAddress homeAddress2? homeZip homeState homeCity dateOfBirth creditReport?'
/** The questions of the newer wizard: `tax`, `more`: behind classification and general industry. */
const questions = (tax: string, industry: string, referrer: string, owner: string, between = '') => `
  ${contact}
  1 business form: businessName ownBusinessName? yearsInBusiness startMonth? startYear? classification ${tax} generalIndustry${industry}
  ${between}
  2 interview form: interest fundsNeeded mostImportant referral${referrer} creditBand
  3 ownership form: title ownership ${owner}${home}
  ${address}`
const bank = `
  5 bank-intro bank-intro
  6 bank-link bank-link
  7 result bank-result`

describe('the newer wizard', () => {
  test.each([
    [
      'somebody who said nothing yet: a company, by its EIN and the SSN of its owner',
      nobody,
      {},
      `${questions('ein', '', '', 'ssn ')}
      ${bank}
      10 approval offers
      8 photo-id upload photo-id
      9 voided-check upload voided-check
      10 end offers
      10 deposits deposit-questions`,
    ],
    [
      'a sole proprietor, asked for the SSN once, whose industry has no list',
      sole,
      { partner: false },
      `${questions('ssn', '', '', '')}
      ${bank}
      10 approval offers
      8 photo-id upload photo-id
      9 voided-check upload voided-check
      10 end offers
      10 deposits deposit-questions`,
    ],
    [
      'a company with a list, another referrer, a partner lender, and a bank that gave its numbers',
      llc,
      { partner: true, numbersKnown: true },
      `${questions('ein', ' industry', ' otherReferrer', 'ssn ', '1 partner partner')}
      ${bank}
      10 approval offers
      8 photo-id upload photo-id
      10 end offers
      10 deposits deposit-questions`,
    ],
    [
      'who does not qualify: questions and the end, no bank, no documents',
      llc,
      { notQualified: true },
      `${questions('ein', ' industry', ' otherReferrer', 'ssn ')}
      10 approval offers`,
    ],
  ])('%s', (_who, answers, facts, expected) =>
    expect(askedOf(applyFlow, answers, facts)).toEqual(linesOf(expected)),
  )

  test('pages that matter', () => expect(applyPages).toEqual({ first: 0, bank: 5, result: 7, end: 10 }))

  test('with a look-up: asked where no home address is known, and whether the shop is the home', () => {
    const added = { match: '0 match prefill-match once', homeBased: `${address} homeBased?` }
    const plain = askedOf(applyFlow, llc, {})
    const withHome = plain.map((line) => (line === address ? added.homeBased : line))
    expect(askedOf(iffFlow, llc, {})).toEqual([withHome[0], added.match, ...withHome.slice(1)])
    expect(askedOf(iffFlow, { ...llc, homeAddress: true }, {})).toEqual(withHome)
    expect(iffFlow.id).toBe('apply')
    expect(iffFlow.steps.map(({ id }) => id)).toContain(OWNER_STEP)
  })
})

describe('the second wizard', () => {
  const pages = (tax: string, industry: string, referrer: string, ssn: string) => `
    1 contact form: requestedAmount monthlySales firstName lastName oneName? ownName? email cellPhone smsConsent?
    2 personal form: ownership creditBand contactMethod referral${referrer}
    3 business form: businessName ownBusinessName? yearsInBusiness startMonth? startYear? classification ${tax} generalIndustry${industry} businessAddress businessAddress2? businessZip businessState businessCity businessPhone
    4 ownership form: title? ${ssn}${home}
    5 signature form: signature signatureVariant?
    6 loan-info form: businessDescription loanUses`
  const behind = `
    7 bank-intro bank-intro
    8 bank-link bank-link
    9 result bank-result
    10 photo-id upload photo-id`

  test.each([
    [
      'somebody who said nothing yet',
      nobody,
      {},
      `${pages('ein', '', '', 'ssn ')}
      ${behind}
      11 voided-check upload voided-check
      12 approval offers
      12 deposits deposit-questions`,
    ],
    [
      'a sole proprietor',
      sole,
      {},
      `${pages('ssn', '', '', '')}
      ${behind}
      11 voided-check upload voided-check
      12 approval offers
      12 deposits deposit-questions`,
    ],
    [
      'a company whose bank gave its numbers',
      llc,
      { numbersKnown: true },
      `${pages('ein', ' industry', ' otherReferrer', 'ssn ')}
      ${behind}
      12 approval offers
      12 deposits deposit-questions`,
    ],
    [
      'who does not qualify',
      sole,
      { notQualified: true },
      `${pages('ssn', '', '', '')}
      12 approval offers`,
    ],
  ])('%s', (_who, answers, facts, expected) =>
    expect(askedOf(legacyFlow, answers, facts)).toEqual(linesOf(expected)),
  )

  test('pages that matter', () => expect(legacyPages).toEqual({ first: 1, bank: 7, result: 9, end: 12 }))
})

test('after a jump: on over what is answered, and back before anything but questions follows', () => {
  const required = (...ids: string[]) =>
    iffFlow.steps
      .filter(({ id }) => ids.includes(id))
      .flatMap(({ fields = [] }) => fields.filter((field) => field.required).map(({ field }) => field))
  const next = (id: string, ...answered: string[]) => {
    const has = new Set<string>(required(...answered))
    const known = { has: (field: string) => has.has(field), get: () => undefined }
    return nextAfter(
      iffFlow.steps.find((step) => step.id === id)!,
      known,
      { partner: true },
    )?.id
  }
  const all = ['contact', 'business', 'interview', 'ownership', 'address']
  // What stands on the same page comes first, whatever is open or answered.
  expect(next('business', ...all)).toBe('partner')
  expect(next('partner', 'contact', 'business')).toBe('interview')
  expect(next('partner', 'contact', 'business', 'interview')).toBe('ownership')
  // Nothing open: on to the bank, and behind the bank nothing leads back to it.
  expect(next('address', ...all)).toBe('bank-intro')
  expect(next('bank-intro', ...all)).toBe('bank-link')
  // A later page of questions is not left for an earlier one.
  expect(next('ownership', 'contact', 'ownership')).toBe('address')
  expect(next('address', 'contact', 'ownership', 'address')).toBe('business')
  // The last step has none behind it.
  expect(next('deposits', ...all)).toBeUndefined()
})

test('each wizard has an address, and pages with names in both languages', () => {
  const named = ({ nameOf }: typeof applyJourney, language: 'en' | 'es', last: number) =>
    Array.from({ length: last + 1 }, (_, page) => nameOf(page, language))
  expect([applyJourney, iffJourney, legacyJourney].map(({ address }) => address)).toEqual([
    '/business/apply',
    '/business/apply/iff',
    '/business/apply/legacy',
  ])
  expect(named(applyJourney, 'en', 11)).toEqual([
    '',
    'About your business',
    'What you are looking for',
    'About you',
    'Where the business is',
    'Bank',
    'Bank',
    'Bank',
    'Documents',
    'Documents',
    'Result',
    '',
  ])
  expect(named(applyJourney, 'es', 3)).toEqual(['', 'Sobre su negocio', 'Lo que busca', 'Sobre usted'])
  expect(named(legacyJourney, 'en', 12).slice(1)).toEqual([
    ...Array<string>(2).fill('Basic Information'),
    ...Array<string>(3).fill('Ownership'),
    ...Array<string>(7).fill('Finances'),
  ])
  expect([iffJourney.flow, iffJourney.nextAfter]).toEqual([iffFlow, nextAfter])
  // Specification 1, sections 2 and 4: no footer on signature and bank intro; the lead id goes after page 11.
  expect([legacyJourney.bare, legacyJourney.keepsLeadIdTo, legacyJourney.sideThroughout]).toEqual([
    [5, 7],
    11,
    true,
  ])
})

test('a partner lender is shown to whoever has one', () => {
  const data = { brand: { lenders: { first: { name: 'First', link: 'https://first.test' } } } } as never
  const sales = (cents: number) => new Map([['monthlySales', cents]]) as never
  expect(applyJourney.hasPartner?.(data, sales(9_999_99))).toBe(true)
  expect(applyJourney.hasPartner?.(data, sales(10_000_00))).toBe(false)
})
