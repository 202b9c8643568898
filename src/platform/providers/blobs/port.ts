// What the product needs to keep files. The bytes arrive already encrypted: a store never sees their content.
import type { Outcome } from '#core/ground/outcome.ts'
import type { Fault } from '../faults.ts'

export type BlobBytes = Uint8Array | AsyncIterable<Uint8Array>

/** Keys are paths of letters, digits, '-', '_' and '.', e.g. 'uploads/0198.../a1'; anything else is a fault 'rejected'. */
export interface BlobPort {
  /** Stores or replaces; when it says ok, the bytes survive a crash. `type` is the media type that the store notes down. */
  put(
    key: string,
    bytes: BlobBytes,
    options: { readonly type: string },
  ): Promise<Outcome<{ readonly size: number }, Fault>>
  /** null = there is no such file. */
  get(key: string): Promise<Outcome<Uint8Array | null, Fault>>
  /** Also ok when there was none. */
  delete(key: string): Promise<Outcome<null, Fault>>
}
