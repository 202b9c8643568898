// Completes US addresses from our own list of zips: no vendor, no street names, nothing leaves the server.
import { ok, refused } from '#core/ground/outcome.ts'
import type { AddressPort, ResolvedAddress } from '../port.ts'
import { parseAddress } from './parse.ts'
import { readPlaces, type Place } from './places.ts'

const LIMIT = 5

/** A suggestion's id holds what it resolves to: nothing is kept between the calls. Send it in a body, never in an address. */
const idOf = (parts: readonly (string | null)[]): string =>
  Buffer.from(JSON.stringify(parts)).toString('base64url')

function partsOf(id: string): readonly (string | null)[] | null {
  try {
    const parts = JSON.parse(Buffer.from(id, 'base64url').toString('utf8')) as unknown
    const whole =
      Array.isArray(parts) && parts.length === 5 && parts.every((p) => p === null || typeof p === 'string')
    return whole ? (parts as (string | null)[]) : null
  } catch {
    return null
  }
}

const placeLine = ({ city, state, zip }: Place): string => `${city}, ${state}${zip ? ` ${zip}` : ''}`

/** `placesFile` is `own-data/places.txt.gz` of this folder; it is read at the first question. */
export function ownDataAddress(placesFile: string | URL): AddressPort {
  let read: ReturnType<typeof readPlaces> | undefined
  return {
    suggest: async ({ text, near }) => {
      const typed = text.slice(0, 200).trim()
      const parsed =
        typed.length < 3
          ? null
          : parseAddress(typed, (read ??= readPlaces(placesFile)), { limit: LIMIT, near })
      if (!parsed) return ok([])
      const line = [parsed.streetNumber, parsed.street].filter(Boolean).join(' ')
      return ok(
        parsed.places.map((place) => ({
          id: idOf([parsed.streetNumber, parsed.street || null, place.city, place.state, place.zip]),
          main: line || placeLine(place),
          secondary: line ? placeLine(place) : '',
        })),
      )
    },
    placeOfZip: async (zip) => ok((read ??= readPlaces(placesFile)).ofZip(zip)),
    resolve: async ({ id }) => {
      const parts = partsOf(id)
      if (!parts) return refused({ kind: 'rejected', vendorCode: 'unknown-id' })
      const [number = null, street = null, city = null, state = null, zip = null] = parts
      const address = [number, street].filter(Boolean).join(' ') || null
      const resolved: ResolvedAddress = { street_number: number, street, address, city, state, zip }
      return ok(resolved)
    },
  }
}
