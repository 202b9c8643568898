// The Measurement Protocol, as its vendor and tag containers on a server take it.
import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { ConversionName } from '#core/domain/conversions.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../call-vendor.ts'
import type { Fault } from '../faults.ts'
import type { Conversion } from './port.ts'

export interface MeasurementOptions {
  readonly baseUrl: string
  /** 'G-XXXXXXXXXX' */
  readonly measurementId: string
  readonly apiSecret: string | undefined
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

/** Tells one conversion; `more`: further parameters of its event. Whatever is told is answered with nothing: names and limits are checked here. */
export function tellMeasurement(
  options: MeasurementOptions,
  { name, at, eventId, subject }: Conversion,
  more: Readonly<Record<string, string>> = {},
): Promise<Outcome<null, Fault>> {
  // The protocol takes its secret in the address only; no address of a call is ever logged.
  const query = new URLSearchParams({
    measurement_id: options.measurementId,
    ...(options.apiSecret ? { api_secret: options.apiSecret } : {}),
  })
  return (options.call ?? callVendor)({
    url: `${options.baseUrl.replace(/\/+$/, '')}/mp/collect?${query.toString()}`,
    body: {
      client_id: clientOf(subject),
      timestamp_micros: at.getTime() * 1000,
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' },
      // Reports count one `purchase` of a transaction id; of these events that is promised nowhere, so one that is told twice may count twice.
      events: [{ name: events[name], params: { transaction_id: eventId, engagement_time_msec: 1, ...more } }],
    },
    timeoutMs: options.timeoutMs ?? 10_000,
    // It answers nothing: something else came from somebody else.
    parse: (body) => z.null().parse(body ?? null),
  })
}
