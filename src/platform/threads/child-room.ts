// A process of its own to open what strangers upload: no environment, no keys, little memory, and what it answers is bounded.
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { parse } from 'node:path'
import type { Socket } from 'node:net'
import { ok, refused } from '#core/ground/outcome.ts'
import { frameOf, readFrames, sizeOfFrame } from './frames.ts'
import type { Room, RoomNews, ThreadFault } from './pool.ts'
import type { TaskName } from './tasks.ts'
import { watchMemory } from './watch-memory.ts'

interface ChildRoomOptions {
  /** The file that it runs: server/child.ts, bundled. */
  readonly file: string
  /** Bytes that a task may bring: twice as many are set aside for them, since an answer may be as large. */
  readonly mostGiven: number
  /** Bytes that a task may answer. */
  readonly mostOf: (name: TaskName) => number
  /** Absent: as the system can. 'watched': this process looks at the other's memory; for tests. */
  readonly limitedBy?: 'system' | 'watched'
}

/** What a child says: that it can begin, a result, or what it came to; `last`: it has used up what one process may use. */
type Said =
  | { readonly ready: true }
  | { readonly value: unknown; readonly last: boolean }
  | { readonly failed: ThreadFault; readonly last: boolean }

const MB = 1_000_000
/** What the program itself takes, and what it may work with; the files beside them. */
const PROGRAM_MB = 100
const WORK_MB = 120
const HEAP_MB = 128
/** Seconds of work after which the system ends it, for a child whose parent was killed; one that lives hands over long before. */
const MOST_SECONDS = 300
/** Written at a time, so that others are served between the pieces. */
const PIECE = 256 * 1024
/** A first word may be as long as that. */
const SHORT = 1_000

/** The most memory that a child may have, in bytes, where a task brings at most so many. */
export const childMemory = (mostGiven: number): number => (PROGRAM_MB + WORK_MB) * MB + 2 * mostGiven

export function openChild(options: ChildRoomOptions, news: RoomNews): Room {
  const memory = childMemory(options.mostGiven)
  const limiter = options.limitedBy === 'watched' ? null : systemLimit()
  const child = start(options.file, limiter, memory)
  const sockets = [child, child.stdin as Socket, child.stdout as Socket]
  let most = SHORT
  let ended = false
  const gone = (fault: ThreadFault) => {
    if (!ended) news.gone(fault)
  }
  const heard = readFrames({
    most: () => most,
    frame: (said) => {
      const word = said as Said
      // A task may have been handed over before.
      if ('ready' in word) return news.ready()
      most = SHORT
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
      resolve()
      gone(faultOfEnd(signal))
    }),
  )
  const unwatch = limiter || !child.pid ? () => {} : watchMemory(child.pid, memory, () => gone('too-large'))
  return {
    hand: ({ name, given }) => {
      const pieces = frameOf({ name, given })
      if (sizeOfFrame(pieces) > options.mostGiven + SHORT)
        return void queueMicrotask(() => news.done(refused('too-large')))
      most = options.mostOf(name) + SHORT
      void write(child.stdin as Socket, pieces)
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

function start(file: string, limiter: string | null, memory: number): ChildProcess {
  const program = [
    process.execPath,
    `--max-old-space-size=${HEAP_MB}`,
    '--v8-pool-size=0',
    '--disallow-code-generation-from-strings',
    file,
  ]
  const limits = limiter
    ? [limiter, `--data=${memory}`, `--cpu=${MOST_SECONDS}`, '--core=0', '--nofile=64', '--fsize=0']
    : []
  const [command, ...words] = [...limits, ...program]
  return spawn(command!, words, { stdio: ['pipe', 'pipe', 'ignore'], env: {}, cwd: parse(file).root })
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

let found: string | null | undefined

/** The program that sets limits before another begins (util-linux), where it is there and may do so; null elsewhere. */
function systemLimit(): string | null {
  found ??= ['/usr/bin/prlimit', '/bin/prlimit'].find(
    (path) =>
      process.platform === 'linux' &&
      existsSync(path) &&
      spawnSync(path, [`--data=${MB * 100}`, `--cpu=${MOST_SECONDS}`, '--core=0', '/bin/sh', '-c', ':'], {
        env: {},
        stdio: 'ignore',
        timeout: 2_000,
      }).status === 0,
  )
  return found ?? null
}
