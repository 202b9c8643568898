// How a process of ours and its child speak over a pipe: plain data as JSON, bytes beside it as they are. Nothing a child sends is run or revived.

/** A place within a value: ['photos', 0]. */
type Path = readonly (string | number)[]

interface Head {
  readonly value: unknown
  readonly bytes: readonly { readonly path: Path; readonly length: number }[]
}

/** Two lengths, four bytes each: of the JSON, and of all bytes after it. */
const LENGTHS = 8

/** The pieces to write one after the other; the bytes are the caller's own, not copies. Throws for what is no plain data. */
export function frameOf(value: unknown): readonly Uint8Array[] {
  const found: { path: Path; bytes: Uint8Array }[] = []
  const plain = withoutBytes(value, [], found)
  const head: Head = {
    value: plain,
    bytes: found.map(({ path, bytes }) => ({ path, length: bytes.length })),
  }
  const json = Buffer.from(JSON.stringify(head))
  const lengths = Buffer.alloc(LENGTHS)
  lengths.writeUInt32BE(json.length)
  lengths.writeUInt32BE(
    found.reduce((all, { bytes }) => all + bytes.length, 0),
    4,
  )
  return [lengths, json, ...found.map(({ bytes }) => bytes)]
}

/** How many bytes a frame has. */
export const sizeOfFrame = (pieces: readonly Uint8Array[]): number =>
  pieces.reduce((all, { length }) => all + length, 0)

function withoutBytes(value: unknown, path: Path, found: { path: Path; bytes: Uint8Array }[]): unknown {
  if (value instanceof Uint8Array) {
    // Bytes that were given away are no longer there.
    if (isGone(value)) throw new TypeError('these bytes were given away')
    found.push({ path, bytes: value })
    return null
  }
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    throw new TypeError('no plain data')
  if (Array.isArray(value)) return value.map((inner, at) => withoutBytes(inner, [...path, at], found))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withoutBytes(inner, [...path, key], found)]),
  )
}

/** Only a buffer that was moved to another thread has no length and cannot be viewed. */
function isGone({ buffer, byteLength }: Uint8Array): boolean {
  if (byteLength > 0) return false
  try {
    return !new Uint8Array(buffer)
  } catch {
    return true
  }
}

/**
 * Takes what a pipe brings, in whatever pieces, and tells of each whole frame. `most`: how many bytes the next frame may have; a longer one
 * is told at its beginning, before anything is set aside for it.
 */
export function readFrames(to: {
  readonly most: () => number
  readonly frame: (value: unknown) => void
  readonly tooLong: () => void
}): (chunk: Uint8Array) => void {
  let part = Buffer.alloc(LENGTHS)
  let filled = 0
  let lengths: { readonly json: number; readonly bytes: number } | null = null
  const begin = (length: number) => {
    part = Buffer.allocUnsafeSlow(length)
    filled = 0
  }
  const take = (): boolean => {
    if (!lengths) {
      lengths = { json: part.readUInt32BE(0), bytes: part.readUInt32BE(4) }
      if (lengths.json + lengths.bytes > to.most()) return false
      begin(lengths.json + lengths.bytes)
      return true
    }
    const whole = part
    const { json } = lengths
    lengths = null
    begin(LENGTHS)
    to.frame(valueOf(JSON.parse(whole.toString('utf8', 0, json)) as Head, whole.subarray(json)))
    return true
  }
  let over = false
  return (chunk) => {
    let at = 0
    while (!over && at < chunk.length) {
      const taken = Math.min(part.length - filled, chunk.length - at)
      part.set(chunk.subarray(at, at + taken), filled)
      filled += taken
      at += taken
      if (filled < part.length) return
      over = !take()
    }
    if (over) to.tooLong()
  }
}

/** Throws where a path leads nowhere. */
function valueOf({ value, bytes }: Head, all: Buffer): unknown {
  const holder = { value }
  let at = 0
  for (const { path, length } of bytes) {
    const view = new Uint8Array(all.buffer, all.byteOffset + at, length)
    at += length
    const way: (string | number)[] = ['value', ...path]
    const last = way.pop()!
    const inside = way.reduce<Record<string | number, unknown>>((from, key) => {
      if (!Object.hasOwn(from, key)) throw new TypeError('no such place')
      return from[key] as Record<string | number, unknown>
    }, holder)
    if (!Object.hasOwn(inside, last)) throw new TypeError('no such place')
    inside[last] = view
  }
  return holder.value
}
