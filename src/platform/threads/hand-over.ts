// Moves bytes between threads without a second copy: finds them in what is sent, and makes those that can be moved.

/** The buffers within a value that belong to it alone, so that they may leave this thread. */
export function buffersOf(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) return isWhole(value) ? [value.buffer as ArrayBuffer] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(buffersOf)
}

/** The same value with its bytes copied, so that the copies can be moved and the caller keeps its own. */
export function withOwnBytes<T>(value: T): T {
  if (value instanceof Uint8Array) return Uint8Array.from(value) as T
  if (Array.isArray(value)) return value.map(withOwnBytes) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withOwnBytes(inner)])) as T
}

const isWhole = ({ buffer, byteLength }: Uint8Array): boolean =>
  buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0
