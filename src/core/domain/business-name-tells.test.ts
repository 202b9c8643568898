// What is read out of a business name, and what is left for the owner to say.
import { expect, test } from 'vitest'
import { classificationInName } from './business-name-tells.ts'
import { industryInName } from './industry-in-name.ts'

test.each([
  ['Harbor Street Bakery LLC', 'LLC'],
  ['Harbor Street Bakery, L.L.C.', 'LLC'],
  ['harbor llc ', 'LLC'],
  ['Reyes & Daughters LLP', 'Partnership'],
  ['Reyes Family Partnership', 'Partnership'],
  ['Reyes Holdings, Inc.', ''],
  ['Reyes Corporation', ''],
  ['LLC Consultants of Maine', ''],
  ['Willc', ''],
  ['Help', ''],
  ['', ''],
])('%s: %s', (name, form) => expect(classificationInName(name)).toBe(form))

test('a whole word that is an industry tells it, in either language', () => {
  expect(industryInName('Harbor Street Bakery LLC', 'en')?.industry).toBe('Bakery')
  expect(industryInName('Harbor Street BAKERY', 'es')?.industry).toBe('Bakery')
  expect(industryInName('Panaderia Reyes', 'es')?.industry).toBe('Bakery')
})
test.each(['Bakerytown Supplies', 'Ana Baker', 'Main Street Group', ''])('%s tells none', (name) =>
  expect(industryInName(name, 'en')).toBeNull(),
)
// Words of four letters are people and places more often than trades: 'Ropa' is clothing in the Spanish list.
test('a short word tells none', () => expect(industryInName('Ropa Reyes', 'es')).toBeNull())
