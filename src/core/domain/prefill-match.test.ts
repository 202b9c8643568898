// Who counts as the owner who asks, and what one network is.
import { expect, test } from 'vitest'
import { matchFor, networkOf, personKey } from './prefill-match.ts'

const stated = { firstName: 'José María', lastName: "O'Neil-Pérez", zip: '78704' }

test('accents, capitals, marks and second names do not keep a person from being found', () => {
  const filed = { firstName: 'JOSE', lastName: 'ONEILPEREZ', zip: '78704' }
  expect(matchFor(stated, [filed])).toBe(filed)
})

test.each([
  ['another given name', [{ ...stated, firstName: 'Ana' }]],
  ['another family name', [{ ...stated, lastName: 'Pérez' }]],
  ['another zip', [{ ...stated, zip: '78705' }]],
  ['nobody', []],
  ['two of one name', [stated, { ...stated }]],
  ['father and son', [stated, { ...stated, lastName: "O'Neil-Pérez Jr." }]],
])('%s is no match', (_what, onFile) => expect(matchFor(stated, onFile)).toBeNull())

test('whoever else has the same digits and zip does not hide the owner', () => {
  expect(matchFor(stated, [{ ...stated, firstName: 'Piotr' }, stated])).toBe(stated)
})

test.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.9', '203.0.113'],
  ['2001:db8:12:34:5:6:7:8', '2001:db8:12:34'],
  ['2001:0db8:0012:0034::1', '2001:db8:12:34'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s lies in %s', (ip, network) => expect(networkOf(ip)).toBe(network))

test.each(['Ruiz y', 'y Ruiz', 'Ruiz y e y', 'Ruiz Jr', 'Ruiz B', 'RUÍZ', 'Ru-iz'])(
  'tries for %s are tries for Ruiz',
  (lastName) => expect(personKey({ ...stated, lastName })).toBe(personKey({ ...stated, lastName: 'Ruiz' })),
)
