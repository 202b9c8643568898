// What the product needs to ask a credit-data provider who an owner is, to fill in what is on file.
import type { IsoDate } from '#core/ground/dates.ts'
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export interface PrefillQuery {
  /** Unguessable and new for each question; nothing of the application is told by it. */
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  /** Ten digits; absent where none is known. */
  readonly phone?: string
  /** Four digits. */
  readonly ssnLast4: string
  /** Five digits, of the home. */
  readonly zip: string
  /** The owner's own consent to be looked up: the version of its wording, and when. */
  readonly consent: { readonly version: string; readonly at: Date }
}

/** A person as the provider has them on file. */
export interface PrefillIdentity {
  readonly firstName: string
  readonly lastName: string
  readonly street: string
  /** '' where there is none. */
  readonly unit: string
  readonly city: string
  /** Two letters. */
  readonly state: string
  /** Five digits. */
  readonly zip: string
  readonly dateOfBirth: IsoDate | null
}

export interface PrefillPort {
  /**
   * Everybody on file whom the query fits; none or several are no fault. Who of them is the owner is not the provider's to say
   * (core/domain/prefill-match.ts). Asked once: a fault is never retried, for the owner waits and can type.
   */
  find(query: PrefillQuery): Promise<Outcome<readonly PrefillIdentity[], Fault>>
}
