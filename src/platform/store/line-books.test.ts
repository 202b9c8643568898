// Where a book of lines is kept: an earlier release's is found by the same name.
import { expect, test } from 'vitest'
import { linesPlace } from './line-books.ts'

test('a book is of one application, one engine, one form and one set of histories', () => {
  expect(linesPlace({ leadId: 'lead', engine: 'engine', histories: 'h1,h2' })).toBe(
    'bank_line_book.data:lead:engine/book-1:h1,h2',
  )
})
