// A person as Experian is asked about them, and what its errors mean.
import { expect, test } from 'vitest'
import { explainError, requestOf, subscriberFault } from './translate.ts'

const person = {
  firstName: 'Ana',
  lastName: 'Quispe',
  ssn: '123456789',
  dateOfBirth: '1980-02-29',
  home: { street: '1 Main St', unit: 'Apt 2', city: 'Portland', state: 'ME', zip: '04101' },
} as never
const account = { subscriberCode: '2222222', purpose: '08' }

test('the request: month, day and year of birth, FICO Score 2, and its purpose', () => {
  expect(requestOf(person, { ...account, endUser: 'Harbor' })).toEqual({
    consumerPii: {
      primaryApplicant: {
        name: { lastName: 'Quispe', firstName: 'Ana' },
        dob: { dob: '02291980' },
        ssn: { ssn: '123456789' },
        currentAddress: {
          line1: '1 Main St',
          line2: 'Apt 2',
          city: 'Portland',
          state: 'ME',
          zipCode: '04101',
        },
      },
    },
    requestor: { subscriberCode: '2222222' },
    permissiblePurpose: { type: '08' },
    resellerInfo: { endUserName: 'Harbor' },
    addOns: {
      riskModels: { modelIndicator: ['F'], scorePercentile: 'N' },
      summaries: { summaryType: ['Profile Summary'] },
      fraudShield: 'Y',
      outputType: 'JSON',
    },
  })
})

test('what is not known is not sent', () => {
  const bare = requestOf(
    { ...(person as object), dateOfBirth: null, home: { street: '1 Main St', unit: '' } } as never,
    account,
  )
  expect(bare).not.toHaveProperty('resellerInfo')
  expect(bare.consumerPii.primaryApplicant).not.toHaveProperty('dob')
  expect(bare.consumerPii.primaryApplicant.currentAddress).not.toHaveProperty('line2')
})

test.each([
  [401, [{ errorCode: '11' }], { kind: 'rejected', vendorCode: '11', ours: true }],
  [403, [], { kind: 'rejected', vendorCode: '403', ours: true }],
  [400, [{ errorCode: 700 }, { errorCode: 701 }], { kind: 'rejected', vendorCode: '700' }],
  [404, [], { kind: 'rejected', vendorCode: '404' }],
  // 'INQUIRY NOT ALLOWED': of the subscriber, not of the person.
  [400, [{ errorCode: '0076' }], { kind: 'rejected', vendorCode: '0076', ours: true }],
  [429, [{ errorCode: '1' }], undefined],
  [500, [{ errorCode: '1' }], undefined],
])('status %i', (status, errors, fault) => {
  expect(explainError(status, { errors })).toEqual(fault)
})

test.each([
  [{ errors: [{ errorCode: '0076', message: 'INQUIRY NOT ALLOWED' }] }, '0076'],
  [{ creditProfile: [{ errors: [{ errorCode: 31 }] }] }, '31'],
  [{ errors: [{ errorCode: '0816' }] }, null],
  [{ creditProfile: [{ tradeline: [] }] }, null],
])('an answer of 200 that is of the subscriber is the operator’s: %j', (body, code) => {
  expect(subscriberFault(body)?.vendorCode ?? null).toBe(code)
})

test('an answer that is none of theirs is known by its status', () => {
  expect(explainError(400, 'Bad request')).toEqual({ kind: 'rejected', vendorCode: '400' })
})
