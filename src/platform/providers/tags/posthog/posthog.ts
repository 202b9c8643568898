// Tells PostHog of a conversion by its capture call, without a profile of a person and without looking up where somebody is.
import * as z from 'zod/mini'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { TagPort } from '../port.ts'

interface PostHogOptions {
  /** Default: the service in the United States; an installation of one's own has its address. */
  readonly baseUrl?: string
  /** The project's key ('phc_...'), which is public. */
  readonly apiKey: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
}

/** The service says 'Ok', older installations 1. */
const answer = z.object({ status: z.union([z.literal('Ok'), z.literal(1)]) })

export function postHog(options: PostHogOptions): TagPort {
  const base = (options.baseUrl ?? 'https://us.i.posthog.com').replace(/\/+$/, '')
  return {
    id: 'posthog',
    vendors: ['PostHog'],
    takes: () => true,
    tell: ({ name, at, eventId, subject }) =>
      (options.call ?? callVendor)({
        url: `${base}/i/v0/e/`,
        body: {
          api_key: options.apiKey,
          // Events of one id, name, time and subject are counted once.
          uuid: eventId,
          event: name.replaceAll('-', '_'),
          distinct_id: subject,
          timestamp: at.toISOString(),
          properties: { $process_person_profile: false, $geoip_disable: true, $ip: null },
        },
        timeoutMs: options.timeoutMs ?? 10_000,
        parse: (body) => (answer.parse(body), null),
      }),
  }
}
