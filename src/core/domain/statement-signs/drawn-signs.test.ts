// Drawn statements as their bank wrote them stay below what a person looks at; what forgers do to them gives its sign.
import { describe, expect, test } from 'vitest'
import policyFile from '../../../../policies/2026-12.json' with { type: 'json' }
import { edits } from '../../../../test/statements/edits.ts'
import { factsOf } from '../../../../test/statements/facts.ts'
import { drawn, layoutNames, type LayoutName } from '../../../../test/statements/index.ts'
import type { Sheet } from '../../../../test/statements/sheet.ts'
import { readStatement } from '../statement-reader/read-statement.ts'
import { findSigns } from './find-signs.ts'
import { scoreOfSigns, type SignCode } from './sign.ts'

const { reviewFrom, ...weights } = policyFile.sections.tampering.values
const look = (sheet: Sheet) => {
  const read = readStatement(sheet.toPages('cell'))
  return findSigns(factsOf(sheet), read.ok ? read.value.accounts : []).signs
}
const codes = (sheet: Sheet): SignCode[] => look(sheet).map(({ code }) => code)

/** What an edit may be told by; one of them is enough. */
const told: Readonly<Record<keyof typeof edits, readonly SignCode[]>> = {
  raiseAmount: ['totals-do-not-fit', 'balance-breaks'],
  dropLine: ['balance-breaks', 'gap-in-table', 'totals-do-not-fit'],
  replaceBalance: ['totals-do-not-fit', 'balance-breaks'],
  inflateDeposit: ['font-differs', 'figures-in-own-font'],
  coverLine: ['text-covered'],
}
/** Not read at all: nothing is known of its lines. */
const unread: ReadonlySet<LayoutName> = new Set(['keyBank'])
const ofLines: ReadonlySet<string> = new Set(['raiseAmount', 'dropLine', 'replaceBalance'])
/** A line that is gone with all its totals, in layouts without balances and with free space between lines. */
const unseen: ReadonlySet<string> = new Set([
  'truist dropLine',
  'belowDays dropLine',
  'belowWeekdays dropLine',
  'sideBySide dropLine',
])

describe.each(layoutNames)('%s', (name) => {
  test.each([
    [4, 40],
    [11, 150],
    [2, 3],
  ])('as it was written (%i, %i lines)', (seed, count) => {
    const signs = look(drawn(name, seed, count).sheet)
    expect(scoreOfSigns(signs, weights)).toBeLessThan(reviewFrom)
    // Whatever was not read well, nothing of how it is drawn speaks against it.
    expect(signs.filter(({ weight }) => weight === 'strong')).toEqual([])
  })

  test.each(Object.keys(edits) as (keyof typeof edits)[])('after %s', (edit) => {
    const truth = drawn(name, 4, 40)
    const edited = edits[edit](truth, 3)
    if (!edited || unseen.has(`${name} ${edit}`) || (unread.has(name) && ofLines.has(edit))) return
    const found = codes(edited.sheet)
    expect(told[edit].some((code) => found.includes(code))).toBe(true)
    if (edit === 'coverLine')
      expect(scoreOfSigns(look(edited.sheet), weights)).toBeGreaterThanOrEqual(reviewFrom)
  })
})

test('a covered figure is told with its place, with what stands on it and below', () => {
  const truth = drawn('trailingMinus', 4, 40)
  const edited = edits.coverLine(truth, 3)!
  const change = edited.changes.find(({ now, was }) => now && now !== was)!
  const sign = look(edited.sheet).find(
    ({ code, evidence }) => code === 'text-covered' && evidence.over === change.now,
  )
  const cell = edited.sheet.pages[change.page - 1]!.find(({ text }) => text === change.was)!
  expect(sign).toMatchObject({ weight: 'strong', page: change.page, evidence: { text: change.was } })
  expect(sign!.box!.y).toBeLessThan(cell.y)
  expect(sign!.box!.y + sign!.box!.height).toBeGreaterThan(cell.y)
})
