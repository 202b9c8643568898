// Tells Google Analytics 4 of a conversion by its Measurement Protocol. It answers 204 whatever it is told: names and limits are checked here.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ConversionName } from '#core/domain/conversions.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { TagPort } from '../port.ts'

export interface GoogleAnalyticsOptions {
  readonly baseUrl?: string
  /** 'G-XXXXXXXXXX' */
  readonly measurementId: string
  readonly apiSecret: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

const events: Readonly<Record<ConversionName, string>> = {
  registration: 'generate_lead',
  signed: 'application_signed',
  finished: 'application_finished',
  'complete-application': 'application_completed',
}

/** Two numbers, as the vendor's own script makes of a browser; here of the application. */
function clientOf(subject: string): string {
  const hash = createHash('sha256').update(subject).digest()
  return `${hash.readUInt32BE(0)}.${hash.readUInt32BE(4)}`
}

export function googleAnalytics(options: GoogleAnalyticsOptions): TagPort {
  const base = (options.baseUrl ?? 'https://www.google-analytics.com').replace(/\/+$/, '')
  // The vendor takes its secret in the address only; no address of a call is ever logged.
  const query = new URLSearchParams({ measurement_id: options.measurementId, api_secret: options.apiSecret })
  return {
    id: 'google-analytics',
    vendor: 'Google Analytics',
    takes: () => true,
    tell: ({ name, at, eventId, subject }) =>
      (options.call ?? callVendor)({
        url: `${base}/mp/collect?${query.toString()}`,
        body: {
          client_id: clientOf(subject),
          timestamp_micros: at.getTime() * 1000,
          consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
          // Its reports count one event of a transaction id.
          events: [{ name: events[name], params: { transaction_id: eventId, engagement_time_msec: 1 } }],
        },
        timeoutMs: options.timeoutMs ?? 10_000,
        // It answers nothing: something else came from somebody else.
        parse: (body) => z.null().parse(body ?? null),
      }),
  }
}
