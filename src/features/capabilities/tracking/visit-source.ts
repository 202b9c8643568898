// Where a visit came from: campaign and click ids of the address, kept for a while, and the kind of device. Short texts, nothing about a person.
import type { StoredItem, StoredItems } from '#ui/stored-items.ts'

const campaign = ['utm_campaign', 'utm_medium', 'utm_source'] as const
const clicks = ['gclid', 'fbclid', 'ttclid', 'fbp'] as const
const kept: readonly StoredItem[] = [
  ...campaign,
  ...clicks,
  'utm_app_cta',
  'utm_rep',
  'marketing_cloud_campaign',
]

/** Keeps what the address says of the campaign; a new address overwrites what was kept. */
export function keepVisitSource(stored: StoredItems, search: string): void {
  const query = new URLSearchParams(search)
  for (const name of kept) {
    const value = query.get(name)
    if (value) stored.set(name, value.slice(0, 200))
  }
}

/** Names in a campaign's source or a referring host, and the referral source that each means (specification 1, section 3). */
const referrers: readonly (readonly [RegExp, string])[] = [
  [/google/i, 'Google'],
  [/bing/i, 'Bing'],
  [/instagram|^ig$/i, 'Instagram'],
  [/facebook|^fb$/i, 'Facebook'],
  [/tiktok/i, 'TikTok'],
  [/youtube|youtu\.be/i, 'Youtube'],
  [/spotify/i, 'Spotify'],
  [/podcast/i, 'Podcast'],
]

/** How somebody heard of us, as far as the visit's campaign, click id or referring site tells; '' where nothing does. */
export function referralOf(stored: StoredItems, referrer: string): string {
  const named = (text: string) => referrers.find(([pattern]) => pattern.test(text))?.[1] ?? ''
  const host = /^https?:\/\/([^/:?#]+)/.exec(referrer)?.[1] ?? ''
  return (
    named(stored.get('utm_source')) ||
    (stored.get('gclid') && 'Google') ||
    (stored.get('ttclid') && 'TikTok') ||
    // Its click ids come from both of its networks.
    named(host) ||
    (stored.get('fbclid') && 'Facebook')
  )
}

interface VisitSource {
  /** Fields of the wire model's business part. */
  readonly business: Readonly<Record<string, string>>
  readonly cta: string
  readonly marketingCampaign: string
}

export function visitSource(stored: StoredItems, device: Device): VisitSource {
  const business = Object.fromEntries(
    [...campaign, ...clicks].map((name) => [name, stored.get(name)] as const).filter(([, value]) => value),
  )
  return {
    business: {
      ...business,
      utm_device_type: device.type,
      utm_browser: device.browser,
      utm_OS: device.system,
    },
    cta: stored.get('utm_app_cta'),
    marketingCampaign: stored.get('marketing_cloud_campaign'),
  }
}

export interface Device {
  readonly type: 'mobile' | 'tablet' | 'desktop'
  readonly browser: string
  readonly system: string
}

const first = (text: string, names: readonly (readonly [RegExp, string])[]): string =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? 'other'

/** Kind of device, browser and system of a user agent, as far as they can be told. */
export const deviceOf = (userAgent: string): Device => ({
  type: /ipad|tablet|android(?!.*mobile)/i.test(userAgent)
    ? 'tablet'
    : /mobi|iphone|android/i.test(userAgent)
      ? 'mobile'
      : 'desktop',
  browser: first(userAgent, [
    [/edg\//i, 'Edge'],
    [/opr\/|opera/i, 'Opera'],
    [/firefox|fxios/i, 'Firefox'],
    [/chrome|crios/i, 'Chrome'],
    [/safari/i, 'Safari'],
  ]),
  system: first(userAgent, [
    [/iphone|ipad/i, 'iOS'],
    [/android/i, 'Android'],
    [/windows/i, 'Windows'],
    [/mac os/i, 'macOS'],
    [/linux|cros/i, 'Linux'],
  ]),
})
