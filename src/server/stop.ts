// Stops a server: what runs may end in its time, what hangs does not hold the process, and no job is lost.
import type { FastifyInstance } from 'fastify'
import type { Database } from '#platform/db/db.ts'
import { endsWithin } from '#platform/deadline.ts'
import type { Worker } from '#platform/outbox/drain.ts'

interface Running {
  readonly app: FastifyInstance
  readonly worker: Worker
  readonly sweeping: { stop(): Promise<void> } | null
  readonly demo: { close(): Promise<void> } | null
  readonly db: Database
}

/** Requests, jobs and the sweep have the same `graceMs` (milliseconds) at the same time; the database closes last. */
export async function stopServer(
  { app, worker, sweeping, demo, db }: Running,
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
  await Promise.all([requests, worker.stop(graceMs), sweeping && endsWithin(sweeping.stop(), graceMs)])
  await demo?.close()
  await db.close()
}
