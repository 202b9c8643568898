// Google's address components as our address: what stands for the city, the road, the state and the unit.
import { expect, test } from 'vitest'
import type { ResolvedAddress } from '../port.ts'
import { translatePlace } from './translate.ts'

type Part = readonly [type: string, long: string, short?: string]
const place = (...parts: Part[]) => ({
  addressComponents: parts.map(([type, longText, shortText = longText]) => ({
    longText,
    shortText,
    types: [type, 'political'],
  })),
})
const street: Part[] = [
  ['street_number', '120'],
  ['route', 'Commercial Street', 'Commercial St'],
]
const portland: Part[] = [
  ['locality', 'Portland'],
  ['administrative_area_level_1', 'Maine', 'ME'],
  ['country', 'United States', 'US'],
  ['postal_code', '04101'],
]
const whole = {
  street_number: '120',
  street: 'Commercial St',
  address: '120 Commercial St',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
}

test('a whole address', () => expect(translatePlace(place(...street, ...portland), null)).toEqual(whole))

test.each<[string, Part[], string | null, string | null]>([
  ['none', [], null, 'Commercial St'],
  ["Google's bare number", [['subpremise', '4B']], null, 'Commercial St #4B'],
  ["Google's number behind a letter", [['subpremise', 'B12']], null, 'Commercial St #B12'],
  ["Google's single letter", [['subpremise', 'b']], null, 'Commercial St #b'],
  ["Google's word", [['subpremise', 'Suite 4']], null, 'Commercial St Suite 4'],
  ["Google's letters", [['subpremise', 'PH']], null, 'Commercial St PH'],
  ['typed, Google leaves it out', [], 'Apt 2', 'Commercial St Apt 2'],
  ['typed, Google has the same', [['subpremise', '2']], 'Apt 2', 'Commercial St Apt 2'],
  ['typed, Google has another', [['subpremise', '9']], 'Apt 2', 'Commercial St #9 Apt 2'],
])('its unit: %s', (_what, unit, typed, line) => {
  const found = translatePlace(place(...street, ...unit, ...portland), typed)
  expect([found.street, found.address]).toEqual([line, `120 ${line}`])
})

test.each(['locality', 'sublocality_level_1', 'sublocality', 'postal_town', 'administrative_area_level_3'])(
  'the city may be a %s',
  (type) => expect(translatePlace(place([type, 'Brooklyn']), null).city).toBe('Brooklyn'),
)

test('a city goes before its parts, whatever the order', () =>
  expect(translatePlace(place(['sublocality', 'Back Bay'], ['locality', 'Boston']), null).city).toBe(
    'Boston',
  ))

test.each<[string, Part[], Partial<ResolvedAddress>]>([
  [
    'a building without a street',
    [['premise', 'Pier Market']],
    { street: 'Pier Market', address: 'Pier Market' },
  ],
  [
    'a road without a number',
    [['route', 'Main Street', 'Main St']],
    { street_number: null, address: 'Main St' },
  ],
  ['a number alone', [['street_number', '7']], { street: null, address: '7' }],
  ['a territory: the country is the state', [['country', 'Puerto Rico', 'PR']], { state: 'PR' }],
  ['a region that is no state', [['administrative_area_level_1', 'Ontario', 'ON']], { state: null }],
  ['a zip with its four digits', [['postal_code', '04101-1234']], { zip: '04101' }],
  ['a code that is no zip', [['postal_code', 'K1A 0B1']], { zip: null }],
  ['half a zip', [['postal_code', '0410']], { zip: null }],
])('%s', (_what, parts, expected) => expect(translatePlace(place(...parts), null)).toMatchObject(expected))

test('what Google does not tell is null', () => {
  const nothing = { street_number: null, street: null, address: null, city: null, state: null, zip: null }
  expect(translatePlace({}, null)).toEqual(nothing)
  expect(translatePlace({ addressComponents: [{}, { types: ['route', 'locality'] }] }, null)).toEqual(nothing)
})
