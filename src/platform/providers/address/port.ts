// What the product needs to complete a US address while it is typed.
import type { ProviderCheck } from '../check.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

interface AddressQuery {
  readonly text: string
  readonly language: 'en' | 'es'
  /** One random id (uuid v4) from the first keystroke to the chosen address, then a new one. */
  readonly session: string
  /** Two letters: the state where the address is to be expected; null where nothing tells. */
  readonly near: string | null
}

interface AddressSuggestion {
  readonly id: string
  /** '120 W 45th St, Suite 8' */
  readonly main: string
  /** 'New York, NY 10036' */
  readonly secondary: string
}

/** Any part may be unknown; an address counts as chosen only when city, state and zip are all there (else: type it by hand with what came). */
export interface ResolvedAddress {
  readonly street_number: string | null
  readonly street: string | null
  /** Number, street and unit as one line. */
  readonly address: string | null
  readonly city: string | null
  /** Two letters. */
  readonly state: string | null
  /** Five digits. */
  readonly zip: string | null
}

interface ZipPlace {
  readonly city: string
  /** Two letters. */
  readonly state: string
}

export interface AddressPort {
  /** Absent: it is a list of our own. */
  readonly check?: ProviderCheck
  /** At most five; none when nothing fits. */
  suggest(query: AddressQuery): Promise<Outcome<readonly AddressSuggestion[], Fault>>
  /** City and state of a zip (five digits); null where it is none. */
  placeOfZip(zip: string): Promise<Outcome<ZipPlace | null, Fault>>
  resolve(choice: { readonly id: string; readonly session: string }): Promise<Outcome<ResolvedAddress, Fault>>
}
