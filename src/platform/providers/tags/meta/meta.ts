// Tells Meta of a conversion by its Conversions API, only where an advertisement there was clicked: by the click's id alone, never by a person's data.
import * as z from 'zod/mini'
import type { ConversionName } from '#core/domain/conversions.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import { faultOfStatus, type Fault } from '../../faults.ts'
import type { TagPort } from '../port.ts'

interface MetaOptions {
  readonly baseUrl?: string
  /** The data set's id, which is the pixel's. */
  readonly pixelId: string
  readonly accessToken: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

const VERSION = 'v23.0'

const events: Readonly<Record<ConversionName, string>> = {
  registration: 'Lead',
  signed: 'ApplicationSigned',
  finished: 'SubmitApplication',
  'complete-application': 'ApplicationCompleted',
}

const answer = z.object({ events_received: z.literal(1) })
const error = z.object({
  error: z.object({ code: z.number(), is_transient: z.optional(z.boolean()) }),
})
/** Application, account and data-set limits of calls. */
const rateCodes = new Set([4, 17, 32, 613, 80004])

function explain(status: number, body: unknown): Fault | undefined {
  const read = error.safeParse(body)
  if (!read.success) return undefined
  const { code, is_transient } = read.data.error
  if (rateCodes.has(code)) return { kind: 'rate-limited', vendorCode: String(code) }
  if (is_transient) return { kind: 'unavailable', vendorCode: String(code) }
  return { kind: faultOfStatus(status, null).kind, vendorCode: String(code), ours: true }
}

export function metaConversions(options: MetaOptions): TagPort {
  const base = (options.baseUrl ?? 'https://graph.facebook.com').replace(/\/+$/, '')
  return {
    id: 'meta',
    vendors: ['Meta (Facebook, Instagram)'],
    // Older ones are refused.
    takesForHours: 7 * 24,
    takes: ({ clicks }) => Boolean(clicks.fbclid),
    tell: ({ name, at, eventId, clicks }) =>
      (options.call ?? callVendor)({
        url: `${base}/${VERSION}/${encodeURIComponent(options.pixelId)}/events`,
        headers: { authorization: `Bearer ${options.accessToken}` },
        body: {
          data: [
            {
              event_name: events[name],
              event_time: Math.floor(at.getTime() / 1000),
              event_id: eventId,
              // From a website it would want the browser's user agent.
              action_source: 'system_generated',
              // To count the advertisement, not to choose whom to show others to.
              opt_out: true,
              user_data: { fbc: `fb.1.${at.getTime()}.${clicks.fbclid ?? ''}` },
            },
          ],
        },
        timeoutMs: options.timeoutMs ?? 10_000,
        parse: (body) => (answer.parse(body), null),
        explain,
      }),
  }
}
