// Completes US addresses with Google Places (New): session tokens for billing, a field mask, the key stays on the server.
import { ok } from '#core/ground/outcome.ts'
import { callVendor, type VendorCaller } from '../../call-vendor.ts'
import type { Fault } from '../../faults.ts'
import type { AddressPort } from '../port.ts'
import { unitOf } from '../unit.ts'
import { translatePlace } from './translate.ts'
import { autocompleteAnswer, errorAnswer, placeAnswer, placeIdAnswer } from './wire.ts'

interface GooglePlacesOptions {
  /** Default https://places.googleapis.com */
  readonly baseUrl?: string
  readonly key: string
  readonly timeoutMs?: number
  /** How the vendor is called. Default: straight, without a door. */
  readonly call?: VendorCaller
  /** Zips are looked up in our own list: Google completes addresses, and a zip alone is none. */
  readonly placeOfZip: AddressPort['placeOfZip']
}

const LIMIT = 5

function explain(_status: number, body: unknown): Fault | undefined {
  const read = errorAnswer.safeParse(body)
  const code = read.success ? read.data.error.status : undefined
  if (code === 'RESOURCE_EXHAUSTED') return { kind: 'rate-limited', vendorCode: code }
  if (code === 'UNAVAILABLE' || code === 'INTERNAL' || code === 'DEADLINE_EXCEEDED')
    return { kind: 'unavailable', vendorCode: code }
  // A key that is wrong, restricted to something else, or without billing: the reason says which.
  const reason = read.success ? read.data.error.details?.find((each) => each.reason)?.reason : undefined
  if (reason === 'API_KEY_INVALID' || code === 'PERMISSION_DENIED' || code === 'UNAUTHENTICATED')
    return { kind: 'rejected', vendorCode: reason ?? code, ours: true }
  return code ? { kind: 'rejected', vendorCode: code } : undefined
}

// A suggestion's id is Google's place id and, behind a '~', the unit that was typed.
const idOf = (placeId: string, unit: string | null): string =>
  unit ? `${placeId}~${Buffer.from(unit).toString('base64url')}` : placeId

export function googlePlacesAddress(options: GooglePlacesOptions): AddressPort {
  const base = (options.baseUrl ?? 'https://places.googleapis.com').replace(/\/+$/, '')
  const { timeoutMs = 5_000, call = callVendor } = options
  const key = { 'x-goog-api-key': options.key }
  return {
    // A place's id alone is free of charge; that a place is not there says that the key is good.
    check: async () => {
      const answer = await call({
        url: `${base}/v1/places/ChIJj61dQgK6j4AR4GeTYWZsWWw`,
        headers: { ...key, 'x-goog-fieldmask': 'id' },
        timeoutMs,
        explain,
        parse: (body) => placeIdAnswer.parse(body) && null,
      })
      return !answer.ok && answer.refusal.vendorCode === 'NOT_FOUND' ? ok(null) : answer
    },
    suggest: async ({ text, language, session }) => {
      const input = text.slice(0, 200).trim()
      if (input.length < 3) return ok([])
      const unit = unitOf(input)
      return call({
        url: `${base}/v1/places:autocomplete`,
        headers: key,
        body: {
          input,
          // The territories are regions of their own at Google.
          includedRegionCodes: ['us', 'pr', 'vi', 'gu', 'as', 'mp'],
          includedPrimaryTypes: ['street_address', 'premise', 'subpremise', 'route'],
          languageCode: language,
          sessionToken: session,
        },
        timeoutMs,
        explain,
        parse: (body) =>
          (autocompleteAnswer.parse(body).suggestions ?? [])
            .slice(0, LIMIT)
            .flatMap(({ placePrediction: found }) =>
              found
                ? {
                    id: idOf(found.placeId, unit),
                    main: found.structuredFormat?.mainText.text ?? found.text.text,
                    secondary: found.structuredFormat?.secondaryText?.text ?? '',
                  }
                : [],
            ),
      })
    },
    placeOfZip: options.placeOfZip,
    resolve: async ({ id, session }) => {
      const [placeId = '', unit] = id.split('~')
      return call({
        url: `${base}/v1/places/${encodeURIComponent(placeId)}?sessionToken=${encodeURIComponent(session)}`,
        headers: { ...key, 'x-goog-fieldmask': 'id,formattedAddress,addressComponents' },
        timeoutMs,
        explain,
        parse: (body) =>
          translatePlace(placeAnswer.parse(body), unit ? Buffer.from(unit, 'base64url').toString() : null),
      })
    },
  }
}
