// Handing an application to a partner lender: what is sent, and what came of it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startWithLender } from './hand-to-lender.ts'

const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => {
  fetched.mockReset()
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => void [vi.unstubAllGlobals(), vi.useRealTimers()])
const answering = (body: object, status = 200) =>
  fetched.mockImplementation(async () => Response.json(body, { status }))
const sent = () =>
  fetched.mock.calls.map(([address, { body }]) => [address, JSON.parse(String(body)) as unknown])

test('the first lender has a page, which opens', async () => {
  answering({ link: 'https://first.example' })
  expect(await startWithLender('first', 'lead-1')).toEqual({ kind: 'open', link: 'https://first.example' })
  expect(sent()).toEqual([['/api/apply/partner-referral', { sf_leadid: 'lead-1', consent: true }]])
})

test.each([
  [
    { link: 'https://second.example', error: false, message: '' },
    { kind: 'open', link: 'https://second.example' },
  ],
  [
    { link: '', error: false, message: 'Sent' },
    { kind: 'submitted', message: 'Sent' },
  ],
  [
    { link: 'https://second.example', error: true, message: 'Refused' },
    { kind: 'failed', message: 'Refused' },
  ],
])('the second is sent the application: %o', async (answer, came) => {
  answering(answer)
  expect(await startWithLender('second', 'lead-1')).toEqual(came)
  expect(sent()).toEqual([['/api/apply/fundbox_submit_lead', { sf_leadid: 'lead-1', consent: true }]])
})

test.each(['first', 'second'] as const)('the %s: a refusal is told as it came', async (which) => {
  answering({ type: 'urn:underway:problem:consent-needed', title: 'Please agree' }, 403)
  const came = await startWithLender(which, 'lead-1')
  expect(came).toMatchObject({
    kind: 'failed',
    message: '',
    failure: { kind: 'problem', status: 403, code: 'consent-needed' },
  })
})

test('the second is waited for a minute, the first half of it', async () => {
  vi.useFakeTimers()
  fetched.mockImplementation(
    (_address, { signal }) =>
      new Promise((_resolve, reject) =>
        signal!.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
      ),
  )
  for (const [which, seconds] of [
    ['first', 30],
    ['second', 60],
  ] as const) {
    const end = vi.fn()
    void startWithLender(which, 'lead-1').then(end)
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1)
    expect(end).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(end.mock.calls).toMatchObject([[{ kind: 'failed', failure: { kind: 'timeout' } }]])
  }
})
