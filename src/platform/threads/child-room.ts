// A process of its own to open what strangers upload: no environment, no keys, little memory, and what it answers is bounded.
import { spawn, type ChildProcess } from 'node:child_process'
import { parse } from 'node:path'
import type { Socket } from 'node:net'
import { ok, refused } from '#core/ground/outcome.ts'
import { boundMemory } from './bound-memory.ts'
import { frameOf, readFrames, sizeOfFrame } from './frames.ts'
import type { Room, RoomNews, ThreadFault } from './pool.ts'
import type { TaskName } from './tasks.ts'
import { watchWork } from './watch-work.ts'

interface ChildRoomOptions {
  /** The file that it runs: server/child.ts, bundled. */
  readonly file: string
  /** Bytes that a task may bring: twice as many are set aside for them, since an answer may be as large. */
  readonly mostGiven: number
  /** Bytes that a task may work with beside what it brings; absent: `WORK`. */
  readonly memory?: number | undefined
  /** Bytes that a task may answer. */
  readonly mostOf: (name: TaskName) => number
  /** Milliseconds of processor time that a task may take; null: its deadline alone ends it. */
  readonly workOf: (name: TaskName) => number | null
  /** Absent: as the system can. 'watched': this process looks at the other's memory; for tests. */
  readonly limitedBy?: 'system' | 'watched'
}

/** What a child says: that it can begin, a result, or what it came to; `last`: it has used up what one process may use. */
type Said =
  | { readonly ready: true }
  | { readonly value: unknown; readonly last: boolean }
  | { readonly failed: ThreadFault; readonly last: boolean }

/** What a task may work with, in bytes, beside what it brings: a parser takes some 15 MB, its heap at most so many MB. */
const WORK = 150_000_000
const HEAP_MB = 128
/** Written at a time, so that others are served between the pieces. */
const PIECE = 256 * 1024
/** A first word may be as long as that. */
const SHORT = 1_000

export function openChild(options: ChildRoomOptions, news: RoomNews): Room {
  const child = start(options.file)
  const sockets = [child, child.stdin as Socket, child.stdout as Socket]
  let most = SHORT
  let ended = false
  let unwatch = () => {}
  /** Nothing foreign reaches it before it is bounded. */
  let bounded = false
  let begun = false
  let waiting: readonly Uint8Array[] | null = null
  let mayWork: number | null = null
  let workDone = () => {}
  const give = (pieces: readonly Uint8Array[]) => {
    if (mayWork !== null) workDone = watchWork(child.pid!, { most: mayWork, over: () => gone('too-slow') })
    void write(child.stdin as Socket, pieces)
  }
  const bound = async () => {
    unwatch = await boundMemory(child.pid!, {
      more: (options.memory ?? WORK) + 2 * options.mostGiven,
      by: options.limitedBy ?? 'system',
      over: () => gone('too-large'),
    })
    if (ended) return unwatch()
    bounded = true
    news.ready()
    if (waiting) give(waiting)
    waiting = null
  }
  const gone = (fault: ThreadFault) => {
    if (!ended) news.gone(fault)
  }
  const heard = readFrames({
    most: () => most,
    frame: (said) => {
      const word = said as Said
      if ('ready' in word) {
        if (!begun) void bound()
        begun = true
        return
      }
      most = SHORT
      workDone()
      news.done('failed' in word ? refused(word.failed) : ok(word.value), word.last)
    },
    tooLong: () => gone('too-large'),
  })
  child.stdout!.on('data', (chunk: Buffer) => {
    try {
      if (!ended) heard(chunk)
    } catch {
      // No frame of ours: whoever wrote it is no longer our program.
      gone('failed')
    }
  })
  // Whoever ends while it is written to is told of by its end.
  child.stdin!.on('error', () => {})
  child.stdout!.on('error', () => {})
  child.on('error', () => gone('failed'))
  const exit = new Promise<void>((resolve) =>
    child.on('close', (_code, signal) => {
      unwatch()
      workDone()
      resolve()
      gone(faultOfEnd(signal))
    }),
  )
  return {
    hand: ({ name, given }) => {
      const pieces = frameOf({ name, given })
      if (sizeOfFrame(pieces) > options.mostGiven + SHORT)
        return void queueMicrotask(() => news.done(refused('too-large')))
      most = options.mostOf(name) + SHORT
      mayWork = options.workOf(name)
      if (bounded) give(pieces)
      else waiting = pieces
    },
    hold: (held) => sockets.forEach((each) => (held ? each.ref() : each.unref())),
    end: () => {
      ended = true
      // Whoever waits for its end is not over before.
      child.ref()
      child.kill('SIGKILL')
      // Nothing is read from it any more, and nothing keeps the process open.
      for (const socket of [child.stdin, child.stdout]) socket?.destroy()
      return child.pid ? exit : Promise.resolve()
    },
  }
}

function start(file: string): ChildProcess {
  const flags = [
    `--max-old-space-size=${HEAP_MB}`,
    '--v8-pool-size=0',
    '--disallow-code-generation-from-strings',
  ]
  return spawn(process.execPath, [...flags, file], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
    cwd: parse(file).root,
  })
}

async function write(to: Socket, pieces: readonly Uint8Array[]): Promise<void> {
  for (const piece of pieces)
    for (let at = 0; at < piece.length; at += PIECE) {
      if (to.destroyed) return
      if (to.write(piece.subarray(at, at + PIECE))) continue
      await new Promise<void>((resolve) => {
        const go = () => {
          to.off('drain', go)
          to.off('close', go)
          resolve()
        }
        to.on('drain', go)
        to.on('close', go)
      })
    }
}

/** How the system ends a process that has no memory left, by the program's own word (abort, trap) or by force; and one out of time. */
const faults: Readonly<Partial<Record<NodeJS.Signals, ThreadFault>>> = {
  SIGABRT: 'too-large',
  SIGTRAP: 'too-large',
  SIGILL: 'too-large',
  SIGKILL: 'too-large',
  SIGXCPU: 'too-slow',
}

const faultOfEnd = (signal: NodeJS.Signals | null): ThreadFault => (signal && faults[signal]) || 'failed'
