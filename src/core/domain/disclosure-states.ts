// States whose law asks for a disclosure with a specific offer of commercial financing.

import { stateName } from '../codes/us-states.ts'

export interface DisclosureLaw {
  /** Two-letter code of the recipient's state. */
  readonly state: string
  readonly law: string
  /** The law asks for an estimated APR. */
  readonly apr: boolean
  /** Announced with an offer by default; the operator switches the others on. */
  readonly on: boolean
}

export const disclosureLaws: readonly DisclosureLaw[] = [
  { state: 'CA', law: 'Fin. Code 22800-22805; 10 CCR 900-956', apr: true, on: true },
  { state: 'NY', law: 'Fin. Serv. Law 801-812; 23 NYCRR 600', apr: true, on: true },
  { state: 'CT', law: 'PA 23-201', apr: false, on: false },
  { state: 'FL', law: 'HB 1353', apr: false, on: false },
  { state: 'GA', law: 'SB 90', apr: false, on: false },
  { state: 'KS', law: 'SB 345', apr: false, on: false },
  { state: 'LA', law: 'SB 335', apr: false, on: false },
  { state: 'MO', law: 'SB 1359', apr: false, on: false },
  { state: 'TX', law: 'HB 700', apr: false, on: false },
  { state: 'UT', law: 'Commercial Financing Registration and Disclosure Act', apr: false, on: false },
  { state: 'VA', law: 'Code 6.2-2228 ff; 10VAC5-240', apr: false, on: false },
]

/** The law to announce with an offer in a state, or null. `also` = states that the operator switched on. */
export const disclosureLawOf = (state: string, also: readonly string[] = []): DisclosureLaw | null =>
  disclosureLaws.find((law) => law.state === state && (law.on || also.includes(state))) ?? null

/** The law of a state and the state's name, for a sentence; null where none is announced. */
export function disclosureNamed(state: string): { readonly state: string; readonly law: string } | null {
  const found = disclosureLawOf(state)
  return found && { state: stateName(found.state), law: found.law }
}
