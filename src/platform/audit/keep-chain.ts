// Chains and streams events once a minute, in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '../deps.ts'
import type { AuditSigner } from './audit-signer.ts'
import { chainEvents } from './chain-events.ts'
import { openAuditSink } from './audit-sink.ts'
import { streamEvents } from './stream-events.ts'

const MINUTE_MS = 60_000

/** Starts the clock; `stop` ends it and resolves when a running round is done. */
export function keepChain(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  signer: AuditSigner,
): { readonly stop: () => Promise<void> } {
  const sink = config.auditStream ? openAuditSink(config.auditStream) : null
  let stopped = false
  let running: Promise<void> | null = null
  const run = async () => {
    await chainEvents(db, signer, clock(), () => stopped)
    if (sink) await streamEvents(db, sink, clock(), () => stopped)
  }
  const timer = setInterval(() => {
    running ??= run()
      .catch((error: unknown) =>
        log.error({ error: error instanceof Error ? error.name : 'unknown' }, 'events were not chained'),
      )
      .finally(() => {
        running = null
      })
  }, MINUTE_MS)
  timer.unref()
  return {
    stop: async () => {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
