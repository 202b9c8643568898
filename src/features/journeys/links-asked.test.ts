// What the other links ask of whom, page by page (specification 2, section 2).
import { describe, expect, test } from 'vitest'
import { askedOf, linesOf } from '../../../test/asked-of.ts'
import { signupFlow, signupStep } from './affiliate/flow.ts'
import { confirmAddressFlow } from './confirm-address/flow.ts'
import { INCOMPLETE_API, incompleteFlow } from './incomplete/flow.ts'
import { offerFlow } from './offer/flow.ts'
import { renewalFlow, VERIFY_AFTER_MS } from './renewal/flow.ts'
import { signFlow } from './sign/flow.ts'
import { todoFlow } from './todo/flow.ts'
import { uploadDocumentsFlow } from './upload-documents/flow.ts'

const opening = '0 verify-link verify-link'

describe('the renewal', () => {
  const request = '1 request form: requestedAmount interest smsConsent?'
  const intro = '2 bank-intro bank-intro'
  const known = '3 known-bank known-bank'
  const bank = '3 bank bank-link once api=connect-bank-renewal'
  const statements = '4 statements upload renewal-statements api=opportunity'
  const fresh = { received: false, banks: 0, known: false, reused: false, phone: false }
  test.each([
    ['no bank yet', fresh, `${request}\n${intro}\n${bank}\n${statements}`],
    ['on a phone', { ...fresh, phone: true }, `${request}\n${intro}\n${bank}`],
    ['a bank is connected', { ...fresh, banks: 1 }, `${request}\n${bank}\n${statements}`],
    [
      'one of an earlier application',
      { ...fresh, banks: 1, known: true },
      `${request}\n${known}\n${bank}\n${statements}`,
    ],
    [
      'which is used again',
      { ...fresh, banks: 1, known: true, reused: true },
      `${request}\n${known}\n${statements}`,
    ],
    ['being looked at', { ...fresh, received: true, known: true }, ''],
  ])('%s', (_who, facts, expected) =>
    expect(askedOf(renewalFlow, {}, facts)).toEqual(linesOf(`${opening}\n${expected}\n5 finish finish`)),
  )
  test('a second passes before the link is verified (specification 2, section 4)', () =>
    expect([renewalFlow.id, VERIFY_AFTER_MS]).toEqual(['rn', 1000]))
})

describe('the other links', () => {
  const consent = '2 consent sign-consent once'
  const paper = '3 paper sign-paper\n4 signature sign once'
  test.each([
    ['code', '1 code sign-code once'],
    ['consent', `${consent}\n${paper}`],
    ['sign', paper],
    ['signed', ''],
  ])('signing, where it stands at: %s', (standing, expected) =>
    expect(askedOf(signFlow, {}, { standing })).toEqual(linesOf(`${opening}\n${expected}\n5 end finish`)),
  )

  test.each([
    [true, true, '1 approval approval\n2 choice offers\n3 photo-id upload photo-id'],
    [false, false, '2 choice offers\n3 photo-id upload photo-id\n4 voided-check upload voided-check'],
  ])('the offer: offered %s, numbers known %s', (offered, numbersKnown, expected) =>
    expect(askedOf(offerFlow, {}, { offered, numbersKnown })).toEqual(
      linesOf(`${opening}\n${expected}\n5 end offers`),
    ),
  )

  const bank = '2 explanation bank-intro\n3 bank bank-link once\n3 outcome bank-outcome once'
  test.each([
    ['wanted', true, false, `${bank}\n4 documents requested-documents`],
    ['linked', false, false, ''],
    ['none', true, false, '4 documents requested-documents'],
    ['none', true, true, '4 deposits deposit-questions\n4 documents requested-documents'],
    ['refused', false, false, ''],
  ] as const)(
    'everything asked for: bank %s, documents %s, deposits %s',
    (state, documents, deposits, expected) =>
      expect(askedOf(todoFlow, {}, { bank: state, documents, deposits })).toEqual(
        linesOf(`${opening}\n1 list asked-list\n${expected}\n5 left asked-list`),
      ),
  )

  test('documents: one list', () =>
    expect(askedOf(uploadDocumentsFlow, {}, {})).toEqual([opening, '1 requests requested-documents']))

  test('the address of the business: all of it but the second line', () =>
    expect(askedOf(confirmAddressFlow, {}, {})).toEqual([
      opening,
      '1 address form: businessAddress businessAddress2? businessZip businessState businessCity',
      '2 finish finish',
    ]))

  test('each is known by its purpose', () =>
    expect(
      [signFlow, offerFlow, todoFlow, uploadDocumentsFlow, confirmAddressFlow].map(({ id }) => id),
    ).toEqual(['sign', 'offer', 'todo', 'documents', 'confirm-address']))
})

