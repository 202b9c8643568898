// The open streams of a process: how many there may be, the beat that keeps them alive, and their end.
import type { Readable } from 'node:stream'

/** Of one application: several windows and devices of one owner. */
const MOST_OF_APPLICATION = 8
/** From one address: an office, or a household. */
const MOST_OF_ADDRESS = 100
/** In one process. Whoever finds no place asks by polls. */
const MOST = 20_000
/** A proxy closes what is silent for a minute. Each second a part of the streams gets its beat. */
const BEAT_SECONDS = 25
/** A browser that takes no more than this many bytes behind is gone. */
const MOST_BEHIND = 4096

interface Client {
  readonly application: string
  readonly address: string
}

interface Place {
  readonly turn: number
  readonly endsAt: number
}

export interface Streams {
  /** Counts a stream until it is closed; false, and destroyed, where there is no place. Ends it after `seconds`. */
  enter(stream: Readable, client: Client, seconds: number): boolean
  send(stream: Readable, text: string): void
  end(stream: Readable): void
  /** Ends all, and lets nobody in any more. */
  close(): void
}

/** `limited`: whether applications and addresses have their limits. */
export function createStreams(limited: boolean): Streams {
  const open = new Map<Readable, Place>()
  const counts = new Map<string, number>()
  let turn = 0
  let timer: NodeJS.Timeout | null = null
  let closed = false

  const countUp = (key: string, by: 1 | -1) => {
    const count = (counts.get(key) ?? 0) + by
    if (count) counts.set(key, count)
    else counts.delete(key)
  }
  const end = (stream: Readable) => void (stream.readableEnded || stream.push(null))
  const send = (stream: Readable, text: string) => {
    if (stream.readableLength > MOST_BEHIND) stream.destroy()
    else if (open.has(stream)) stream.push(text)
  }
  const beat = () => {
    turn += 1
    const now = performance.now()
    for (const [stream, place] of open) {
      if (place.endsAt <= now) {
        open.delete(stream)
        end(stream)
      } else if (place.turn === turn % BEAT_SECONDS) send(stream, ':\n\n')
    }
  }

  return {
    enter: (stream, { application, address }, seconds) => {
      const [ofApplication, ofAddress] = [`application ${application}`, `address ${address}`]
      const isFull =
        limited &&
        ((counts.get(ofApplication) ?? 0) >= MOST_OF_APPLICATION ||
          (counts.get(ofAddress) ?? 0) >= MOST_OF_ADDRESS)
      if (closed || isFull || open.size >= MOST) {
        stream.destroy()
        return false
      }
      open.set(stream, { turn: open.size % BEAT_SECONDS, endsAt: performance.now() + seconds * 1000 })
      countUp(ofApplication, 1)
      countUp(ofAddress, 1)
      timer ??= setInterval(beat, 1000).unref()
      stream.once('close', () => {
        open.delete(stream)
        countUp(ofApplication, -1)
        countUp(ofAddress, -1)
        if (open.size || !timer) return
        clearInterval(timer)
        timer = null
      })
      return true
    },
    send,
    end: (stream) => {
      open.delete(stream)
      end(stream)
    },
    close: () => {
      closed = true
      for (const stream of open.keys()) end(stream)
    },
  }
}
