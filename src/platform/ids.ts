// Identifiers: row ids that sort by time, and secret codes with at least 128 random bits.
import { randomBytes } from 'node:crypto'

/** A version 7 UUID: 48 bits of time, 74 random bits. Sorts by time, so new rows land side by side. */
export function newId(now: Date): string {
  const bytes = randomBytes(16)
  bytes.writeUIntBE(now.getTime(), 0, 6)
  bytes[6] = (bytes[6]! & 0x0f) | 0x70
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A secret code of 192 random bits, safe in an address. */
export const newCode = (): string => randomBytes(24).toString('base64url')
