// Who says when: an authority puts its own signature and time over the hash of a seal's signature.
import type { Outcome } from '#core/ground/outcome.ts'
import type { ProviderCheck } from '../check.ts'
import type { Fault } from '../faults.ts'

export interface TimestampPort {
  /** The authority's token over `signature`, DER: about this signature and whole. It learns a hash and nothing of the paper. */
  stamp(signature: Uint8Array): Promise<Outcome<Uint8Array, Fault>>
  readonly check: ProviderCheck
}