describe('missing answers', () => {
  const steps = incompleteFlow.steps.flatMap(({ fields = [] }) => fields)
  const everything = { missing: steps.map(({ field }) => field), after: 'contact' } as const
  const personal =
    '1 personal form: requestedAmount monthlySales businessName ownBusinessName? firstName lastName oneName? ownName? title ownership'
  const company = (industry: string, referrer: string) =>
    `2 company form: generalIndustry${industry} businessDescription loanUses website? yearsInBusiness startMonth? startYear? product interest fundsNeeded mostImportant referral${referrer} homeBased businessAddress businessAddress2? businessZip businessState businessCity businessPhone classification`
  const owner = (ein: string) =>
    `3 owner form: creditBand contactMethod ${ein}ssn homeAddress homeAddress2? homeZip homeState homeCity dateOfBirth creditReport?`

  test.each([
    [
      'of a company',
      { classification: 'LLC', generalIndustry: 'Construction', referral: 'Other' },
      [' industry', ' otherReferrer', 'ein '],
    ],
    [
      'of a sole proprietor',
      { classification: 'Sole Proprietorship', generalIndustry: 'Other Services' },
      ['', '', ''],
    ],
    ['of whom nothing is known', {}, ['', '', 'ein ']],
  ] as const)('everything, %s', (_who, answers, [industry, referrer, ein]) =>
    expect(askedOf(incompleteFlow, answers, everything)).toEqual([
      opening,
      personal,
      company(industry, referrer),
      owner(ein),
      '4 finish finish',
    ]),
  )

  test('only what is listed, and no page of which nothing is', () => {
    const of = (...missing: typeof everything.missing) =>
      askedOf(incompleteFlow, { classification: 'LLC' }, { missing, after: 'contact' })
    expect(of('ein', 'title')).toEqual([
      opening,
      '1 personal form: title',
      '3 owner form: ein',
      '4 finish finish',
    ])
    expect(of()).toEqual([opening, '4 finish finish'])
    expect([incompleteFlow.id, INCOMPLETE_API]).toEqual(['incomplete', 'incomplete_lead_fields'])
  })
})

describe('signing up as an affiliate', () => {
  test('form, then agreement, then the end', () => {
    expect(askedOf(signupFlow, {}, { signedUp: true })).toEqual([
      '1 sign-up form',
      '2 agreement sign',
      '3 finish finish',
    ])
    expect(askedOf(signupFlow, {}, { signedUp: false })).toEqual(['1 sign-up form', '3 finish finish'])
    expect(signupFlow.id).toBe('affiliate-signer')
  })
  test.each([
    ['the address of the end', { finished: true, step: '', afresh: false }, false, 'finish'],
    ['a step by its name', { finished: false, step: 'sign-up', afresh: false }, true, 'sign-up'],
    ['a step that is not open', { finished: false, step: 'agreement', afresh: false }, false, 'sign-up'],
    ['no step, signed up', { finished: false, step: '', afresh: false }, true, 'agreement'],
    ['no step, another person', { finished: false, step: '', afresh: true }, true, 'sign-up'],
    ['no step, not signed up', { finished: false, step: '', afresh: false }, false, 'sign-up'],
  ])('%s', (_what, named, signedUp, step) => expect(signupStep(named, { signedUp }).id).toBe(step))
})
