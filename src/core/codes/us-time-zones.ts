// The time zones of each state, territory and military mail area, as IANA names that Intl knows.

const split: Readonly<Record<string, readonly string[]>> = {
  AK: ['America/Anchorage', 'America/Adak'],
  // The Navajo Nation keeps daylight time, the rest of Arizona does not.
  AZ: ['America/Phoenix', 'America/Denver'],
  FL: ['America/New_York', 'America/Chicago'],
  ID: ['America/Boise', 'America/Los_Angeles'],
  IN: ['America/Indiana/Indianapolis', 'America/Chicago'],
  KS: ['America/Chicago', 'America/Denver'],
  KY: ['America/New_York', 'America/Chicago'],
  MI: ['America/Detroit', 'America/Chicago'],
  ND: ['America/Chicago', 'America/Denver'],
  NE: ['America/Chicago', 'America/Denver'],
  NV: ['America/Los_Angeles', 'America/Denver'],
  OR: ['America/Los_Angeles', 'America/Boise'],
  SD: ['America/Chicago', 'America/Denver'],
  TN: ['America/New_York', 'America/Chicago'],
  TX: ['America/Chicago', 'America/Denver'],
}

const whole: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR',
  'America/St_Thomas': 'VI',
  'Pacific/Guam': 'GU',
  'Pacific/Saipan': 'MP',
  'Pacific/Pago_Pago': 'AS',
}

/**
 * Mail of the armed forces goes wherever they are: a text must suit the earliest and the latest clock that such an area has (USPS
 * Publication 28, 225: AE is Europe, the Middle East, Africa and Canada).
 */
const military: Readonly<Record<string, readonly string[]>> = {
  AA: ['America/Mexico_City', 'America/Sao_Paulo'],
  AE: ['America/Halifax', 'Atlantic/Azores', 'Europe/Berlin', 'Asia/Dubai'],
  AP: ['Indian/Chagos', 'Asia/Tokyo', 'Pacific/Auckland'],
}

const zonesByState = new Map<string, readonly string[]>([
  ...Object.entries(whole).flatMap(([zone, states]) => states.split(' ').map((s) => [s, [zone]] as const)),
  ...Object.entries(split),
  ...Object.entries(military),
])

/** Every zone of the fifty states: what must hold when nobody knows where a person is. */
export const zonesOfTheFiftyStates: readonly string[] = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'America/Adak',
  'Pacific/Honolulu',
]

/** The zones of a state code; empty for an unknown code. */
export const zonesOfState = (state: string): readonly string[] => zonesByState.get(state) ?? []
