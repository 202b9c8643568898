// What wraps data keys: an adapter makes, wraps and unwraps them with a key that is not in the database.
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

/** A data key as the database keeps it. */
export interface WrappedKey {
  /** The service's own key that it is wrapped with, by the name that it has there. */
  readonly wrappingKey: string
  readonly wrapped: string
}

export interface KeyServicePort {
  /** Noted beside each data key, so that it is unwrapped where it was wrapped. */
  readonly name: string
  /** What an operator sets to have this service, for the sentences about one that is missing or away. */
  readonly settings: string
  /** A new data key (32 random bytes), and the same wrapped. The id is bound in, and must be the same to unwrap it. */
  make(id: string): Promise<Outcome<WrappedKey & { readonly key: Uint8Array }, Fault>>
  /** Wraps a data key with the service's present key. */
  wrap(id: string, key: Uint8Array): Promise<Outcome<WrappedKey, Fault>>
  /** `rejected` when the service's key is gone, forbidden or another one, or when the id differs. */
  unwrap(id: string, wrapped: WrappedKey): Promise<Outcome<Uint8Array, Fault>>
}

/** The service that wraps now, and those that former data keys may be wrapped by. */
export interface KeyServices {
  readonly now: KeyServicePort
  readonly former: readonly KeyServicePort[]
}
