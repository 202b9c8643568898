// Whether a person may be texted now: 8 to 21 h where they live (spec 229, TCPA quiet hours), or the fewer hours of their state.
import { federalWindow, stateWindows, type TextingWindow } from './texting-windows.ts'
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

interface Rules {
  /** The person asked for this text a moment ago, as for a code: the federal hours alone. */
  readonly asked?: boolean
  /** Whether a day, counted from 1970-01-01, is a legal holiday. Default: none is. */
  readonly isHoliday?: (day: number) => boolean
}

interface Place {
  readonly zone: string
  readonly window: TextingWindow
}

const HOUR = 3600
const DAY = 24 * HOUR

const clocks = new Map<string, Intl.DateTimeFormat>()

/** The local day, counted from 1970-01-01, and the seconds since its midnight. */
function localTime(at: number, zone: string): { readonly day: number; readonly second: number } {
  let clock = clocks.get(zone)
  if (!clock) {
    const form = {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    } as const
    clocks.set(zone, (clock = new Intl.DateTimeFormat('en-US', form)))
  }
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
  return { day: Date.UTC(year, month - 1, day) / (DAY * 1000), second: hour * HOUR + minute * 60 + second }
}

/** The local hours of a day; null = none. A holiday on a Sunday is both: the fewer hours hold. */
function hoursOf({ window }: Place, day: number, { isHoliday }: Rules): readonly [number, number] | null {
  const weekday = (day + 4) % 7
  const of = weekday === 0 ? window.sunday : weekday === 6 ? window.saturday : window.weekdays
  if (!isHoliday?.(day) || !of) return of
  const { holidays } = window
  return holidays && [Math.max(of[0], holidays[0]), Math.min(of[1], holidays[1])]
}

function isOpen(at: number, place: Place, rules: Rules): boolean {
  const { day, second } = localTime(at, place.zone)
  const hours = hoursOf(place, day, rules)
  return hours !== null && second >= hours[0] * HOUR && second < hours[1] * HOUR
}

const MOST_DAYS = 10

/** The first instant after `at` at which the place opens. */
function nextOpening(at: number, place: Place, rules: Rules): number {
  const { day, second } = localTime(at, place.zone)
  for (let ahead = 0; ahead < MOST_DAYS; ahead++) {
    const hours = hoursOf(place, day + ahead, rules)
    if (!hours || (ahead === 0 && second >= hours[0] * HOUR)) continue
    const opens = hours[0] * HOUR
    const next = at - (at % 1000) + (ahead * DAY + opens - second) * 1000
    // A clock change in between moves the hour by one; the second reading sets it right.
    const { day: there, second: then } = localTime(next, place.zone)
    return next + ((day + ahead - there) * DAY + opens - then) * 1000
  }
  return at + DAY * 1000
}

function placesAt(where: Whereabouts, { asked }: Rules): readonly Place[] {
  const told = [where.state, stateOfZip(where.zip ?? ''), stateOfAreaCode(where.areaCode ?? '')]
  const states = [...new Set(told)].filter((state): state is string => Boolean(state))
  const windowOf = (state: string) => (asked ? federalWindow : (stateWindows[state] ?? federalWindow))
  const places = states.flatMap((state) =>
    zonesOfState(state).map((zone) => ({ zone, window: windowOf(state) })),
  )
  if (places.length) return places
  const anywhere = zonesOfTheFiftyStates.map((zone) => ({ zone, window: federalWindow }))
  // Nobody knows where: the hours of every state.
  return asked ? anywhere : [...anywhere, ...everyWindow]
}

const everyWindow: readonly Place[] = Object.entries(stateWindows).flatMap(([state, window]) =>
  zonesOfState(state).map((zone) => ({ zone, window })),
)

/**
 * Allowed when it is within the hours of the person's state, of their zip's and of their area code's, in every time zone that these have:
 * 8:00 to 20:59:59, or what the state says (`texting-windows.ts`). With nothing known: of all states. Otherwise `nextAt` is the first
 * instant at which it is. Places so far apart that they are not awake together within days (Guam and Rhode Island, in summer) count the
 * state alone.
 */
export function mayText(now: Date, where: Whereabouts, rules: Rules = {}): TextingHours {
  const found =
    earliest(now, placesAt(where, rules), rules) ??
    earliest(now, placesAt({ state: where.state }, rules), rules)
  const at = found ?? now.getTime()
  return at === now.getTime() ? { allowed: true } : { allowed: false, nextAt: new Date(at) }
}

/** A long week-end is shorter. */
const FURTHEST_MS = 5 * DAY * 1000

function earliest(now: Date, places: readonly Place[], rules: Rules): number | null {
  let at = now.getTime()
  while (at - now.getTime() < FURTHEST_MS) {
    const closed = places.filter((place) => !isOpen(at, place, rules))
    if (closed.length === 0) return at
    at = Math.max(...closed.map((place) => nextOpening(at, place, rules)))
  }
  return null
}
