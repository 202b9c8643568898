// The parts of a ZIP file by their names, unpacked one by one, none beyond what is read. Nothing is written anywhere.
import { inflateRawSync } from 'node:zlib'

const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
const MOST_ENTRIES = 2_000
/** Of all parts that are asked for, unpacked, in bytes: a sheet of 30,000 lines has some 12 million. */
const MOST_BYTES = 48_000_000
const STORED = 0
const DEFLATED = 8

interface Entry {
  readonly method: number
  readonly size: number
  readonly local: number
  readonly isSealed: boolean
}

/** Thrown by a part that unpacks to more than is read. */
export class TooLarge extends Error {}

/**
 * `part(name)`: the bytes of a part, null where there is none or it is packed in a way that no workbook has. Null where the bytes are no ZIP
 * file. What a directory says of sizes is not believed: unpacking stops at the limit, and throws `TooLarge`.
 */
export function zipParts(bytes: Uint8Array): ((name: string) => Uint8Array | null) | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const entries = entriesOf(file)
  if (!entries) return null
  let left = MOST_BYTES
  return (name) => {
    const entry = entries.get(name)
    if (!entry || entry.isSealed || entry.local + 30 > file.length) return null
    if (file.readUInt32LE(entry.local) !== LOCAL) return null
    const from = entry.local + 30 + file.readUInt16LE(entry.local + 26) + file.readUInt16LE(entry.local + 28)
    const packed = file.subarray(from, from + entry.size)
    if (entry.method !== STORED && entry.method !== DEFLATED) return null
    const part = entry.method === STORED ? packed : inflated(packed, left)
    left -= part.length
    if (left < 0) throw new TooLarge()
    return part
  }
}

function inflated(packed: Buffer, most: number): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new TooLarge()
    throw error
  }
}

function entriesOf(file: Buffer): Map<string, Entry> | null {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || end + 22 > file.length || file.readUInt32LE(end) !== END) return null
  const entries = new Map<string, Entry>()
  let at = file.readUInt32LE(end + 16)
  for (let left = Math.min(file.readUInt16LE(end + 10), MOST_ENTRIES); left > 0; left--) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== ENTRY) return null
    const nameEnd = at + 46 + file.readUInt16LE(at + 28)
    const name = file.toString('utf8', at + 46, nameEnd)
    if (!entries.has(name))
      entries.set(name, {
        method: file.readUInt16LE(at + 10),
        size: file.readUInt32LE(at + 20),
        local: file.readUInt32LE(at + 42),
        isSealed: (file.readUInt16LE(at + 8) & 1) === 1,
      })
    at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return entries
}
