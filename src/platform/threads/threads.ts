// A pool of threads for heavy work: bounded in number, memory, waiting line and time; what goes wrong comes back as a value.
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { KeyMaterial } from '../key-material.ts'
import { buffersOf, withOwnBytes, withWholeBytes } from './hand-over.ts'
import { deadlines, isForeign, type Done, type Given, type TaskName } from './tasks.ts'

/**
 * busy = too many wait already; too-slow = not done by its deadline; too-large = it needed more memory than a thread has; failed = it
 * threw, could not be handed over, or its thread ended or never began; stopped = the server stops.
 */
export type ThreadFault = 'busy' | 'too-slow' | 'too-large' | 'failed' | 'stopped'

export interface Threads {
  /** Runs a task in a thread. Never throws. The bytes given stay the caller's, unless it gives them away: then nothing is copied. */
  run<Name extends TaskName>(
    name: Name,
    given: Given<Name>,
    how?: { readonly giveAway?: boolean },
  ): Promise<Outcome<Done<Name>, ThreadFault>>
  /** Ends all threads; what runs or waits is answered 'stopped'. */
  stop(): Promise<void>
}

export interface ThreadOptions {
  /** The file that a thread runs: server/thread.ts, bundled. */
  readonly file: string
  /** The keys as they are now: a thread is told when they have changed. */
  readonly keys: () => KeyMaterial
  readonly most?: number
  readonly waiting?: number
  /** Milliseconds by task, where not the usual ones. */
  readonly deadlines?: Readonly<Partial<Record<TaskName, number>>>
  readonly memoryMb?: number
  /** Milliseconds until a thread must have loaded its file. */
  readonly startMs?: number
}

/** At least two, so that one long task does not keep every short one waiting. */
const usualThreads = (): number => Math.max(2, Math.min(4, availableParallelism() - 1))
const MOST_WAITING = 64
/** A history of a quarter of a million lines takes half of it. */
const MEMORY_MB = 1_024
/** A busy machine takes a second or two. */
const START_MS = 20_000

interface Job {
  readonly name: TaskName
  readonly given: unknown
  readonly giveAway: boolean
  readonly end: (outcome: Outcome<unknown, ThreadFault>) => void
}

interface Thread {
  readonly worker: Worker
  /** It has loaded its file: a task's time does not count before. */
  ready: boolean
  job: Job | null
  /** The keys that it was told about. */
  knows: KeyMaterial | null
  /** Ends the thread: until it is ready that of its start, then that of its task. */
  timer: NodeJS.Timeout | null
}

/** What a thread sends: that it can begin, a result, or the name of what was thrown. */
type Said = { readonly ready: true } | { readonly value: unknown } | { readonly failed: string }

/** Whoever parses what others made holds no keys, and keeps nobody else waiting. */
const FOREIGN_THREADS = 2
const FOREIGN_MEMORY_MB = 512

/** Threads start with the first task that needs them and do not hold a process that is otherwise done. */
export function startThreads(options: ThreadOptions): Threads {
  const trusted = pool(options)
  const foreign = pool({
    ...options,
    keys: null,
    most: Math.min(options.most ?? FOREIGN_THREADS, FOREIGN_THREADS),
    memoryMb: options.memoryMb ?? FOREIGN_MEMORY_MB,
  })
  return {
    run: (name, given, how) => (isForeign(name) ? foreign : trusted).run(name, given, how),
    stop: async () => void (await Promise.all([trusted.stop(), foreign.stop()])),
  }
}

/** `keys` null: threads that hold none. */
function pool(options: Omit<ThreadOptions, 'keys'> & { readonly keys: (() => KeyMaterial) | null }): Threads {
  const { file, keys, most = usualThreads(), waiting = MOST_WAITING, memoryMb = MEMORY_MB } = options
  const { startMs = START_MS } = options
  const threads = new Set<Thread>()
  const line: Job[] = []
  let stopped = false

  const stopClock = (thread: Thread) => {
    if (thread.timer) clearTimeout(thread.timer)
    thread.timer = null
  }

  const startClock = (thread: Thread) => {
    stopClock(thread)
    if (!thread.job) return
    const { name } = thread.job
    thread.timer = setTimeout(() => drop(thread, 'too-slow'), options.deadlines?.[name] ?? deadlines[name])
  }

  const endJob = (thread: Thread, outcome: Outcome<unknown, ThreadFault>) => {
    stopClock(thread)
    const { job } = thread
    thread.job = null
    job?.end(outcome)
  }

  /** The thread is done for: its task is answered, and whoever waits gets a new thread. */
  const drop = (thread: Thread, fault: ThreadFault) => {
    if (!threads.delete(thread)) return
    void thread.worker.terminate()
    endJob(thread, refused(fault))
    next()
  }

  const open = (): Thread => {
    const knows = keys?.() ?? null
    const worker = new Worker(file, {
      workerData: { keys: knows },
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    })
    const thread: Thread = { worker, ready: false, job: null, knows, timer: null }
    threads.add(thread)
    thread.timer = setTimeout(() => drop(thread, 'failed'), startMs)
    worker.on('message', (said: Said) => {
      thread.ready = true
      if ('ready' in said) {
        if (!thread.job) worker.unref()
        return startClock(thread)
      }
      worker.unref()
      endJob(thread, 'failed' in said ? refused('failed') : ok(said.value))
      next()
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      drop(thread, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'failed'),
    )
    worker.on('messageerror', () => drop(thread, 'failed'))
    worker.on('exit', () => drop(thread, 'failed'))
    return thread
  }

  const next = () => {
    while (line.length && !stopped) {
      const free = [...threads].find((thread) => !thread.job) ?? (threads.size < most ? open() : null)
      if (!free) return
      handOver(free, line.shift()!)
    }
  }

  const handOver = (thread: Thread, job: Job) => {
    thread.job = job
    try {
      const known = keys?.() ?? null
      if (known !== thread.knows) thread.worker.postMessage({ keys: (thread.knows = known) })
      const given = job.giveAway ? withWholeBytes(job.given) : withOwnBytes(job.given)
      thread.worker.postMessage({ name: job.name, given }, buffersOf(given))
    } catch {
      // What cannot be cloned is its caller's mistake, and must not take the thread out of the pool.
      thread.job = null
      return job.end(refused('failed'))
    }
    thread.worker.ref()
    if (thread.ready) startClock(thread)
  }

  return {
    run: <Name extends TaskName>(name: Name, given: Given<Name>, { giveAway = false } = {}) =>
      new Promise<Outcome<Done<Name>, ThreadFault>>((resolve) => {
        if (stopped) return resolve(refused('stopped'))
        if (line.length >= waiting) return resolve(refused('busy'))
        line.push({
          name,
          given,
          giveAway,
          end: (outcome) => resolve(outcome as Outcome<Done<Name>, ThreadFault>),
        })
        next()
      }),
    stop: async () => {
      stopped = true
      for (const job of line.splice(0)) job.end(refused('stopped'))
      const ended = [...threads].map((thread) => {
        threads.delete(thread)
        endJob(thread, refused('stopped'))
        return thread.worker.terminate()
      })
      await Promise.all(ended)
    },
  }
}
