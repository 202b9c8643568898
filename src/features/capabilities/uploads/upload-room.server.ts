// Room for the uploads that a process holds in memory: shares that nobody exceeds, and an end to what is silent while others wait.
import { setTimeout as sleep } from 'node:timers/promises'

/** A part of the room that several uploads count in: one client's, all that nobody vouches for, everybody's. */
export interface Share {
  readonly name: string
  readonly bytes: number
  /** How many may be inside, and how many more may wait. */
  readonly uploads: number
}

interface RoomTimes {
  /** Milliseconds without a sign of life after which an upload is ended. */
  readonly idleMs: number
  /** The same where others need its room. */
  readonly yieldMs: number
  /** Milliseconds that an upload waits for room. */
  readonly patienceMs: number
}

/** So many bytes are a sign of life: who sends one at a time is silent. */
const SIGN_OF_LIFE = 16 * 1024
const usualTimes: RoomTimes = { idleMs: 15_000, yieldMs: 1_000, patienceMs: 8_000 }
const LOOK_AGAIN_MS = 50

export interface Held {
  /** Resolves when it was ended for its silence; never otherwise. */
  readonly stalled: Promise<void>
  /** Bytes came in. */
  heard(bytes: number): void
  /** False once it has left or was ended: nothing more of it may be kept. */
  isInside(): boolean
  /** The body is here: it is silent for no fault of its own from now on. */
  complete(): void
  /** Gives its room back, however the request ends. */
  leave(): void
}

export interface UploadRoom {
  /**
   * Lets an upload in that may bring so many bytes and counts in these shares, as soon as there is room. Its whole size is counted
   * before a byte of it is read: uploads that wait for each other with half of their bytes would wait for ever. Null = no room in time.
   */
  enter(shares: readonly Share[], bytes: number): Promise<Held | null>
}

interface Upload {
  readonly bytes: number
  heardAt: number
  unheard: number
  sending: boolean
  readonly end: () => void
}

export function uploadRoom(times: Partial<RoomTimes> = {}): UploadRoom {
  const { idleMs, yieldMs, patienceMs } = { ...usualTimes, ...times }
  const inside = new Map<string, Set<Upload>>()
  const waiting = new Map<string, number>()
  const membersOf = ({ name }: Share): ReadonlySet<Upload> => inside.get(name) ?? new Set()
  const silence = (upload: Upload) => (upload.sending ? performance.now() - upload.heardAt : 0)

  const isFull = (share: Share, bytes: number): boolean => {
    const members = membersOf(share)
    const held = [...members].reduce((sum, upload) => sum + upload.bytes, 0)
    return members.size >= share.uploads || held + bytes > share.bytes
  }

  /** Ends the one of the share that has been silent longest, if that is long enough. */
  const endSilent = (share: Share): boolean => {
    const [silent] = [...membersOf(share)]
      .filter((upload) => upload.sending && silence(upload) >= yieldMs)
      .sort((a, b) => silence(b) - silence(a))
    silent?.end()
    return silent !== undefined
  }

  /** Whether there is room in all shares at last. */
  const findRoom = async (shares: readonly Share[], bytes: number): Promise<boolean> => {
    const until = performance.now() + patienceMs
    for (;;) {
      const full = shares.find((share) => isFull(share, bytes))
      if (!full) return true
      if (endSilent(full)) continue
      if (performance.now() >= until) return false
      await sleep(LOOK_AGAIN_MS)
    }
  }

  const count = (shares: readonly Share[], by: 1 | -1) => {
    for (const { name } of shares) {
      const now = (waiting.get(name) ?? 0) + by
      if (now > 0) waiting.set(name, now)
      else waiting.delete(name)
    }
  }

  /** Nothing may be awaited between finding room and this. */
  const letIn = (shares: readonly Share[], bytes: number): Held => {
    let tell = () => {}
    const stalled = new Promise<void>((resolve) => (tell = resolve))
    const leave = () => {
      clearTimeout(timer)
      upload.sending = false
      for (const { name } of shares) {
        inside.get(name)?.delete(upload)
        if (!inside.get(name)?.size) inside.delete(name)
      }
    }
    const end = () => {
      leave()
      tell()
    }
    const upload: Upload = { bytes, heardAt: performance.now(), unheard: 0, sending: true, end }
    const look = () => {
      const left = idleMs - silence(upload)
      if (left <= 0) end()
      else timer = setTimeout(look, left)
    }
    let timer = setTimeout(look, idleMs)
    for (const { name } of shares) inside.set(name, (inside.get(name) ?? new Set()).add(upload))
    return {
      stalled,
      heard: (more) => {
        upload.unheard += more
        if (upload.unheard < SIGN_OF_LIFE) return
        upload.unheard = 0
        upload.heardAt = performance.now()
      },
      isInside: () => shares.every(({ name }) => inside.get(name)?.has(upload)),
      complete: () => {
        clearTimeout(timer)
        upload.sending = false
      },
      leave,
    }
  }

  return {
    async enter(shares, bytes) {
      const hopeless = ({ name, ...share }: Share) =>
        bytes > share.bytes || (waiting.get(name) ?? 0) >= share.uploads
      if (shares.some(hopeless)) return null
      count(shares, 1)
      try {
        return (await findRoom(shares, bytes)) ? letIn(shares, bytes) : null
      } finally {
        count(shares, -1)
      }
    },
  }
}
