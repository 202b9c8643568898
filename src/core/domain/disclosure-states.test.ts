// Which states withhold a contract until a disclosure is given.
import { expect, test } from 'vitest'
import { usStates } from '#core/codes/us-states.ts'
import { disclosureLawOf, disclosureLaws, disclosureNamed } from './disclosure-states.ts'

test('eleven states have such a law, each of them a state; the others have none', () => {
  const withLaw = ['CA', 'CT', 'FL', 'GA', 'KS', 'LA', 'MO', 'NY', 'TX', 'UT', 'VA']
  expect(disclosureLaws.map(({ state }) => state).toSorted()).toEqual(withLaw)
  expect(usStates.filter(({ code }) => disclosureLawOf(code)).map(({ code }) => code)).toEqual(withLaw)
  expect(disclosureLawOf('ME')).toBeNull()
  expect(disclosureLawOf('')).toBeNull()
})

test('California and New York ask for an APR', () => {
  expect(disclosureLaws.filter(({ apr }) => apr).map(({ state }) => state)).toEqual(['CA', 'NY'])
})

test('a sentence names the state and its law', () => {
  expect(disclosureNamed('LA')).toEqual({ state: 'Louisiana', law: 'R.S. 9:3137.10 (Act 198 of 2025)' })
  expect(disclosureNamed('WY')).toBeNull()
})
