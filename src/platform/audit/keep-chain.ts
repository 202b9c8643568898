// Chains and streams events once a minute, in the process that runs the jobs; several processes doing so at once do no harm.
import type { Deps } from '../deps.ts'
import { repeatEvery, type Repeated } from '../repeat-every.ts'
import type { AuditSigner } from './audit-signer.ts'
import { chainEvents } from './chain-events.ts'
import { openAuditSink } from './audit-sink.ts'
import { streamEvents } from './stream-events.ts'

const MINUTE_MS = 60_000

export function keepChain(
  { db, clock, config, log }: Pick<Deps, 'db' | 'clock' | 'config' | 'log'>,
  signer: AuditSigner,
): Repeated {
  const sink = config.auditStream ? openAuditSink(config.auditStream) : null
  return repeatEvery({ everyMs: MINUTE_MS, failed: 'events were not chained' }, log, async (isStopped) => {
    await chainEvents(db, signer, clock(), isStopped)
    if (sink) await streamEvents(db, sink, clock(), isStopped)
  })
}
