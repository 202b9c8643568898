// What no provider takes: an order that cannot be signed as it is.
import { createHash } from 'node:crypto'
import type { EnvelopeOrder } from './port.ts'

/** The code to refuse it with; null for an order that can be signed. */
export function wrongInOrder({ bytes, hash, places, signers }: EnvelopeOrder): string | null {
  if (createHash('sha256').update(bytes).digest('hex') !== hash) return 'other-bytes'
  if (signers.length === 0) return 'no-signers'
  if (new Set(signers.map(({ position }) => position)).size !== signers.length) return 'no-order'
  return signers.every((signer) => places.some(({ place }) => place === signer.place))
    ? null
    : 'unknown-place'
}
