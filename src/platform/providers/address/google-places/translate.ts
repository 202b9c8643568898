// Google's address components as our address. Brooklyn and Queens have no locality, territories no state, some places no zip.
import { isStateCode } from '#core/codes/state-codes.ts'
import type { ResolvedAddress } from '../port.ts'
import { holdsUnit } from '../unit.ts'
import type { PlaceAnswer } from './wire.ts'

/** `typedUnit` is the unit that the person typed: Google often leaves it out. */
export function translatePlace(place: PlaceAnswer, typedUnit: string | null): ResolvedAddress {
  const components = place.addressComponents ?? []
  const part = (...types: string[]) => {
    for (const type of types) {
      const found = components.find((component) => component.types?.includes(type))
      if (found) return { long: found.longText ?? null, short: found.shortText ?? null }
    }
    return { long: null, short: null }
  }
  const number = part('street_number').long
  const road = part('route').short ?? part('premise').long
  const unit = part('subpremise').long
  const named = unit && /^[\w-]*\d[\w-]*$|^[a-z]$/i.test(unit) ? `#${unit}` : unit
  const typed = typedUnit && !holdsUnit(named ?? '', typedUnit) ? typedUnit : null
  // What was typed names the unit in the person's own way; Google's bare number steps back.
  const shownUnit =
    typedUnit && holdsUnit(named ?? '', typedUnit) ? typedUnit : [named, typed].filter(Boolean).join(' ')
  const street = [road, shownUnit].filter(Boolean).join(' ') || null
  const state = [part('administrative_area_level_1').short, part('country').short].find(
    (code) => code && isStateCode(code),
  )
  const zip = part('postal_code').long
  return {
    street_number: number,
    street,
    address: [number, street].filter(Boolean).join(' ') || null,
    city: part('locality', 'sublocality_level_1', 'sublocality', 'postal_town', 'administrative_area_level_3')
      .long,
    state: state ?? null,
    zip: zip && /^\d{5}/.test(zip) ? zip.slice(0, 5) : null,
  }
}
