// Identifiers: row ids that sort by time, and secret codes with at least 128 random bits.
import { randomBytes } from 'node:crypto'

let lastAt = 0
let inRow = 0

/**
 * A version 7 UUID: 48 bits of time, 12 that count within a millisecond, 62 random bits. Sorts by time, so new rows land side by side,
 * and what one process writes in one moment (the events of a transaction) keeps its order.
 */
export function newId(now: Date): string {
  const at = now.getTime()
  inRow = at === lastAt ? (inRow + 1) & 0xfff : 0
  lastAt = at
  const bytes = randomBytes(16)
  bytes.writeUIntBE(at, 0, 6)
  bytes[6] = 0x70 | (inRow >> 8)
  bytes[7] = inRow & 0xff
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A secret code of 192 random bits, safe in an address. */
export const newCode = (): string => randomBytes(24).toString('base64url')
