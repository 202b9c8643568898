// The hash of each kind of seal, as Node names it.
import type { SealAlgorithm } from './seal-key.ts'

export const hashName: Readonly<Record<SealAlgorithm, 'sha256' | 'sha384'>> = {
  'RSA-SHA-256': 'sha256',
  'ECDSA-SHA-256': 'sha256',
  'ECDSA-SHA-384': 'sha384',
}
