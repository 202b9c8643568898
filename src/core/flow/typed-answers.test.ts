// What was typed is judged as the server would judge it.
import { describe, expect, it } from 'vitest'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import type { Step } from './flow.ts'
import { knownOfTyped, problemsOf } from './typed-answers.ts'

const today = '2026-11-20'
const step: Step<FieldId> = {
  id: 'some',
  page: 1,
  kind: 'form',
  fields: [
    { field: 'firstName', required: true },
    { field: 'classification', required: true },
    { field: 'ssn', required: true, when: (known) => known.get('classification') === 'Sole Proprietorship' },
    { field: 'homeAddress2', required: false },
    { field: 'businessAddress', required: true },
  ],
}
const wrong = (typed: object, masks = {}) => [
  ...problemsOf(step, { fields: leadFields, typed, masks, today }).entries(),
]

describe('typed answers', () => {
  it('miss what is required and shown, in the order of the page', () => {
    expect(wrong({}).map(([id, { key }]) => `${id} ${key}`)).toEqual([
      'firstName empty',
      'classification empty',
      'businessAddress empty',
    ])
  })
  const full = { firstName: 'Ana', classification: 'Sole Proprietorship', businessAddress: '1 Main Street' }
  it('ask for a number only where it belongs, and not for one that the server has', () => {
    expect(wrong(full).map(([id]) => id)).toEqual(['ssn'])
    expect(wrong(full, { ssn: '•••-••-9999' })).toEqual([])
    expect(wrong({ ...full, ssn: '12' }, { ssn: '•••-••-9999' }).map(([, { key }]) => key)).toEqual(['ssn'])
    expect(wrong({ ...full, classification: 'LLC' })).toEqual([])
  })
  it('refuse a post-office box as the place of a business', () => {
    expect(wrong({ ...full, ssn: '219-09-9999', businessAddress: 'P.O. Box 12' })).toEqual([
      ['businessAddress', { key: 'poBox' }],
    ])
  })
  it('are known by value when they can be read', () => {
    const known = knownOfTyped({
      fields: leadFields,
      typed: { monthlySales: '20,000', email: 'nonsense' },
      masks: { ein: '••-•••6789' },
      today,
    })
    expect(known.get('monthlySales')).toBe(2_000_000)
    expect([known.has('email'), known.has('ein'), known.get('ein')]).toEqual([false, true, undefined])
  })
  it('stand as they were told while their kinds are not loaded', () => {
    const known = knownOfTyped<FieldId>({ fields: {}, typed: { referral: 'Other' }, masks: {}, today })
    expect([known.get('referral'), known.has('industry')]).toEqual(['Other', false])
  })
})
