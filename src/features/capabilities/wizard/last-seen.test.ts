// A return is one after more than a minute.
import { expect, it } from 'vitest'
import type { StoredItems } from '#ui/stored-items.ts'
import { wasAway } from './last-seen.ts'

const seen = (at: string): StoredItems => ({
  get: (name) => (name === 'last_seen' ? at : ''),
  set: () => {},
  sweep: () => {},
  clear: () => {},
})

it('counts a reload as staying, and what nobody noted as a return', () => {
  expect(wasAway(seen('1000000'), 1_000_500)).toBe(false)
  expect(wasAway(seen('1000000'), 1_060_000)).toBe(false)
  expect(wasAway(seen('1000000'), 1_060_001)).toBe(true)
  expect(wasAway(seen(''), 1_060_001)).toBe(true)
})
