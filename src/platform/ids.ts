// Identifiers: row ids that sort by time, and secret codes with at least 128 random bits.
import { randomFillSync } from 'node:crypto'
import type { Id } from '#core/ground/id.ts'

// Asking the system for a few bytes costs more than using them, and a save needs a dozen: they come in one fetch for many.
const pool = Buffer.allocUnsafeSlow(8192)
let used = pool.length

/** Random bytes fit for keys, codes and nonces; the caller's own copy. At most 1,024. */
export function randomSlice(length: number): Buffer {
  if (used + length > pool.length) {
    randomFillSync(pool)
    used = 0
  }
  const bytes = Buffer.from(pool.subarray(used, used + length))
  pool.fill(0, used, used + length)
  used += length
  return bytes
}

let lastAt = 0
let inRow = 0

/**
 * A version 7 UUID: 48 bits of time, 12 that count within a millisecond, 62 random bits. Sorts by time, so new rows land side by side,
 * and what one process writes in one moment (the events of a transaction) keeps its order.
 */
export function newId(now: Date): Id {
  const at = now.getTime()
  inRow = at === lastAt ? (inRow + 1) & 0xfff : 0
  lastAt = at
  const bytes = randomSlice(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = 0x70 | (inRow >> 8)
  bytes[7] = inRow & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return uuidOf(bytes.toString('hex'))
}

/** The UUID text of 32 hexadecimal digits. */
export const uuidOf = (hex: string): Id =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`

/** A secret code of 192 random bits, safe in an address. */
export const newCode = (): string => randomSlice(24).toString('base64url')
