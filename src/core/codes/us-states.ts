// The fifty states, the District of Columbia and the five inhabited territories.

import { isStateCode } from './state-codes.ts'

interface UsState {
  readonly code: string
  /** The official English name; forms in both languages show it so, as the mail does. */
  readonly name: string
}

const names: Readonly<Record<string, string>> = {
  AL: 'Alabama',
  AK: 'Alaska',
  AS: 'American Samoa',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  GU: 'Guam',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  MP: 'Northern Mariana Islands',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  PR: 'Puerto Rico',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  VI: 'U.S. Virgin Islands',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
}

/** By name, as lists show them. */
export const usStates: readonly UsState[] = Object.entries(names).map(([code, name]) => ({ code, name }))

/** '-' for a code that is none. */
export const stateName = (code: string): string => names[code] ?? '-'

/** The code for a two-letter code or a full name in any case ('ny', 'New York'); null when it is neither. */
export function stateCodeOf(text: string): string | null {
  const wanted = text.trim().toUpperCase()
  if (isStateCode(wanted)) return wanted
  return usStates.find(({ name }) => name.toUpperCase() === wanted)?.code ?? null
}
