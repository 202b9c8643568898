// A partner's sign-up: how long it is continued, whether its link counts, and how the partner is called.
import { expect, test } from 'vitest'
import {
  AFFILIATE_SOURCE,
  affiliateLink,
  affiliateStates,
  bringsApplications,
  nameOfAffiliate,
  SIGNUP_MS,
} from './affiliates.ts'

test('a link counts once the agreement is signed, until it is deactivated', () => {
  const counting = affiliateStates.filter((state) => bringsApplications({ state, deactivatedAt: null }))
  expect(counting).toEqual(['signed'])
  expect(bringsApplications({ state: 'signed', deactivatedAt: new Date(0) })).toBe(false)
  expect(affiliateStates).toEqual(['signed-up', 'contract-out', 'signed', 'not-signed'])
})

test('fifteen minutes to continue (specification 2, section 9), and where the link leads', () => {
  expect(SIGNUP_MS).toBe(15 * 60 * 1_000)
  expect(affiliateLink('harbor')).toBe('/business/apply/affil/harbor')
  expect(AFFILIATE_SOURCE).toBe('affiliate')
})

test('the name, as much of it as there is', () => {
  expect(nameOfAffiliate({ firstName: 'Ana', lastName: 'Quispe' })).toBe('Ana Quispe')
  expect(nameOfAffiliate({ lastName: 'Quispe' })).toBe('Quispe')
  expect(nameOfAffiliate({ firstName: 'Ana' })).toBe('Ana')
  expect(nameOfAffiliate({})).toBe('')
})
