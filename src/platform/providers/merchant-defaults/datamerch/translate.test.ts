// Which merchant of a fuzzy search is the one that was asked about: the same EIN, or the same name where no two EINs differ.
import { expect, test } from 'vitest'
import { recordsOf } from './translate.ts'

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

test.each([
  ['The Corner Café, L.L.C.', 'Corner Cafe LLC'],
  ['CORNER  CAFE, Inc.', 'Corner Cafe'],
  ['Corner Cafe Corporation', 'Corner Cafe LLC'],
  ['Ben & Jerry Co', 'Ben and Jerry Company'],
  ["O'Brien’s Pub LP", 'OBRIENS PUB LP'],
  ['Theory #7', 'Theory 7'],
])('%s counts for %s', (name, legalName) => {
  expect(foundBy({ ein: null, name }, { legalName, ein: null } as never)).toEqual(['name'])
})

// A hit closes a door: what is only near is a neighbour.
test.each([
  ['Corner Cafes East LLC', 'Corner Cafe LLC'],
  ['Arcadia Tree LLC', 'Acadia Tree LLC'],
  ['Theory #7', 'Theory #8'],
  ['Tree Acadia LLC', 'Acadia Tree LLC'],
])('%s does not count for %s', (name, legalName) => {
  expect(foundBy({ ein: null, name }, { legalName, ein: null } as never)).toEqual([])
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
