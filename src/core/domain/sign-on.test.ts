// Roles, domains, factors and ways back of a sign-on.
import { expect, it } from 'vitest'
import {
  hasFactor,
  isOfDomain,
  issuerGivesRoles,
  pathAfterSignOn,
  roleOf,
  type SignOnRules,
} from './sign-on.ts'

const rules: SignOnRules = {
  roleValues: { representative: ['sales'], underwriter: ['credit', 'risk'], admin: ['it'] },
  emailDomains: ['funder.example'],
  factorValues: ['mfa', 'hwk'],
}
const none: SignOnRules = {
  roleValues: { representative: [], underwriter: [], admin: [] },
  emailDomains: [],
  factorValues: [],
}

it.each([
  [['sales'], 'representative'],
  [['risk', 'sales'], 'underwriter'],
  [['sales', 'it', 'credit'], 'admin'],
  [['Sales'], null],
  [[], null],
])('of the values %j gives the role that may do most', (values, role) => {
  expect(roleOf(rules, values)).toBe(role)
})

it('gives no role where none is named', () => {
  expect(issuerGivesRoles(rules)).toBe(true)
  expect(issuerGivesRoles(none)).toBe(false)
  expect(roleOf(none, ['it'])).toBe(null)
})

it('lets in the domains that are named, not what ends like them', () => {
  expect(isOfDomain(rules, 'ana@FUNDER.example')).toBe(true)
  expect(isOfDomain(rules, 'ana@not-funder.example')).toBe(false)
  expect(isOfDomain(rules, 'ana@funder.example@elsewhere.example')).toBe(false)
  expect(isOfDomain(rules, null)).toBe(false)
  expect(isOfDomain(none, null)).toBe(true)
})

it('takes a second factor from the values that are named', () => {
  expect(hasFactor(rules, ['pwd', 'mfa'])).toBe(true)
  expect(hasFactor(rules, ['pwd'])).toBe(false)
  expect(hasFactor(none, ['mfa'])).toBe(false)
})

it.each([
  ['/staff', '/staff'],
  ['/staff/people', '/staff/people'],
  ['/staff?sort=newest&q=1', '/staff?sort=newest&q=1'],
  ['/staff/login', '/staff'],
  ['/staff/sign-on?code=1', '/staff'],
  ['/staffing', '/staff'],
  ['//elsewhere.example', '/staff'],
  ['/staff//elsewhere.example', '/staff'],
  ['/staff/../apply', '/staff'],
  ['/staff/\\elsewhere.example', '/staff'],
  ['/staff/\n/x', '/staff'],
  ['https://elsewhere.example/staff', '/staff'],
  ['', '/staff'],
])('ends %j at %j', (asked, path) => {
  expect(pathAfterSignOn(asked)).toBe(path)
})
