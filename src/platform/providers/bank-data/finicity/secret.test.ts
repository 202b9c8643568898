// What is kept of a Finicity connection over a new link of the same customer.
import { expect, test } from 'vitest'
import { carryOver, readSecret, writeSecret, type FinicitySecret } from './secret.ts'

const secret = (change: Partial<FinicitySecret>): string =>
  writeSecret({
    vendor: 'finicity',
    customerId: '1',
    logins: ['10'],
    asked: [],
    deepened: [],
    confirmed: [],
    ...change,
  })
const carried = (fresh: Partial<FinicitySecret>, before: Partial<FinicitySecret>) =>
  readSecret(carryOver(secret(fresh), secret(before)))

test('what was asked of a login that is still there, and all that was paid for', () => {
  expect(
    carried(
      { logins: ['10', '11'], asked: ['11'], deepened: ['a'], confirmed: ['b'] },
      { logins: ['10', '12'], asked: ['10', '12'], deepened: ['a', 'c'], confirmed: ['d'] },
    ),
  ).toMatchObject({
    logins: ['10', '11'],
    asked: ['11', '10'],
    deepened: ['a', 'c'],
    confirmed: ['b', 'd'],
  })
})

test('the mark of the business record: the newer one, else the one before', () => {
  expect(carried({ business: 'new' }, { business: 'old' }).business).toBe('new')
  expect(carried({}, { business: 'old' }).business).toBe('old')
  expect(carried({}, {})).not.toHaveProperty('business')
})

test('nothing of another customer', () => {
  const fresh = secret({ customerId: '2' })
  expect(carryOver(fresh, secret({ deepened: ['a'], business: 'old' }))).toBe(fresh)
})

test('an older secret without lists has empty ones; a text that is none is a bug', () => {
  const old = JSON.stringify({ vendor: 'finicity', customerId: '1', logins: ['10'], deepened: [] })
  expect(readSecret(old)).toMatchObject({ asked: [], confirmed: [] })
  for (const change of [{ customerId: 'x1' }, { customerId: '1x' }, { logins: [] }, { logins: ['a'] }])
    expect(() => readSecret(secret(change)), JSON.stringify(change)).toThrow()
})
