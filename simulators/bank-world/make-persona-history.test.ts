// What is kept of a persona's books for the next call never reaches a call about others.
import { expect, it, vi } from 'vitest'
import { makePersonaHistory, type HistoryOptions } from './make-persona-history.ts'
import type { Persona } from './personas.ts'

const asked: HistoryOptions = { endDate: '2026-11-20', linkedOn: '2026-10-05' }

it.each<[string, Persona, HistoryOptions]>([
  ['another persona', 'seasonal', asked],
  ['another last day', 'healthy', { ...asked, endDate: '2026-11-13' }],
  ['linked on another day', 'healthy', { ...asked, linkedOn: '2026-08-03' }],
  ['another seed', 'healthy', { ...asked, seed: 2 }],
  ['fewer months', 'healthy', { ...asked, months: 3 }],
  ['another bank', 'healthy', { ...asked, institution: 'Second Bank' }],
  ['other owners', 'healthy', { ...asked, owners: ['Bo Lee'] }],
])('%s: as if nothing had been asked before, and the first one as it was', async (_, persona, options) => {
  const first = JSON.stringify(makePersonaHistory('healthy', asked))
  const after = JSON.stringify(makePersonaHistory(persona, options))
  vi.resetModules()
  const fresh = await import('./make-persona-history.ts')
  // Compared as a whole: a difference of two years of lines would fill the screen.
  expect(after === JSON.stringify(fresh.makePersonaHistory(persona, options))).toBe(true)
  expect(after === first).toBe(false)
  expect(JSON.stringify(makePersonaHistory('healthy', asked)) === first).toBe(true)
})
