// Moves bytes between threads without a second copy: finds them in what is sent, and makes those that can be moved.

/** The buffers within a value that belong to it alone, so that they may leave this thread. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return isWhole(value) ? [value.buffer as ArrayBuffer] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(buffersOf)
}

/** The same value with its bytes copied, so that the copies can be moved and the caller keeps its own. */
export const withOwnBytes = <T>(value: T): T => withBytes(value, (bytes) => Uint8Array.from(bytes))

/** The same for bytes that are given away: only those that lie within a larger buffer are copied. */
export const withWholeBytes = <T>(value: T): T =>
  withBytes(value, (bytes) => (isWhole(bytes) ? bytes : Uint8Array.from(bytes)))

function withBytes<T>(value: T, change: (bytes: Uint8Array) => Uint8Array): T {
  const inside = (inner: unknown): unknown => withBytes(inner, change)
  if (value instanceof Uint8Array) return change(value) as T
  if (Array.isArray(value)) return value.map(inside) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inside(inner)])) as T
}

const isWhole = ({ buffer, byteLength }: Uint8Array): boolean =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0
