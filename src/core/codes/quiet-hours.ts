// Whether a person may be texted now: 8 to 21 h where they live (spec 229, TCPA quiet hours).
import { stateOfAreaCode } from './us-area-codes.ts'
import { stateOfZip } from './us-zip-states.ts'
import { zonesOfState, zonesOfTheFiftyStates } from './us-time-zones.ts'

/** What is known of where a person is; every part that is known must allow the text. */
interface Whereabouts {
  readonly state?: string | null
  /** Five digits. */
  readonly zip?: string | null
  /** Three digits of the telephone number. */
  readonly areaCode?: string | null
}

type TextingHours = { readonly allowed: true } | { readonly allowed: false; readonly nextAt: Date }

const OPENS = 8 * 3600
const CLOSES = 21 * 3600
const DAY = 24 * 3600

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Seconds since local midnight. */
function localSeconds(at: number, zone: string): number {
  let clock = clocks.get(zone)
  if (!clock) {
    const form = {
      timeZone: zone,
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    } as const
    clocks.set(zone, (clock = new Intl.DateTimeFormat('en-US', form)))
  }
  const [h = 0, m = 0, s = 0] = clock.format(at).split(':').map(Number)
  return h * 3600 + m * 60 + s
}

const isOpen = (at: number, zone: string): boolean => {
  const local = localSeconds(at, zone)
  return local >= OPENS && local < CLOSES
}

function nextOpening(at: number, zone: string): number {
  const local = localSeconds(at, zone)
  const next = at - (at % 1000) + (local < OPENS ? OPENS - local : DAY - local + OPENS) * 1000
  // A clock change in the night moves the hour by one; the second reading sets it right.
  return next + (OPENS - localSeconds(next, zone)) * 1000
}

function zonesAt(place: Whereabouts): readonly string[] {
  const states = [place.state, stateOfZip(place.zip ?? ''), stateOfAreaCode(place.areaCode ?? '')]
  const zones = [...new Set(states.flatMap((state) => (state ? zonesOfState(state) : [])))]
  return zones.length > 0 ? zones : zonesOfTheFiftyStates
}

/**
 * Allowed when it is 8:00 to 20:59:59 in every time zone of the person's state (and of their zip's and area code's);
 * with nothing known, in every zone of the fifty states. Otherwise `nextAt` is the first instant at which it is.
 * Places so far apart that they are never awake together (Guam and New York) count the state alone.
 */
export function mayText(now: Date, place: Whereabouts): TextingHours {
  const found = earliest(now, zonesAt(place)) ?? earliest(now, zonesAt({ state: place.state }))
  const at = found ?? now.getTime()
  return at === now.getTime() ? { allowed: true } : { allowed: false, nextAt: new Date(at) }
}

function earliest(now: Date, zones: readonly string[]): number | null {
  let at = now.getTime()
  for (let round = 0; round < 12; round++) {
    const closed = zones.filter((zone) => !isOpen(at, zone))
    if (closed.length === 0) return at
    at = Math.max(...closed.map((zone) => nextOpening(at, zone)))
  }
  return null
}
