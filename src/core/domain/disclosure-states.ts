// States whose law asks for a disclosure with a specific offer of commercial financing: no contract goes out there before one is given (spec 112).

import { isMilitary } from '#core/codes/military-mail.ts'
import { stateName } from '#core/codes/us-states.ts'

interface DisclosureLaw {
  /** Two-letter code of the recipient's state. */
  readonly state: string
  /** As a sentence cites it. */
  readonly law: string
  /** The law asks for an estimated APR. */
  readonly apr: boolean
}

/** Sources: the statutes, read 2026-11-26. No disclosure of any of them is built yet. */
export const disclosureLaws: readonly DisclosureLaw[] = [
  { state: 'CA', law: 'Fin. Code 22800-22807; 10 CCR 900-956', apr: true },
  { state: 'NY', law: 'Fin. Serv. Law 801-812; 23 NYCRR 600', apr: true },
  { state: 'CT', law: 'C.G.S. 36a-861 to 36a-872', apr: false },
  { state: 'FL', law: 'Stat. 559.961-559.9615', apr: false },
  { state: 'GA', law: 'O.C.G.A. 10-1-393.18', apr: false },
  { state: 'KS', law: 'SB 345 (2024)', apr: false },
  { state: 'LA', law: 'R.S. 9:3137.10 (Act 198 of 2025)', apr: false },
  { state: 'MO', law: 'RSMo 427.300', apr: false },
  { state: 'TX', law: 'Fin. Code ch. 398', apr: false },
  { state: 'UT', law: 'Code 7-27-101 ff', apr: false },
  { state: 'VA', law: 'Code 6.2-2228 to 6.2-2238; 10VAC5-240', apr: false },
]

/** The law to announce with an offer in a state (two-letter code), or null. */
export const disclosureLawOf = (state: string): DisclosureLaw | null =>
  disclosureLaws.find((law) => law.state === state) ?? null

/** Whether a contract may go out in a state without a person's look: not where a law asks for a disclosure, nor where nobody knows whose law holds (ADR 122). */
export const needsDisclosureLook = (state: string): boolean =>
  isMilitary(state) || disclosureLawOf(state) !== null

/** The law of a state and the state's name, for a sentence; null where there is none. */
export function disclosureNamed(state: string): { readonly state: string; readonly law: string } | null {
  const found = disclosureLawOf(state)
  return found && { state: stateName(found.state), law: found.law }
}
