// The command that says what a new entry in the tables of names would change.
import { expect, test } from 'vitest'
import { allTables } from '#core/codes/all-lenders.ts'
import { knownAtStart } from '#core/domain/bank/known-names.ts'
import { tell, tryName } from '../bench/quality/try-name.ts'

test('a name that takes too much is seen: lines that were sales, innocents that become positions', () => {
  const { today, lines, innocents } = tryName('HARBOR', 'advance')
  expect(today).toBeNull()
  expect(lines).toContainEqual(
    expect.objectContaining({ label: 'ach-customer', before: 'ach-customer', after: 'advance-funding' }),
  )
  expect(innocents).toContainEqual(expect.objectContaining({ before: 'none', after: 'advance likely' }))
})

test('other names that it would take are named', () => {
  expect(tryName('MIDLAND', 'collector').names).toContainEqual({
    name: 'midland states bank',
    before: 'nobody',
    after: 'collector midland',
  })
})

test('what is known already changes nothing', () => {
  const trial = tryName('=KAPITUS', 'advance')
  expect(trial).toEqual({ form: '=kapitus', today: 'lender kapitus', lines: [], innocents: [], names: [] })
  expect(tell(trial, 'advance')).toBe(
    "'=kapitus' as advance, a lender. Today: lender kapitus\nLines whose class changes: none\nInnocent series that change: none\nOther names that it takes: none",
  )
})

test('afterwards the tables are as they were', () => {
  const before = allTables()
  tryName('QUILLWORT HARBOURING', 'supplier')
  expect(allTables()).toEqual(before)
  expect(knownAtStart('quillwort harbouring')).toBeNull()
})

test.each([
  ['ACME', 'friend', "no kind 'friend'"],
  ['A', 'advance', 'too short'],
])('%s as %s is refused', (name, kind, why) => expect(() => tryName(name, kind)).toThrow(why))
