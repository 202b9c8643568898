// Heavy work, done beside the thread that serves: a pool of threads or processes for each kind; what goes wrong comes back as a value.
import { availableParallelism } from 'node:os'
import type { Outcome } from '#core/ground/outcome.ts'
import type { KeyMaterial } from '../key-material.ts'
import { openChild } from './child-room.ts'
import { processes, rules, type Place, type ProcessPlace } from './places.ts'
import { createPool, type Pool, type ThreadFault } from './pool.ts'
import type { Done, Given, TaskName } from './tasks.ts'
import { openThread } from './thread-room.ts'

export interface Threads {
  /** Runs a task in a thread or process. Never throws. The bytes given stay the caller's, unless it gives them away: then nothing is copied. */
  run<Name extends TaskName>(
    name: Name,
    given: Given<Name>,
    how?: { readonly giveAway?: boolean },
  ): Promise<Outcome<Done<Name>, ThreadFault>>
  /** Ends all of them; what runs or waits is answered 'stopped'. */
  stop(): Promise<void>
}

export interface ThreadOptions {
  /** The file that a thread runs: server/thread.ts, bundled. */
  readonly file: string
  /** The file that a process for uploads runs: server/child.ts, bundled. */
  readonly childFile: string
  /** The keys as they are now: a thread is told when they have changed. */
  readonly keys: () => KeyMaterial
  /** The largest request with files, in bytes. */
  readonly largestUpload?: number
  readonly most?: number
  readonly waiting?: number
  /** Milliseconds by task, where not the usual ones. */
  readonly deadlines?: Readonly<Partial<Record<TaskName, number>>>
  /** Milliseconds of processor time by task, where not the usual ones. */
  readonly work?: Readonly<Partial<Record<TaskName, number>>>
  readonly memoryMb?: number
  /** Milliseconds until a thread or process must have loaded its file. */
  readonly startMs?: number
  /** How a process is kept from taking memory, where not as the system can. */
  readonly limitedBy?: 'watched'
}

/** At least two, so that one long task does not keep every short one waiting. */
const usualThreads = (): number => Math.max(2, Math.min(4, availableParallelism() - 1))
const MOST_WAITING = 64
/** A history of a quarter of a million lines takes half of it. */
const MEMORY_MB = 1_024
/** A busy machine takes a second or two. */
const START_MS = 20_000
/** Whoever parses what others made holds no keys. */
const FOREIGN_THREADS = 2
const FOREIGN_MEMORY_MB = 512
/** Three files of the usual limit, and what comes beside them. */
const LARGEST_UPLOAD = 61_000_000

export function startThreads(options: ThreadOptions): Threads {
  const { file, childFile, keys, memoryMb, largestUpload = LARGEST_UPLOAD } = options
  const few = (most: number) => Math.min(options.most ?? most, most)
  const common = {
    waiting: options.waiting ?? MOST_WAITING,
    startMs: options.startMs ?? START_MS,
    deadlineOf: (name: TaskName) => options.deadlines?.[name] ?? rules[name].deadline,
  }
  const foreign = () =>
    createPool({
      ...common,
      most: few(FOREIGN_THREADS),
      open: (news) => openThread({ file, keys: null, memoryMb: memoryMb ?? FOREIGN_MEMORY_MB }, news),
    })
  const mostOf = (name: TaskName): number => {
    const { answers = 0 } = rules[name]
    return answers === 'as-given' ? largestUpload : answers
  }
  const child = (place: ProcessPlace) =>
    createPool({
      ...common,
      most: few(processes[place].most),
      waiting: options.waiting ?? processes[place].waiting,
      open: (news) =>
        openChild(
          {
            file: childFile,
            mostGiven: largestUpload,
            memory: processes[place].memory,
            mostOf,
            workOf: (name) => options.work?.[name] ?? rules[name].work ?? null,
            limitedBy: options.limitedBy ?? 'system',
          },
          news,
        ),
    })
  const pools: Readonly<Record<Place, Pool>> = {
    own: createPool({
      ...common,
      most: options.most ?? usualThreads(),
      open: (news) => openThread({ file, keys, memoryMb: memoryMb ?? MEMORY_MB }, news),
    }),
    papers: foreign(),
    reports: foreign(),
    checks: child('checks'),
    readings: child('readings'),
    pictures: child('pictures'),
    scans: child('scans'),
    signatures: child('signatures'),
  }
  return {
    run: async <Name extends TaskName>(name: Name, given: Given<Name>, { giveAway = false } = {}) =>
      (await pools[rules[name].place].run({ name, given, giveAway })) as Outcome<Done<Name>, ThreadFault>,
    stop: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.stop()))),
  }
}
