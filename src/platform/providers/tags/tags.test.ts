// Which tag tells whom, for how long, and where to by itself.
import { expect, test } from 'vitest'
import { ok } from '#core/ground/outcome.ts'
import type { VendorCaller } from '../call-vendor.ts'
import { googleAnalytics } from './google-analytics/google-analytics.ts'
import type { Conversion } from './port.ts'
import { tagContainer } from './tag-container/tag-container.ts'

const conversion: Conversion = {
  name: 'signed',
  at: new Date('2026-11-16T15:00:00Z'),
  eventId: 'e1',
  subject: 'a-subject',
  clicks: { gclid: 'click-1' },
}

/** The address and the event's parameters of what was told. */
function heard() {
  const calls: { url: string; params: unknown }[] = []
  const call = (async ({ url, body }: { url: string; body: { events: { params: unknown }[] } }) => {
    calls.push({ url, params: body.events[0]!.params })
    return ok(null)
  }) as unknown as VendorCaller
  return { calls, options: { measurementId: 'G-1', apiSecret: 's1', call } }
}
const params = { transaction_id: 'e1', engagement_time_msec: 1 }

test('Google Analytics takes everything for three days, at its own address, without the click', async () => {
  const { calls, options } = heard()
  const { tell, takes, ...rest } = googleAnalytics(options)
  expect(rest).toEqual({ id: 'google-analytics', vendors: ['Google Analytics'], takesForHours: 72 })
  expect(takes(conversion)).toBe(true)
  expect(await tell(conversion)).toEqual(ok(null))
  expect(calls).toEqual([
    { url: 'https://www.google-analytics.com/mp/collect?measurement_id=G-1&api_secret=s1', params },
  ])
  await googleAnalytics({ ...options, baseUrl: 'https://region1.example/' }).tell(conversion)
  expect(calls[1]!.url).toBe('https://region1.example/mp/collect?measurement_id=G-1&api_secret=s1')
})

test('a container takes everything, names whom it tells, and is told the click', async () => {
  const { calls, options } = heard()
  const { tell, takes, ...rest } = tagContainer({
    ...options,
    apiSecret: undefined,
    baseUrl: 'https://tags.example',
    vendors: ['Example Ads'],
  })
  expect(rest).toEqual({ id: 'tag-container', vendors: ['Example Ads'] })
  expect(takes({ ...conversion, clicks: {} })).toBe(true)
  await tell(conversion)
  expect(calls).toEqual([
    { url: 'https://tags.example/mp/collect?measurement_id=G-1', params: { ...params, gclid: 'click-1' } },
  ])
})
