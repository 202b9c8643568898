// Days and moments of the portal in both languages.
import { expect, test } from 'vitest'
import { dayOf, momentOf, monthOf } from './portal-days.ts'

/** Browsers put a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test("a day is the office's, wherever it is read", () => {
  // 11:30 p.m. in New York; the day after in London, hours before in Honolulu.
  const late = '2026-11-21T04:30:00Z'
  expect([dayOf(late, 'en'), dayOf(late, 'es')]).toEqual(['Nov 20, 2026', '20 nov 2026'])
  expect(dayOf('2026-11-21T05:30:00Z', 'en')).toBe('Nov 21, 2026')
})

test("a moment is told in the reader's own zone, a month as it is", () => {
  const at = new Date(2026, 10, 20, 23, 7).toISOString()
  expect(plain(momentOf(at, 'en'))).toBe('Nov 20, 2026, 11:07 PM')
  expect(plain(momentOf(at, 'es'))).toMatch(/^20 nov 2026, 11:07 p\.\s?m\.$/)
  expect([monthOf('2026-10', 'en'), monthOf('2026-10', 'es')]).toEqual(['October 2026', 'octubre de 2026'])
})
