// Addresses whose parts agree, and those that are asked about. Places are public; streets are invented.
import { describe, expect, it } from 'vitest'
import { placeMessage, placeProblem, placeProblems, zipStatesOf, type Place } from './place-rules.ts'

const at = (city: string, state: string, zip: string, line1 = '12 Elm St'): Place => ({
  line1,
  city,
  state,
  zip,
})

describe('a home', () => {
  it.each([
    // USPS Publication 28, section 225.
    at('APO', 'AE', '09366', 'CMR 468 Box 1181'),
    at('FPO', 'AP', '96349', 'PSC 473 Box 21'),
    at('DPO', 'AA', '34002', 'Unit 3340 Box 700'),
    at('f.p.o.', 'AP', '96616', 'USS Ronald Reagan CVN-76'),
    at('APO AE', 'AE', '09012', 'PSC 2 Box 9200'),
    at('Fort Bragg', 'NC', '28310'),
    // Zips that lie in two states or more.
    at('Pawtucket', 'MA', '02861'),
    at('Pawtucket', 'RI', '02861'),
    at('Fort Campbell', 'TN', '42223'),
    at('Teec Nos Pos', 'UT', '86514'),
    at('Walla Walla', 'OR', '99362'),
    at('Albany', 'TN', '42602'),
    // Zips of another state than those around them.
    at('Alta', 'WY', '83414'),
    at('Fishers Island', 'NY', '06390'),
    at('Pago Pago', 'AS', '96799'),
    at('Saipan', 'MP', '96950'),
    // Nothing to compare yet.
    at('Portland', '', '04101'),
    at('Portland', 'ME', ''),
    at('Portland', 'ME', '0410'),
    at('', 'AE', '09366'),
  ])('$city $state $zip agrees', (place) => expect(placeProblem(place)).toBeNull())

  it.each([
    // 18F/culper#631: Maine with a zip of California was taken.
    ['zip', 'zipElsewhere', at('Portland', 'ME', '90210')],
    ['zip', 'zipElsewhere', at('Window Rock', 'TX', '86515')],
    ['zip', 'zipElsewhere', at('Honolulu', 'HI', '96799')],
    ['zip', 'zipElsewhere', at('Fishers Island', 'CT', '06390')],
    ['zip', 'zipElsewhere', at('APO', 'AE', '34002')],
    ['zip', 'zipElsewhere', at('APO', 'AP', '96701')],
    ['zip', 'zipElsewhere', at('Miami', 'FL', '34002')],
    ['zip', 'zipUnknown', at('Baltimore', 'MD', '21300')],
    ['city', 'militaryCity', at('Portland', 'AE', '09366')],
    ['city', 'militaryCity', at('Ramstein', 'AE', '09094')],
    ['state', 'militaryState', at('APO', 'CA', '96278')],
    ['state', 'militaryState', at('APO', 'FL', '34002')],
  ] as const)('%s is asked about: %s', (part, key, place) =>
    expect(placeProblem(place)).toMatchObject({ part, key }),
  )
})

describe('a business', () => {
  const apo = at('APO', 'AP', '96278', 'PSC 2 Box 4190')
  it('is at a military address only where its owner lives there', () => {
    expect(placeProblem(apo, { business: true })).toMatchObject({ part: 'state', key: 'militaryBusiness' })
    expect(placeProblem(apo, { business: true, livesThere: true })).toBeNull()
    const answers: Record<string, unknown> = {
      businessState: 'AP',
      businessCity: 'APO',
      businessZip: '96278',
    }
    const problems = (more: object) =>
      placeProblems(new Set(['businessState']), (id) => ({ ...answers, ...more })[id]).map(([id]) => id)
    // The older wizard asks for the home later: what is not known is held against nobody.
    expect(problems({})).toEqual([])
    expect(problems({ homeBased: false })).toEqual(['businessState'])
    expect(problems({ homeState: 'AE' })).toEqual(['businessState'])
    expect(problems({ homeState: 'AP' })).toEqual([])
    expect(problems({ homeBased: true })).toEqual([])
  })

  it('is at no military box in a state', () =>
    expect(
      placeProblem({ ...apo, city: 'Portland', state: 'ME', zip: '04101' }, { business: true }),
    ).toMatchObject({ key: 'militaryState' }))
})

it('judges an address of which a part was given, by what stands of the rest', () => {
  const stored: Record<string, string> = {
    homeState: 'ME',
    homeZip: '90210',
    businessState: 'ME',
    businessZip: '04101',
  }
  const found = (given: string) => placeProblems(new Set([given]), (id) => stored[id]).map(([id]) => id)
  expect([found('homeCity'), found('businessCity'), found('email')]).toEqual([['homeZip'], [], []])
})

it('says how to go on, in both languages', () => {
  const problem = placeProblem(at('Portland', 'ME', '89439'))!
  expect(placeMessage(problem, 'en')).toBe(
    'The zip code 89439 is in Nevada (NV) / California (CA), not in Maine (ME). Please correct the zip code or the state.',
  )
  expect(placeMessage(problem, 'es')).toContain('Corrija')
  expect(zipStatesOf('0410')).toEqual([])
})
