// Which merchant of a fuzzy search is the one that was asked about: the same EIN, or the same name where no two EINs differ.
import { expect, test } from 'vitest'
import { nameKey, recordsOf } from './translate.ts'

test.each([
  ['The Corner Café, L.L.C.', 'corner cafe'],
  ['Corner Cafe LLC', 'corner cafe'],
  ['CORNER  CAFE, Inc.', 'corner cafe'],
  ['Ben & Jerry Co', 'ben and jerry'],
  ['Ben and Jerry Company', 'ben and jerry'],
  ["O'Brien’s Pub LP", 'obriens pub'],
  ['Theatre Supply Corp', 'theatre supply'],
  ['Rent the Truck PLLC', 'rent the truck'],
  ['Incline Village Ltd', 'incline village'],
  ['LLC', ''],
  ...'LLC,L L C,Inc,Incorporated,Corp,Corporation,Co,Company,Ltd,Limited,LP,LLP,PLLC,PC,DBA'
    .split(',')
    .map((form): [string, string] => [`Corner ${form} Cafe ${form}.`, 'corner cafe']),
  ['Cocoa Incense Limitedly', 'cocoa incense limitedly'],
  ['The The Room', 'the room'],
  [' & The Corner', 'and the corner'],
  ['Theory #7', 'theory 7'],
])('%s is %s', (name, key) => expect(nameKey(name)).toBe(key))

const query = { legalName: 'Corner Cafe LLC', ein: '12-3456789' } as never
const merchant = (more: object) =>
  ({ name: 'Corner Cafe', records: [{ category: 'Default' }], ...more }) as never
const foundBy = (more: object, of = query) =>
  recordsOf([merchant(more)], of).map(({ matchedBy }) => matchedBy)

test('an EIN decides where both have one, however it is written', () => {
  expect(foundBy({ ein: '123456789', name: 'Something else' })).toEqual(['ein'])
  expect(foundBy({ ein: '12-3456780' })).toEqual([])
  expect(foundBy({ ein: null })).toEqual(['name'])
  expect(foundBy({ ein: '' })).toEqual(['name'])
  expect(foundBy({ ein: '123456789' }, { legalName: 'Corner Cafe', ein: null } as never)).toEqual(['name'])
})

test('a name counts whole, and no name is the same as none', () => {
  expect(foundBy({ ein: null, name: 'Corner Cafe East' })).toEqual([])
  expect(foundBy({ ein: null, name: null }, { legalName: 'LLC', ein: null } as never)).toEqual([])
})

test('a record with all that is told of it; a day that is none is unknown', () => {
  const records = [
    {
      category: 'Default',
      notes: 'Stopped paying',
      funder: 'F1',
      date: '2026-03-04T10:00:00Z',
      created_at: '2026-05-01',
    },
    { date: null, created_at: '2026-05-01T00:00:00Z' },
    { date: 'soon' },
    {},
  ]
  expect(recordsOf([merchant({ ein: '123456789', records })], query)).toEqual([
    { category: 'Default', notes: 'Stopped paying', funder: 'F1', date: '2026-03-04', matchedBy: 'ein' },
    { category: '', notes: '', funder: '', date: '2026-05-01', matchedBy: 'ein' },
    { category: '', notes: '', funder: '', date: null, matchedBy: 'ein' },
    { category: '', notes: '', funder: '', date: null, matchedBy: 'ein' },
  ])
  expect(recordsOf([merchant({ ein: '123456789', records: null })], query)).toEqual([])
})
