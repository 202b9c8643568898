// What a person of an application still has to give.
import { expect, test } from 'vitest'
import { asksOf } from './persons.ts'

const details = [
  'firstName',
  'lastName',
  'title',
  'dateOfBirth',
  'homeAddress',
  'homeCity',
  'homeState',
  'homeZip',
]
const answers = Object.fromEntries(details.map((field) => [field, 'given']))
const at = new Date('2026-11-20T15:00:00Z')
/** Everything was given, the social security number as a secret. */
const whole = { role: 'signer', answers, secrets: { ssn: 'sealed' }, agreedAt: at, signedAt: at } as const

test('nothing once all was given, wherever it is kept', () => {
  expect(asksOf(whole)).toEqual([])
})

test('in the order in which it is asked', () => {
  expect(asksOf({ ...whole, agreedAt: null, secrets: {}, signedAt: null })).toEqual([
    'agreement',
    'details',
    'signature',
  ])
  expect(asksOf({ ...whole, agreedAt: null })).toEqual(['agreement'])
  expect(asksOf({ ...whole, signedAt: null })).toEqual(['signature'])
})

test.each(details)('details without %s are not whole', (field) => {
  expect(asksOf({ ...whole, answers: { ...answers, [field]: undefined } })).toEqual(['details'])
})

test('an owner tells the share besides', () => {
  expect(asksOf({ ...whole, role: 'owner' })).toEqual(['details'])
  expect(asksOf({ ...whole, role: 'owner', answers: { ...answers, ownership: 40 } })).toEqual([])
  expect(asksOf({ ...whole, role: 'guarantor' })).toEqual([])
})
