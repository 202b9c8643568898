// Columns by name, as programs and people write and order them.
import { expect, test } from 'vitest'
import { readHeader } from './csv-header.ts'

const columns = ['name', 'tax_id', 'email'] as const
const of = (...cells: string[]) => readHeader({ line: 1, cells }, columns, ['name', 'tax_id'])
const row = (...cells: string[]) => ({ line: 2, cells })

test('capitals, blanks, dashes and another order', () => {
  for (const head of [
    ['E-mail', 'TAX ID', 'Name'],
    ['email', 'tax-id', 'NAME'],
  ]) {
    const { problems, cell } = readHeader(
      { line: 1, cells: head.map((name) => name.replace('E-mail', 'Email')) },
      columns,
      ['name'],
    )
    expect(problems).toEqual([])
    expect([cell(row('a@b.example', '12', 'Peña'), 'name'), cell(row('a', '12'), 'name')]).toEqual([
      'Peña',
      '',
    ])
  }
})

test('a column without a name is left out where nothing stands under it', () => {
  const { problems, cell, hasMore } = of('name', '', 'tax_id', '')
  expect(problems).toEqual([])
  expect(cell(row('a', '', '12', ''), 'tax_id')).toBe('12')
  expect([hasMore(row('a', '', '12', '', '')), hasMore(row('a', 'x', '12'))]).toEqual([false, true])
  expect(hasMore(row('a', '', '12', '', 'x'))).toBe(true)
})

test('what is unknown, missing or there twice is named', () => {
  expect(of('name', 'Name', 'colour').problems).toEqual([
    { line: 1, column: 'name', message: 'this column stands there twice' },
    { line: 1, column: 'colour', message: 'there is no such column' },
    { line: 1, column: 'tax_id', message: 'this column is missing' },
  ])
})
