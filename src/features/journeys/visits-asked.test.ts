// What the links to the bank and the links of a person ask of whom, page by page (specification 2, section 2).
import { describe, expect, test } from 'vitest'
import type { BankVisitFacts } from '#features/capabilities/bank-visit/flow.ts'
import { askedOf, linesOf } from '../../../test/asked-of.ts'
import { bankVisitFlows } from './bank-visits/flow.ts'
import { signerLinks } from './signers/flow.ts'

const opening = '0 verify-link verify-link'

describe('the links to the bank', () => {
  const widget = `
    2 bank bank-link once
    2 outcome bank-outcome once`
  const estimates = '2 pre-offers pre-offers'
  const explained = `
    ${opening}
    1 explanation bank-intro`
  const loaded = `
    ${opening} advance
    1 explanation bank-intro`
  const load = '1 load bank-load once'
  const end = '3 finish finish'
  const documents = `
    3 photo-id upload photo-id
    4 voided-check upload voided-check
    5 end finish`

  test.each<[string, BankVisitFacts, string]>([
    ['bank-verification', { documents: false, bank: 'wanted' }, `${explained} ${widget}\n${end}`],
    ['bank-verification', { documents: false, bank: 'linked' }, `${explained}\n${end}`],
    ['bank-verification', { documents: true, bank: 'linked' }, `${explained} ${documents}`],
    [
      'bank-verification',
      { documents: true, bank: 'linked', numbersKnown: true },
      `${explained}
      3 photo-id upload photo-id
      5 end finish`,
    ],
    [
      'bank-verification',
      { documents: true, bank: 'none' },
      `${explained} ${widget}\n${estimates} ${documents}`,
    ],
    ['bank-verification', { documents: true, bank: 'refused' }, `${explained} ${widget}\n5 end finish`],
    ['connect-bank', { documents: true, bank: 'wanted' }, `${explained} ${widget}\n${end}`],
    ['connect-bank', { documents: false, bank: 'none' }, `${explained} ${widget}\n${estimates}\n${end}`],
    ['connect-bank-opportunity', { documents: false, bank: 'refused' }, `${explained} ${widget}\n${end}`],
    ['verify-bank-lead', { documents: false, bank: 'wanted' }, `${loaded}\n${load} ${widget}\n${end}`],
    [
      'verify-bank-journey',
      { documents: false, bank: 'none' },
      `${loaded}\n${load} ${widget}\n${estimates}\n${end}`,
    ],
    ['verify-bank-journey', { documents: false, bank: 'linked' }, `${loaded}\n${end}`],
  ])('%s, %o', (id, facts, expected) => {
    const flow = bankVisitFlows.find((each) => each.id === id)!
    expect(askedOf(flow, {}, facts)).toEqual(linesOf(expected))
  })

  test('each has an {api} and calls of its own (specification 2, sections 2 and 7)', () =>
    expect(
      bankVisitFlows.map(({ id, api, calls }) => [
        id,
        api,
        ...Object.entries(calls).map(([name, { method, path }]) => `${name} ${method} ${path}`),
      ]),
    ).toEqual([
      [
        'bank-verification',
        'bank-verification',
        'verify POST /api/bank-verification/verify-link',
        'completed POST /api/bank-verification/finish',
      ],
      [
        'connect-bank',
        'bank-verification',
        'verify POST /api/bank-verification/verify-link',
        'completed POST /api/bank-verification/finish',
      ],
      [
        'connect-bank-opportunity',
        'connect-bank-opportunity',
        'verify POST /api/bank-verification/verify-link',
        'completed POST /api/connect-bank-opportunity/completed_plaid',
      ],
      [
        'verify-bank-lead',
        'plaid-lead-journey',
        'verify POST /api/bank-verification/verify-bank-lead-link',
        'load POST /api/bank-verification/lead_journey_load_plaid',
        'completed POST /api/bank-verification/completed_plaid_lead',
      ],
      [
        'verify-bank-journey',
        'plaid-journey',
        'verify POST /api/bank-verification/verify-journey-link',
        'load POST /api/bank-verification/journey_load_plaid',
        'completed POST /api/bank-verification/journey_success_plaid',
      ],
    ]))
})

describe('the links of a person', () => {
  const personal = (page: number) =>
    `${page} personal form: firstName= lastName= oneName?= ownName?= title cellPhone?=`
  const owner = (page: number, share = '') =>
    `${page} owner form: ${share}ssn homeAddress homeAddress2? homeZip homeState homeCity dateOfBirth`
  const briefing = '1 briefing briefing'
  const facts = { role: 'owner', agreed: true, finished: false } as const

  test.each([
    [
      'signer',
      facts,
      `${briefing}\n${personal(2)}\n${owner(3, 'ownership+ ')}\n4 signature form: signature signatureVariant?\n5 finish finish`,
    ],
    [
      'signer',
      { ...facts, role: 'guarantor' as const },
      `${briefing}\n${personal(2)}\n${owner(3)}\n4 signature form: signature signatureVariant?\n5 finish finish`,
    ],
    ['signer', { ...facts, agreed: false }, `${briefing}\n5 finish finish`],
    ['signer', { ...facts, finished: true }, '5 finish finish'],
    ['signer', { ...facts, agreed: false, finished: true }, '5 finish finish'],
    ['lead-signer', facts, `${briefing}\n${personal(2)}\n${owner(3, 'ownership+ ')}\n4 finish finish`],
    ['sign-app', facts, `${briefing}\n2 signature form: signature signatureVariant?\n3 finish finish`],
    ['sign-app', { ...facts, finished: true }, '3 finish finish'],
  ])('%s, %o', (id, of, expected) => {
    const { flow } = signerLinks.find((link) => link.flow.id === id)!
    expect(askedOf(flow, {}, of)).toEqual(linesOf(`${opening}\n${expected}`))
  })

  test('each has calls of its own, and says what was given (specification 2, section 7)', () =>
    expect(
      signerLinks.map(({ flow, paths, done }) => [
        flow.id,
        ...Object.entries(paths).map(([name, { method, path }]) => `${name} ${method} ${path}`),
        done,
      ]),
    ).toEqual([
      [
        'signer',
        'load POST /api/additionalinfo/load',
        'post POST /api/additionalinfo/post',
        'sendOther POST /api/additionalinfo/send-other',
        'doneSignature',
      ],
      [
        'lead-signer',
        'load POST /api/lead_second_signer/load',
        'post POST /api/lead_second_signer/post',
        'sendOther POST /api/lead_second_signer/send-other',
        'doneDetails',
      ],
      [
        'sign-app',
        'load POST /api/signapp/load',
        'post POST /api/signapp/post',
        'sendOther POST /api/signapp/send-other',
        'doneSignature',
      ],
    ]))
})
