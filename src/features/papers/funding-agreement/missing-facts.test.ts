// No paper with a blank goes out: each fact absent, alone and with every other, is named as the reason.
import { expect, test } from 'vitest'
import { contractSigners } from '#core/domain/contract-signers.ts'
import type { SigningGap } from '#core/domain/who-signs.ts'
import { sampleAgreement } from '../../../../test/sample-papers.ts'
import { composePaper } from '../papers.ts'
import type { AgreementFacts } from './facts.ts'
import { missingFacts } from './missing-facts.ts'

const person = (email: string | undefined) => ({
  id: 'p1',
  role: 'guarantor' as const,
  answers: { firstName: 'Dan', lastName: 'Cohen', email },
})
const owner = { firstName: 'Ana', lastName: 'Quispe', email: 'ana@shop.example' }
const ready = {
  signers: contractSigners(owner, [person('dan@cohen.example')]),
  ownerEmail: 'ana@shop.example',
  textMayBeSigned: true,
  gaps: [] as SigningGap[],
}
type State = { facts: AgreementFacts; ready: typeof ready }
type Reason = ReturnType<typeof missingFacts>[number]

const facts = (state: State, change: Partial<AgreementFacts>): State => ({
  ...state,
  facts: { ...state.facts, ...change },
})
/** What makes each fact absent, and the reason that names it. */
const absences: readonly (readonly [string, Reason, (state: State) => State])[] = [
  ['bank', 'account', (s) => facts(s, { account: { ...s.facts.account, bank: null } })],
  ['four digits', 'account', (s) => facts(s, { account: { ...s.facts.account, mask: null } })],
  ['business name', 'business', (s) => facts(s, { business: { ...s.facts.business, name: ' ' } })],
  [
    'a business name in letters',
    'business',
    (s) => facts(s, { business: { ...s.facts.business, name: '张记' } }),
  ],
  ['business address', 'business', (s) => facts(s, { business: { ...s.facts.business, address: null } })],
  ['funder address', 'funder', (s) => facts(s, { funder: { ...s.facts.funder, address: null } })],
  ['funder contact', 'funder', (s) => facts(s, { funder: { ...s.facts.funder, contact: null } })],
  ['governing state', 'funder', (s) => facts(s, { governingState: null })],
  [
    'an owner',
    'owners',
    (s) => ({ ...s, ready: { ...s.ready, gaps: [...s.ready.gaps, { code: 'owners-unnamed' }] } }),
  ],
  [
    'somebody who may bind',
    'authority',
    (s) => ({ ...s, ready: { ...s.ready, gaps: [...s.ready.gaps, { code: 'nobody-binds' }] } }),
  ],
  ['approved text', 'text', (s) => ({ ...s, ready: { ...s.ready, textMayBeSigned: false } })],
  [
    'address of a signer',
    'signers',
    (s) => ({ ...s, ready: { ...s.ready, signers: contractSigners(owner, [person(undefined)]) } }),
  ],
  [
    'a name of a signer in letters',
    'signers',
    (s) => ({
      ...s,
      ready: {
        ...s.ready,
        signers: contractSigners({ ...owner, firstName: '伟' }, [person('dan@cohen.example')]),
      },
    }),
  ],
  ['address of the applicant', 'signers', (s) => ({ ...s, ready: { ...s.ready, ownerEmail: '' } })],
]
const whole: State = { facts: sampleAgreement(), ready }

test('with everything known nothing is missing, and no line of the paper is open', () => {
  expect(missingFacts(whole.facts, whole.ready)).toEqual([])
  for (const language of ['en', 'es'] as const) {
    const text = JSON.stringify(composePaper('funding-agreement', whole.facts, language))
    for (const open of [
      'to be filled in',
      '(faltan',
      'must not be signed',
      'No debe firmarse',
      '"value":null',
    ])
      expect(text).not.toContain(open)
  }
})

test('every set of absent facts is named, whichever they are', () => {
  for (let set = 1; set < 1 << absences.length; set++) {
    const absent = absences.filter((_each, at) => set & (1 << at))
    const state = absent.reduce((before, [, , remove]) => remove(before), whole)
    const expected = new Set(absent.map(([, reason]) => reason))
    expect(new Set(missingFacts(state.facts, state.ready))).toEqual(expected)
  }
})

test.each([
  ['more figures than four', '48213'],
  ['fewer', '21'],
  ['letters', '48a1'],
])('an account with %s is none', (_name, mask) =>
  expect(missingFacts({ ...whole.facts, account: { bank: 'B', mask } }, ready)).toEqual(['account']),
)

test.each([
  ['of the applicant', 'ANA@shop.example '],
  ['of the funder', 'ada@funder.example'],
])('two signers who share an address %s cannot be told apart', (_name, email) => {
  const ada = { name: 'Ada Fields', title: 'Officer', email: 'ada@funder.example' }
  const signers = contractSigners(owner, [person(email)], ada)
  expect(missingFacts(whole.facts, { ...ready, signers })).toEqual(['signers'])
  const apart = contractSigners(owner, [person('dan@cohen.example')], ada)
  expect(missingFacts(whole.facts, { ...ready, signers: apart })).toEqual([])
})

test('who guarantees signs as guarantor alone; the funder by its seal, or by a person', () => {
  const said = (more: Partial<AgreementFacts>) =>
    composePaper('funding-agreement', { ...whole.facts, ...more }, 'en').blocks.flatMap((block) =>
      block.block === 'signature' ? [[block.place, block.signer, block.role]] : [],
    )
  expect(
    said({
      signers: ready.signers.map(({ place, name, role, guarantor }) => ({ place, name, role, guarantor })),
    }),
  ).toEqual([
    ['signer-1', 'Ana Quispe', expect.stringContaining('for the business')],
    ['signer-2', 'Dan Cohen', 'As guarantor'],
  ])
  expect(said({ countersigner: { name: 'Ada Fields', title: 'Officer' } }).at(-1)).toEqual([
    'funder',
    'Ada Fields',
    expect.stringContaining('Underway Capital LLC'),
  ])
  const sealed = JSON.stringify(composePaper('funding-agreement', whole.facts, 'en'))
  expect(sealed).toContain('electronic seal closes the file')
})

test('a text that is not approved says that it is a sample; an approved one says nothing of it', () => {
  const text = (standing: 'approved' | 'sample') =>
    JSON.stringify(composePaper('funding-agreement', { ...whole.facts, text: standing }, 'en'))
  expect(text('sample')).toContain('This is a sample')
  expect(text('approved')).not.toContain('sample')
})
