// Days and moments of the portal in both languages.
import { expect, test } from 'vitest'
import { dayOf, momentOf, monthOf } from './portal-days.ts'

/** Browsers put a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test("a moment is told in the reader's own zone, a month as it is", () => {
  const at = new Date(2026, 10, 20, 23, 7).toISOString()
  expect(dayOf(at, 'en')).toBe('Nov 20, 2026')
  expect(plain(momentOf(at, 'en'))).toBe('Nov 20, 2026, 11:07 PM')
  expect(dayOf(at, 'es')).toBe('20 nov 2026')
  expect(plain(momentOf(at, 'es'))).toMatch(/^20 nov 2026, 11:07 p\.\s?m\.$/)
  expect([monthOf('2026-10', 'en'), monthOf('2026-10', 'es')]).toEqual(['October 2026', 'octubre de 2026'])
})
