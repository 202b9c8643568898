// How many bytes of uploads this process holds in memory at once: files are held until it is known whose they are, and memory ends.

export interface HeldBytes {
  /** Counts bytes that came in; false when there is no room for them, and then they are not to be kept. */
  take(bytes: number): boolean
  giveBack(bytes: number): void
}

/** Room for `most` bytes. */
export function heldBytes(most: number): HeldBytes {
  let held = 0
  return {
    take: (bytes) => {
      if (held + bytes > most) return false
      held += bytes
      return true
    },
    giveBack: (bytes) => void (held -= bytes),
  }
}
