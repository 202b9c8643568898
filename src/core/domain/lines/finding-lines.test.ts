// From a finding of the whole file to its lines in the book, and why each stands where it does.
import { expect, test } from 'vitest'
import { shop } from '../bank/whole-file/made-file.fixture.ts'
import { findLines } from './find-lines.ts'
import { idOf } from './line-book.ts'
import { shownClasses, whys } from './line-classes.ts'
import { makeLineBook } from './make-line-book.ts'
import { openBook, packBook } from './pack-book.ts'

const history = shop().add('2026-09-09', 40_000, 'ORCHARD HOLDINGS DES:PMT ID:4 CCD').build()
const book = makeLineBook(history)

test('the lines of a finding, and none of a code that was not found', () => {
  const { lines } = findLines(book, { finding: 'one-off' })
  expect([...lines].map((line) => idOf(book, line))).toEqual([history.transactions.at(-1)?.id])
  expect(findLines(book, { finding: 'circle' }).lines).toHaveLength(0)
  const [line] = lines
  expect(shownClasses[book.columns.class[line!]!]).toBe('unclassed')
  expect(whys[book.columns.why[line!]!]).toBe('text')
})

test('a packed book keeps them; one of a former release has none', () => {
  expect(findLines(openBook(packBook(book)), { finding: 'one-off' }).lines).toHaveLength(1)
  const { findings: _, ...head } = book.head
  expect(findLines({ ...book, head }, { finding: 'one-off' }).lines).toHaveLength(0)
})
