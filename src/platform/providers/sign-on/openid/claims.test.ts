// What an ID token tells of a person: an e-mail only where the issuer confirmed it, roles by any path, factors of both claims.
import { expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const claims = { iss: 'https://login.example', sub: 'u1' }
const read = (more: object, options = {}) => readClaims({ ...claims, ...more }, options)

test('what every token must have', () => {
  expect(read({})).toEqual({
    issuer: 'https://login.example',
    subject: 'u1',
    email: null,
    name: null,
    roles: [],
    factors: [],
    provenAt: null,
  })
  for (const missing of [{ iss: undefined }, { sub: '' }, { sub: '  ' }, { sub: 7 }])
    expect(() => read(missing), JSON.stringify(missing)).toThrow(TypeError)
})

test.each([
  [true, false, true],
  ['true', false, true],
  [false, true, false],
  ['false', true, false],
  [undefined, true, true],
  [undefined, false, false],
  [null, true, false],
])('an e-mail with email_verified %s, trusted %s: %s', (verified, trustsEmail, taken) => {
  const { email } = read({ email: ' Ana@Shop.Example ', email_verified: verified }, { trustsEmail })
  expect(email).toBe(taken ? 'ana@shop.example' : null)
})

test('an e-mail that is none is none', () => {
  expect(read({ email_verified: true }).email).toBeNull()
  expect(read({ email: 7, email_verified: true }).email).toBeNull()
})

test('roles: one or several, by name or by path; what is no text is left out', () => {
  expect(read({ groups: 'underwriters' }).roles).toEqual(['underwriters'])
  expect(read({ groups: ['a', 7, 'b'] }).roles).toEqual(['a', 'b'])
  const nested = { realm_access: { roles: ['x'] }, 'https://underway.example/roles': ['y'] }
  expect(read(nested, { roleClaim: 'realm_access.roles' }).roles).toEqual(['x'])
  expect(read(nested, { roleClaim: 'https://underway.example/roles' }).roles).toEqual(['y'])
  expect(read(nested, { roleClaim: 'realm_access.groups.more' }).roles).toEqual([])
  expect(read({ realm_access: null }, { roleClaim: 'realm_access.roles' }).roles).toEqual([])
})

test('factors, and when the login was proven: seconds', () => {
  expect(read({ amr: ['pwd', 'otp'], acr: 'phr', auth_time: 1_763_650_000 })).toMatchObject({
    factors: ['pwd', 'otp', 'phr'],
    provenAt: new Date(1_763_650_000_000),
  })
  expect(read({ auth_time: '1763650000' }).provenAt).toBeNull()
})
