// Where a visit came from: campaign and device attributes of the wire model, short texts only.
import type { SaveRequest } from './contract.ts'

const names = [
  'utm_campaign',
  'utm_medium',
  'utm_source',
  'utm_device_type',
  'utm_browser',
  'utm_OS',
  'gclid',
  'fbclid',
  'fbp',
  'ttclid',
] as const

export function sourceOf(request: SaveRequest): Record<string, string> {
  const business = request.model.business ?? {}
  const source: Record<string, string> = {}
  for (const name of names) {
    const value = business[name]
    if (typeof value === 'string' && value) source[name] = value.slice(0, 200)
  }
  if (request.utm_app_cta) source.utm_app_cta = request.utm_app_cta
  if (request.marketing_cloud_campaign) source.marketing_cloud_campaign = request.marketing_cloud_campaign
  return source
}
