// Stops a server: what runs may end in its time, what hangs does not hold the process, and no job is lost.
import { constants } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/db.ts'
import { endsWithin } from '#platform/deadline.ts'
import type { Worker } from '#platform/outbox/drain.ts'
import type { Threads } from '#platform/threads/threads.ts'

interface Running {
  readonly app: FastifyInstance
  readonly worker: Worker
  readonly sweeping: { stop(): Promise<void> } | null
  readonly listening: { stop(): Promise<void> } | null
  readonly filling: { stop(): Promise<void> } | null
  readonly chaining: { stop(): Promise<void> } | null
  readonly freshKeys: { stop(): Promise<void> }
  readonly demo: { close(): Promise<void> } | null
  readonly figures: { close(): Promise<void> } | null
  readonly threads: Threads
  readonly db: Database
}

/** What ends as quickly as that needs no word. */
const AT_ONCE_MS = 300
/** npm hands a Ctrl-C on to a process that had it from the terminal already: so soon it is the same one. */
const SAME_PRESS_MS = 500

/**
 * Stops in peace at the first SIGINT or SIGTERM, with a word when that takes a while, and without waiting at the second. For `drainMs` it
 * goes on answering, as one that asks to be left out of rotation; then what runs has `graceMs`. Answers whether it was told to stop.
 */
export function stopOnSignals(
  running: Running,
  { graceMs, drainMs }: { readonly graceMs: number; readonly drainMs: number },
): () => boolean {
  let first: number | null = null
  const stop = async () => {
    if (drainMs) {
      running.app.log.info(`out of rotation: answering for another ${drainMs / 1000} s`)
      await wait(drainMs)
    }
    const stopped = stopServer(running, graceMs)
    if (!(await endsWithin(stopped, AT_ONCE_MS))) sayWhatIsAwaited(running.app, graceMs / 1000)
    await stopped
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (first === null) {
        first = performance.now()
        void stop()
      } else if (performance.now() - first > SAME_PRESS_MS) process.exit(128 + constants.signals[signal])
    })
  return () => first !== null
}

function sayWhatIsAwaited(app: FastifyInstance, seconds: number): void {
  const sentence = `finishing what runs, at most ${seconds} s`
  if (process.stdout.isTTY) process.stdout.write(`\n  ${sentence}; press Ctrl-C again to stop now\n`)
  else app.log.info(sentence)
}

/** Requests, jobs, the sweep, the words and the chain have the same `graceMs` (milliseconds) at the same time; the database closes last. */
async function stopServer(
  { app, worker, sweeping, listening, filling, chaining, freshKeys, demo, figures, threads, db }: Running,
  graceMs: number,
): Promise<void> {
  // Nobody new is let in from here on.
  const closed = app.close()
  const requests = endsWithin(closed, graceMs).then(async (ended) => {
    if (ended) return
    app.log.warn('requests that did not end are cut off')
    app.server.closeAllConnections()
    // What noticed its lost connection may still clean up.
    await endsWithin(closed, 1000)
  })
  const clocks = [sweeping, listening, filling, chaining, freshKeys].map(
    (clock) => clock && endsWithin(clock.stop(), graceMs),
  )
  await Promise.all([requests, worker.stop(graceMs), ...clocks])
  // What needs a thread has ended or is cut off by now.
  await Promise.all([threads.stop(), demo?.close(), figures?.close()])
  await db.close()
}
