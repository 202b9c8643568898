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

test.each([
  [{ utm_source: 'google' }, '', 'Google'],
  [{ gclid: 'g-1' }, '', 'Google'],
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
  }
  expect(referralOf(items, referrer)).toBe(source)
})
