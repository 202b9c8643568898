// A book as bytes: every column and the head come back whole, wherever the bytes lie.
import { expect, test } from 'vitest'
import { madeBook } from './made-book.fixture.ts'
import { openBook, packBook } from './pack-book.ts'

test('all columns come back with their kinds, for heads and counts of any length', () => {
  for (let count = 0; count < 6; count++) {
    const lines = Array.from({ length: count }, (_, at) => ({
      day: '2026-10-01',
      amount: 1 + at,
      balance: 0.5 - at,
      account: at + 2,
      position: at - 1,
      why: at + 1,
      text: 'x'.repeat(at),
    }))
    const book = madeBook(lines, { from: count ? '2026-09-01' : '1970-01-02' })
    for (const [at, column] of [book.columns.class, book.columns.rail, book.columns.flags].entries())
      column.fill(at + 7)
    book.columns.confidence.fill(99)
    book.columns.party.fill(5)
    const bytes = packBook(book)
    expect(openBook(bytes)).toEqual(book)
    for (let shift = 1; shift <= 8; shift++) {
      const shifted = new Uint8Array(bytes.length + shift)
      shifted.set(bytes, shift)
      expect(openBook(shifted.subarray(shift))).toEqual(book)
    }
  }
})

test('columns that are part of a larger buffer are packed as they are, and read where they lie', () => {
  const book = madeBook([{ day: '2026-10-01', amount: 7, text: 'SALE' }])
  const wide = Float64Array.of(1, 7, 3)
  const part = { ...book, columns: { ...book.columns, amount: wide.subarray(1, 2) } }
  const bytes = packBook(part)
  const opened = openBook(bytes)
  expect(opened).toEqual(book)
  expect(opened.columns.amount.buffer).toBe(bytes.buffer)
  expect(opened.columns.amount.byteOffset % 8).toBe(0)
  // Also from a place of a larger buffer at which columns may begin.
  const moved = new Uint8Array(bytes.length + 8)
  moved.set(bytes, 8)
  const again = openBook(moved.subarray(8))
  expect(again).toEqual(book)
  expect(again.columns.amount.buffer).toBe(moved.buffer)
})
