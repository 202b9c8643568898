// A new application after the end of one: its contact comes along, the browser forgets the old one.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startAgain } from './carry-owner-over.ts'

const kept = new Map<string, string>()
const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  kept.clear()
  fetched.mockReset()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => kept.set(name, text),
      removeItem: (name: string) => kept.delete(name),
    },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test.each([true, 'answers'] as const)('carry %s: what the server gives comes along', async (carry) => {
  kept.set('leadid', '1').set('firstname', '2').set('utm_source', '3')
  // The answer to a late save comes while this call is on its way.
  fetched.mockImplementation(async () => {
    kept.set('leadid', 'late')
    return Response.json({ ok: true, contact: { firstName: 'Ana' } })
  })
  expect(await startAgain(carry)).toEqual({ firstName: 'Ana' })
  const [address, { body }] = fetched.mock.calls[0]!
  expect([address, body]).toEqual(['/api/apply/leave', JSON.stringify({ carry })])
  expect([...kept.keys()]).toEqual(['utm_source'])
})

test('nothing where there is none, or no answer', async () => {
  fetched.mockImplementation(async () => Response.json({ ok: true }))
  expect(await startAgain(true)).toEqual({})
  fetched.mockImplementation(async () => {
    throw new TypeError('offline')
  })
  expect(await startAgain(true)).toEqual({})
})
