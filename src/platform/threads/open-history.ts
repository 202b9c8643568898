// A stored bank history, opened again: unsealed, unpacked and parsed.
import { gunzipSync } from 'node:zlib'
import type { BankHistory } from '#core/domain/bank-history.ts'
import type { KeyRing } from '../keys.ts'

/** Bytes that were sealed for one place. */
export interface SealedBytes {
  readonly bytes: Uint8Array
  readonly place: string
}

/** A quarter of a million lines and more; what unpacks to more than that is none of our histories. */
const LARGEST_HISTORY = 256 * 1024 * 1024

/** Throws `UnreadableValue` for what was sealed with other keys or for another place. */
export const openHistory = (keys: KeyRing, { bytes, place }: SealedBytes): BankHistory =>
  JSON.parse(
    gunzipSync(keys.openBytes(bytes, place), { maxOutputLength: LARGEST_HISTORY }).toString('utf8'),
  ) as BankHistory
