// Reads a ZIP of stored files by its central directory, checking sums.
import { crc32 } from 'node:zlib'

/** Name -> bytes, in the order of the directory; throws where bytes and their sum differ. */
export function readZip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from('504b0506', 'hex'))
  const files = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== 0x02014b50) throw new Error('no entry')
    const [sum, size, length] = [at + 16, at + 24, at + 28]
    const nameLength = archive.readUInt16LE(length)
    const local = archive.readUInt32LE(at + 42)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const from = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const bytes = archive.subarray(from, from + archive.readUInt32LE(size))
    if (crc32(bytes) !== archive.readUInt32LE(sum)) throw new Error(`the sum of ${name}`)
    files.set(name, bytes)
    at += 46 + nameLength + archive.readUInt16LE(length + 2) + archive.readUInt16LE(length + 4)
  }
  return files
}
