// Days and moments of the portal in both languages.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dayOf, momentOf, monthOf } from './portal-days.ts'

const zone = process.env.TZ
beforeAll(() => void (process.env.TZ = 'America/New_York'))
afterAll(() => void (zone === undefined ? delete process.env.TZ : (process.env.TZ = zone)))

/** Browsers put a narrow space before AM. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

test("a moment is told in the reader's own zone, a month as it is", () => {
  // 1:07 in the morning in London is the evening before in New York.
  const at = '2026-11-21T01:07:00Z'
  expect(dayOf(at, 'en')).toBe('Nov 20, 2026')
  expect(plain(momentOf(at, 'en'))).toBe('Nov 20, 2026, 8:07 PM')
  expect(dayOf(at, 'es')).toBe('20 nov 2026')
  expect(plain(momentOf(at, 'es'))).toMatch(/^20 nov 2026, 8:07 p\.\s?m\.$/)
  expect([monthOf('2026-10', 'en'), monthOf('2026-10', 'es')]).toEqual(['October 2026', 'octubre de 2026'])
})
