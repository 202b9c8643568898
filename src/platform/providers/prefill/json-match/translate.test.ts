// The match protocol (docs/match-protocol.md) in our words: what is asked, who was found, why it was refused.
import { expect, test } from 'vitest'
import { explainError, identityOf, requestOf } from './translate.ts'

const query = {
  reference: 'r-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  ssnLast4: '0000',
  zip: '04101',
  consent: { version: 'v3', at: new Date('2026-11-16T15:00:00Z') },
}
const asked = {
  reference: 'r-1',
  person: { first_name: 'Ana', last_name: 'Ruiz', ssn_last4: '0000', zip: '04101' },
  consent: { version: 'v3', given_at: '2026-11-16T15:00:00.000Z' },
}

test('asked is for a person with their consent; a phone only where there is one', () => {
  expect(requestOf(query)).toEqual(asked)
  expect(requestOf({ ...query, phone: '2075550123' })).toEqual({
    ...asked,
    person: { ...asked.person, phone: '+12075550123' },
  })
})

test('found is a person, with a zip of five digits', () => {
  const match = {
    first_name: 'Ana',
    last_name: 'Ruiz',
    street: '5 Elm St',
    unit: 'Apt 2',
    city: 'Portland',
    state: 'ME',
    zip: '04101-1234',
    date_of_birth: '1980-02-01',
  }
  const found = {
    firstName: 'Ana',
    lastName: 'Ruiz',
    street: '5 Elm St',
    unit: 'Apt 2',
    city: 'Portland',
    state: 'ME',
    zip: '04101',
    dateOfBirth: '1980-02-01',
  }
  expect(identityOf(match)).toEqual(found)
  for (const none of [null, undefined])
    expect(identityOf({ ...match, unit: none, date_of_birth: none })).toEqual({
      ...found,
      unit: '',
      dateOfBirth: null,
    })
})

test.each([
  [422, { error: { code: 'bad-zip' } }, { kind: 'rejected', vendorCode: '422 bad-zip' }],
  [401, { error: { code: 'key' } }, { kind: 'rejected', vendorCode: '401 key', ours: true }],
  [503, { error: { code: 'down' } }, { kind: 'unavailable', vendorCode: '503 down' }],
  [422, { error: { code: 'no code, a sentence' } }, undefined],
  [500, '<html>', undefined],
])('refused with %i, %o', (status, body, fault) => expect(explainError(status, body)).toEqual(fault))
