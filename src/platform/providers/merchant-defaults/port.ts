// What the product needs to ask a register of defaulted merchants about a business.
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface MerchantQuery {
  /** Nine digits. The name alone is asked for when it is missing (a sole proprietor has none). */
  readonly ein?: string
  readonly legalName: string
}

export interface DefaultRecord {
  readonly category: string
  readonly notes: string
  readonly funder: string
  /** ISO date, null when the register gives none. */
  readonly date: string | null
  readonly matchedBy: 'ein' | 'name'
}

interface MerchantDefaults {
  readonly hit: boolean
  readonly records: readonly DefaultRecord[]
}

export interface MerchantDefaultsPort {
  /** A fault means 'unknown', never 'no hit': the caller goes on and flags it for staff. */
  find(query: MerchantQuery): Promise<Outcome<MerchantDefaults, Fault>>
}
