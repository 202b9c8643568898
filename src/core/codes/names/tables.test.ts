// Every row of the tables of names is whole: a name, plain forms that a line can show, a source.
import { expect, test } from 'vitest'
import { plainText } from '#core/domain/bank/parse/words.ts'
import { readRows } from './rows.ts'
import { nameTables } from './tables.ts'

const rows = nameTables().flatMap(([kind, text]) => readRows(text).map((row) => ({ kind, ...row })))
const sourceWord = /^(?:\d{8,12}|cfpb|debanked|sba|issue|site|here)$/

test('more than 4,000 rows', () => expect(rows.length).toBeGreaterThan(4_000))

test('each has a name, forms as the reader of bank lines writes them, and a known source', () => {
  const faults = rows.filter(
    ({ name, forms, sources }) =>
      name === '' ||
      !sources.split(' ').every((source) => sourceWord.test(source)) ||
      !forms.every(
        (form) => form.length >= 2 && plainText(form.replace(/^[=+]/, '')) === form.replace(/^[=+]/, ''),
      ),
  )
  expect(faults).toEqual([])
})

test('a bank among the lenders needs a word of a loan, and nobody else does', () => {
  for (const { kind, forms } of rows)
    for (const form of forms) expect(form.startsWith('+'), form).toBe(kind === 'bank')
})

test('no form stands under two kinds', () => {
  const kindOf = new Map<string, string>()
  const twice: string[] = []
  for (const { kind, forms } of rows)
    for (const form of forms) {
      const letters = form.replace(/^[=+]/, '').replaceAll(' ', '')
      const before = kindOf.get(letters)
      if (before !== undefined && before !== kind) twice.push(`${form}: ${before}, ${kind}`)
      kindOf.set(letters, kind)
    }
  expect(twice).toEqual([])
})
