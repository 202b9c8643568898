// What every tag does: tells a conversion in the vendor's own shape, the same id at every try, nothing of a person; and its faults.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { conversionNames } from '#core/domain/conversions.ts'
import { startTagsSimulator, type TagsSimulator } from '#simulators/tags/tags.ts'
import { googleAnalytics } from './google-analytics/google-analytics.ts'
import { metaConversions } from './meta/meta.ts'
import type { Conversion, TagPort } from './port.ts'
import { postHog } from './posthog/posthog.ts'
import { tagContainer } from './tag-container/tag-container.ts'

let vendors: TagsSimulator
beforeAll(async () => {
  vendors = await startTagsSimulator()
})
afterAll(() => vendors.close())

const tags: Record<string, (baseUrl?: string, secret?: string) => TagPort> = {
  'google-analytics': (baseUrl = vendors.url, apiSecret = vendors.secrets.apiSecret) =>
    googleAnalytics({ baseUrl, measurementId: vendors.secrets.measurementId, apiSecret }),
  'tag-container': (baseUrl = `${vendors.url}/container`, measurementId = vendors.secrets.measurementId) =>
    tagContainer({ baseUrl, measurementId, apiSecret: undefined, vendors: ['Example Ads'] }),
  meta: (baseUrl = vendors.url, accessToken = vendors.secrets.accessToken) =>
    metaConversions({ baseUrl, pixelId: vendors.secrets.pixelId, accessToken }),
  posthog: (baseUrl = vendors.url, apiKey = vendors.secrets.apiKey) => postHog({ baseUrl, apiKey }),
}

const conversion: Conversion = {
  name: 'registration',
  at: new Date('2026-11-16T15:00:00Z'),
  eventId: '019a8d6e-7c1f-7000-8000-000000000001',
  subject: 'a-subject',
  clicks: { fbclid: 'click-1', gclid: 'click-2' },
}

describe.each(Object.keys(tags))('%s', (name) => {
  test('every conversion is taken, with its id', async () => {
    const before = vendors.told.length
    for (const each of conversionNames) {
      expect(tags[name]!().takes(conversion)).toBe(true)
      expect(await tags[name]!().tell({ ...conversion, name: each })).toEqual({ ok: true, value: null })
    }
    const told = vendors.told.slice(before)
    expect(told.map(({ vendor, eventId }) => [vendor, eventId])).toEqual(
      conversionNames.map(() => [name, conversion.eventId]),
    )
    expect(new Set(told.map(({ event }) => event)).size).toBe(conversionNames.length)
  })

  test('faults: away, too many, and down', async () => {
    expect(await tags[name]!('http://127.0.0.1:9').tell(conversion)).toMatchObject({
      refusal: { kind: 'unavailable' },
    })
    vendors.fail(429)
    expect(await tags[name]!().tell(conversion)).toMatchObject({ refusal: { kind: 'rate-limited' } })
    vendors.fail(503)
    expect(await tags[name]!().tell(conversion)).toMatchObject({ refusal: { kind: 'unavailable' } })
    vendors.fail(null)
  })
})

test.each(['meta', 'posthog', 'tag-container'])('%s: a wrong secret is told', async (name) => {
  expect(await tags[name]!(undefined, 'wrong').tell(conversion)).toMatchObject({ ok: false })
})

test('a container hands on the click, whose advertisement it was', async () => {
  await tags['tag-container']!().tell(conversion)
  expect(vendors.told.at(-1)?.body).toMatchObject({
    events: [{ name: 'generate_lead', params: { gclid: 'click-2', fbclid: 'click-1' } }],
  })
})

test('a visit that came by no advertisement there says nothing to the advertiser', () => {
  expect(tags.meta!().takes({ ...conversion, clicks: { gclid: 'click-2' } })).toBe(false)
})
