// The source of a visit is read off its address and its device.
import { describe, expect, it, test } from 'vitest'
import { createStoredItems } from '#ui/stored-items.ts'
import { deviceOf, keepVisitSource, referralOf, visitSource } from './visit-source.ts'

const memory = () => {
  const kept = new Map<string, string>()
  let now = 0
  const storage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
  return {
    stored: createStoredItems(
      () => storage,
      () => now,
    ),
    pass: (ms: number) => void (now += ms),
  }
}
const phone = deviceOf(
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
)

describe('the source of a visit', () => {
  it('keeps campaign and click ids, and lets the click ids go after 4,000 seconds', () => {
    const { stored, pass } = memory()
    keepVisitSource(stored, '?utm_source=radio&gclid=abc&email=a@b.example&utm_app_cta=header')
    expect(visitSource(stored, phone)).toEqual({
      business: {
        utm_source: 'radio',
        gclid: 'abc',
        utm_device_type: 'mobile',
        utm_browser: 'Safari',
        utm_OS: 'iOS',
      },
      cta: 'header',
      marketingCampaign: '',
    })
    pass(4_000_000)
    expect(visitSource(stored, phone).business.gclid).toBeUndefined()
  })
  it('tells devices apart', () => {
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) Chrome/156.0 Safari/537.36 Edg/156.0')).toEqual({
      type: 'desktop',
      browser: 'Edge',
      system: 'Windows',
    })
    expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel) Chrome/156.0 Mobile Safari/537.36').type).toBe(
      'mobile',
    )
    expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Tab) Chrome/156.0 Safari/537.36').type).toBe('tablet')
  })
})

test('what an address says of a campaign is kept, each by its name, cut to 200 characters', () => {
  const names = [
    ...['utm_campaign', 'utm_medium', 'utm_source', 'gclid', 'fbclid', 'ttclid', 'fbp'],
    ...['utm_app_cta', 'utm_rep', 'marketing_cloud_campaign'],
  ] as const
  const { stored } = memory()
  keepVisitSource(stored, `?${names.map((name) => `${name}=of-${name}`).join('&')}`)
  expect(names.map((name) => stored.get(name))).toEqual(names.map((name) => `of-${name}`))
  expect(visitSource(stored, phone)).toEqual({
    business: {
      ...Object.fromEntries(names.slice(0, 7).map((name) => [name, `of-${name}`])),
      utm_device_type: 'mobile',
      utm_browser: 'Safari',
      utm_OS: 'iOS',
    },
    cta: 'of-utm_app_cta',
    marketingCampaign: 'of-marketing_cloud_campaign',
  })
  keepVisitSource(stored, `?utm_source=${'x'.repeat(201)}&utm_medium=`)
  expect(stored.get('utm_source')).toBe('x'.repeat(200))
  expect(stored.get('utm_medium')).toBe('of-utm_medium')
})

test.each([
  ['(iPad; CPU OS 17_0 like Mac OS X) Version/17.0 Safari/604.1', 'tablet', 'Safari', 'iOS'],
  ['(Macintosh; Intel Mac OS X 15_1) Version/18.0 Safari/605.1.15', 'desktop', 'Safari', 'macOS'],
  ['(X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'desktop', 'Firefox', 'Linux'],
  ['(X11; CrOS x86_64 16000) Chrome/150.0 Safari/537.36', 'desktop', 'Chrome', 'Linux'],
  ['(Windows NT 10.0) Chrome/150.0 Safari/537.36 OPR/110.0', 'desktop', 'Opera', 'Windows'],
  [
    '(iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/150.0 Mobile/15E148 Safari/604.1',
    'mobile',
    'Chrome',
    'iOS',
  ],
  [
    '(iPhone; CPU iPhone OS 18_0 like Mac OS X) FxiOS/140.0 Mobile/15E148 Safari/605.1',
    'mobile',
    'Firefox',
    'iOS',
  ],
  ['(Linux; Android 15; Pixel) Firefox/140.0 Mobile', 'mobile', 'Firefox', 'Android'],
  ['(Android 14; Tablet; rv:140.0) Firefox/140.0', 'tablet', 'Firefox', 'Android'],
  ['Opera/9.80 (Windows NT 6.1)', 'desktop', 'Opera', 'Windows'],
  ['curl/8', 'desktop', 'other', 'other'],
])('%s', (agent, type, browser, system) =>
  expect(deviceOf(`Mozilla/5.0 ${agent}`)).toEqual({ type, browser, system }),
)

test.each([
  [{ utm_source: 'google' }, '', 'Google'],
  [{ gclid: 'g-1' }, '', 'Google'],
  [{ utm_source: 'BING ads' }, '', 'Bing'],
  [{ utm_source: 'ig' }, '', 'Instagram'],
  [{ utm_source: 'big' }, '', ''],
  [{ utm_source: 'igloo' }, '', ''],
  [{ utm_source: 'fb' }, '', 'Facebook'],
  [{ utm_source: 'fbi' }, '', ''],
  [{ utm_source: 'offb' }, '', ''],
  [{ utm_source: 'Facebook' }, '', 'Facebook'],
  [{ utm_source: 'tiktok' }, '', 'TikTok'],
  [{ utm_source: 'spotify' }, '', 'Spotify'],
  [{ utm_source: 'a podcast' }, '', 'Podcast'],
  [{}, 'https://youtu.be/abc', 'Youtube'],
  [{}, 'https://www.youtube.com/', 'Youtube'],
  [{}, 'http://google.com:8080/', 'Google'],
  [{}, 'android-app://com.google.android', ''],
  [{}, 'x https://google.com', ''],
  [{ ttclid: 't-1' }, 'https://www.bing.com/', 'TikTok'],
  [{ utm_source: 'radio', gclid: 'g-1' }, '', 'Google'],
  [{ utm_source: 'bing', gclid: 'g-1' }, '', 'Bing'],
  [{ gclid: 'g-1', ttclid: 't-1' }, '', 'Google'],
  [{ fbclid: 'f-1' }, 'https://l.instagram.com/', 'Instagram'],
  [{ fbclid: 'f-1' }, '', 'Facebook'],
  [{}, 'https://www.bing.com/search', 'Bing'],
  [{}, 'https://harbor.example/?q=google', ''],
  [{}, '', ''],
] as const)('how somebody heard of us, of %o and %s: %s', (kept, referrer, source) => {
  const items = {
    get: (name: string) => (kept as Record<string, string>)[name] ?? '',
    set: () => {},
    sweep: () => {},
    clear: () => {},
  }
  expect(referralOf(items, referrer)).toBe(source)
})
