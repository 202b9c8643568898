// Whether an encrypted PDF opens with the empty password, by the standard security handler's own check (ISO 32000-2, 7.6.4).
import { createCipheriv, createHash } from 'node:crypto'

/** The entries of the standard security handler that the check reads; `id` is the first half of the file's /ID, empty when absent. */
export interface StandardHandler {
  readonly revision: number
  /** /Length in bits; undefined when absent. */
  readonly bits?: number
  readonly owner: Buffer
  readonly user: Buffer
  readonly permissions: number
  readonly encryptsMetadata: boolean
  readonly id: Buffer
}

/** 7.6.4.3.2: what an empty password is filled up with. */
const PAD = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex')
/** An encryption key of the older revisions is 40 to 128 bits long. */
const keyLengths = { short: 5, long: 16 } as const

const md5 = (...parts: readonly Buffer[]): Buffer => createHash('md5').update(Buffer.concat(parts)).digest()
const sha = (bits: 256 | 384 | 512, data: Buffer): Buffer => createHash(`sha${bits}`).update(data).digest()

/** Node's OpenSSL has it in no default build. */
function rc4(key: Buffer, data: Buffer): Buffer {
  const s = Uint8Array.from({ length: 256 }, (_, i) => i)
  for (let i = 0, j = 0; i < 256; i++) {
    j = (j + s[i]! + key[i % key.length]!) & 255
    ;[s[i], s[j]] = [s[j]!, s[i]!]
  }
  let [i, j] = [0, 0]
  return Buffer.from(
    data.map((byte) => {
      i = (i + 1) & 255
      j = (j + s[i]!) & 255
      ;[s[i], s[j]] = [s[j]!, s[i]!]
      return byte ^ s[(s[i]! + s[j]!) & 255]!
    }),
  )
}

/** Revisions 2 to 4 (algorithms 2, 4, 5 and 6) with an encryption key of `length` bytes. */
function opensOld(handler: StandardHandler, length: number): boolean {
  const permissions = Buffer.alloc(4)
  permissions.writeInt32LE(handler.permissions | 0)
  const metadata = handler.revision >= 4 && !handler.encryptsMetadata ? [Buffer.alloc(4, 0xff)] : []
  let key = md5(PAD, handler.owner.subarray(0, 32), permissions, handler.id, ...metadata).subarray(0, length)
  if (handler.revision === 2) return rc4(key, PAD).equals(handler.user.subarray(0, 32))
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length)
  let check = rc4(key, md5(PAD, handler.id))
  for (let round = 1; round < 20; round++) check = rc4(Buffer.from(key.map((byte) => byte ^ round)), check)
  return check.equals(handler.user.subarray(0, 16))
}

/** The round's last byte cannot exceed 255, so it ends before round 288. */
const MOST_ROUNDS = 288

/** Algorithm 2.B of revision 6, for an empty password. */
function hardenedHash(salt: Buffer): Buffer {
  let key = sha(256, salt)
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const repeated = Buffer.concat(Array.from({ length: 64 }, () => key))
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32))
    cipher.setAutoPadding(false)
    const encrypted = Buffer.concat([cipher.update(repeated), cipher.final()])
    const rest = encrypted.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3
    key = sha(rest === 0 ? 256 : rest === 1 ? 384 : 512, encrypted)
    if (round >= 63 && encrypted.at(-1)! <= round - 31) break
  }
  return key.subarray(0, 32)
}

/** Whether anybody can open the file without being asked. False for revisions that are not known. The work is bounded. */
export function opensWithoutPassword(handler: StandardHandler): boolean {
  const { revision, bits, user } = handler
  if (revision === 5) return sha(256, user.subarray(32, 40)).equals(user.subarray(0, 32))
  if (revision === 6) return hardenedHash(user.subarray(32, 40)).equals(user.subarray(0, 32))
  if (revision === 2) return opensOld(handler, keyLengths.short)
  if (revision !== 3 && revision !== 4) return false
  // Writers differ in where they say how long the key is: the length that was stated, then the two that are in use.
  const stated = Math.floor((bits ?? 0) / 8)
  const lengths = new Set([stated, keyLengths.long, keyLengths.short])
  return [...lengths].some(
    (length) => length >= keyLengths.short && length <= keyLengths.long && opensOld(handler, length),
  )
}
