// When a result is worth asking for again, and what is asked.
import { afterEach, expect, test, vi } from 'vitest'
import { askEligibility, inProgress, type Eligibility } from './eligibility.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each<[Eligibility['status'], Eligibility['awaits'], boolean]>([
  ['pending', null, true],
  ['pending', 'applicant', false],
  ['pending', 'staff', false],
  ['approved', null, false],
  ['declined', null, false],
  ['review', null, false],
  ['review', 'staff', false],
])('%s, awaits %s: in progress %s', (status, awaits, going) => {
  expect(inProgress({ status, awaits })).toBe(going)
})

test('it is asked of this application, until it is given up', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  const fetched = vi.fn(async (_address: string, _init: RequestInit) =>
    Response.json({ status: 'pending', awaits: null }),
  )
  vi.stubGlobal('fetch', fetched)
  const gone = new AbortController()
  expect(await askEligibility('lead-1', gone.signal)).toEqual({
    ok: true,
    value: { status: 'pending', awaits: null },
  })
  const [address, { body, signal }] = fetched.mock.calls[0]!
  expect([address, body]).toEqual(['/api/apply/determine-eligibility', '{"sf_leadid":"lead-1"}'])
  expect(signal?.aborted).toBe(false)
  gone.abort()
  await askEligibility('lead-1', gone.signal)
  expect(fetched.mock.calls[1]![1].signal?.aborted).toBe(true)
})
