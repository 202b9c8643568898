// How a provider is tried: a call that shows that its keys and settings work, costs nothing and leaves nothing behind.
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from './faults.ts'

/** Somebody answers at its address, and no more was asked for: what it does may be charged. */
export const REACHED = 'reached'

/** A refusal's `vendorCode` says what is wrong: the vendor's own code, or a name of ours where the vendor said nothing. */
export type ProviderCheck = () => Promise<Outcome<null | typeof REACHED, Fault>>
