// Which answers go with a page's save, and which may be kept before it.
import { describe, expect, test } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { Flow } from '#core/flow/flow.ts'
import { pageAnswers, typedSoFar, unsavedFields } from './page-answers.ts'

const flow: Flow<FieldId> = {
  id: 'test',
  steps: [
    {
      id: 'contact',
      page: 0,
      kind: 'form',
      fields: [
        { field: 'email', required: true },
        { field: 'firstName', required: true },
        { field: 'smsConsent', required: false },
      ],
    },
    {
      id: 'business',
      page: 1,
      kind: 'form',
      fields: [
        { field: 'referral', required: true },
        { field: 'otherReferrer', required: true, when: (known) => known.get('referral') === 'Other' },
        { field: 'classification', required: true },
        { field: 'ein', required: true, when: (known) => known.get('classification') === 'LLC' },
        { field: 'startMonth', required: false },
        { field: 'startYear', required: false },
        { field: 'creditReport', required: false },
      ],
    },
    { id: 'bank', page: 2, kind: 'bank-intro' },
  ],
}
type Texts = Partial<Record<FieldId, string>>
const given = (typed: Texts, acknowledged: Texts = {}, masks: Texts = {}) => ({
  fields: leadFields,
  typed,
  acknowledged,
  masks,
  today: '2026-11-16' as const,
})

test('unsaved: texts that differ from what the server has; nothing and an empty text are the same', () => {
  const { typed, acknowledged } = given(
    { email: 'a@shop.test', firstName: 'Ana', lastName: '', title: '' },
    { firstName: 'Ana', title: 'Owner' },
  )
  expect(unsavedFields({ typed, acknowledged })).toEqual(['email', 'title'])
  expect(unsavedFields({ typed: { email: undefined }, acknowledged: {} })).toEqual([])
})

describe('a page is saved', () => {
  const contact = { email: 'a@shop.test', firstName: 'Ana' }
  test.each<[string, number, ReturnType<typeof given>, Texts, Texts?]>([
    ['its own answers go, saved before or not', 0, given(contact, contact), contact],
    [
      'an empty text of its own goes too',
      0,
      given({ ...contact, smsConsent: '' }),
      { ...contact, smsConsent: '' },
    ],
    [
      'of another page what changed, alone',
      1,
      given({ ...contact, referral: 'Bing' }, { firstName: 'Ana' }),
      { email: 'a@shop.test', referral: 'Bing' },
    ],
    ['what no page of this flow asks stays', 0, given({ ...contact, loanUses: 'Payroll' }), contact],
    [
      'a question that is not asked any more is emptied, on whatever page it stands',
      0,
      given(
        { ...contact, referral: 'Bing', otherReferrer: 'Cousin' },
        { referral: 'Bing', otherReferrer: 'Cousin' },
      ),
      { ...contact, otherReferrer: '' },
      { ...contact, referral: 'Bing', otherReferrer: '' },
    ],
    [
      'one that is still asked stands',
      1,
      given({ referral: 'Other', otherReferrer: 'Cousin' }),
      { referral: 'Other', otherReferrer: 'Cousin' },
    ],
    [
      'a secret goes where it was typed and is asked',
      1,
      given({ classification: 'LLC', ein: '12-3456789' }),
      { classification: 'LLC', ein: '12-3456789' },
    ],
    ['an empty secret does not', 1, given({ classification: 'LLC', ein: '' }), { classification: 'LLC' }],
    [
      'nor one that is not asked; it is not emptied either',
      1,
      given({ classification: 'Partnership', ein: '12-3456789' }),
      { classification: 'Partnership' },
    ],
    [
      'what the server tells by a mask is a secret',
      0,
      given({ ...contact, firstName: '' }, {}, { firstName: 'A••' }),
      { email: 'a@shop.test' },
    ],
    ['and goes when it was typed here', 0, given(contact, {}, { firstName: 'A••' }), contact],
    ['a page without questions takes nothing along', 2, given(contact), {}],
    ['nor does one that the flow does not have', 7, given(contact), {}],
  ])('%s', (_what, page, of, sent, typed = of.typed) =>
    expect(pageAnswers(flow, page, of)).toEqual({ sent, typed }),
  )
})

test('an answer whose kind is not here yet goes as it stands', () =>
  expect(pageAnswers(flow, 0, { ...given({ email: 'a@shop.test' }), fields: {} }).sent).toEqual({
    email: 'a@shop.test',
  }))

describe('before its Continue is kept', () => {
  const soFar = (
    typed: Texts,
    acknowledged: Texts = {},
    wanted: (id: FieldId, text: string) => boolean = () => true,
  ) => typedSoFar(flow, given(typed, acknowledged), wanted)
  test.each<[string, Texts, Texts, Texts?]>([
    [
      'what is right and new',
      { email: 'a@shop.test', firstName: 'Ana' },
      { email: 'a@shop.test' },
      { firstName: 'Ana' },
    ],
    ['not half an address', { email: 'a@', firstName: 'Ana' }, { firstName: 'Ana' }],
    ['not an empty text', { email: '', firstName: '   ' }, {}, { email: 'a@shop.test' }],
    ['no consent', { smsConsent: 'true', creditReport: 'true', firstName: 'Ana' }, { firstName: 'Ana' }],
    ['no secret', { classification: 'LLC', ein: '12-3456789' }, { classification: 'LLC' }],
    ['nothing that is not asked', { referral: 'Bing', otherReferrer: 'Cousin' }, { referral: 'Bing' }],
    [
      'what is asked now',
      { referral: 'Other', otherReferrer: 'Cousin' },
      { referral: 'Other', otherReferrer: 'Cousin' },
    ],
    ['a start in the past', { startMonth: '11', startYear: '2025' }, { startMonth: '11', startYear: '2025' }],
    [
      'of a start ahead of today the year alone',
      { startMonth: '12', startYear: '2026' },
      { startYear: '2026' },
    ],
  ])('%s', (_what, typed, kept, acknowledged) => expect(soFar(typed, acknowledged)).toEqual(kept))

  test('what the caller wants, by id and text', () => {
    const wanted = (id: FieldId, text: string) => id === 'email' && text === 'a@shop.test'
    expect(soFar({ email: 'a@shop.test', firstName: 'Ana' }, {}, wanted)).toEqual({ email: 'a@shop.test' })
    expect(soFar({ email: 'b@shop.test' }, {}, wanted)).toEqual({})
  })
  test('no blank over what the server tells by a mask', () => {
    for (const blank of ['', '   ']) {
      const over = given({ firstName: blank }, { firstName: 'Ana' }, { firstName: 'A••' })
      expect(typedSoFar(flow, over, () => true)).toEqual({})
    }
  })
  test('nothing whose kind is not here yet', () =>
    expect(typedSoFar(flow, { ...given({ email: 'a@shop.test' }), fields: {} }, () => true)).toEqual({}))
})
