// Seals a PDF: a thread lays it out, whoever has the key signs, an authority says when where one is set up, and a thread puts it in.
import { faultText } from '#platform/providers/faults.ts'
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import type { JobResult } from '#platform/outbox/outbox.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'

interface SealedAs {
  /** When it was written by our clock. */
  readonly at: Date
  /** Why it is sealed, and the same for a seal whose time no authority proved, though one was set up. */
  readonly reason: string
  readonly reasonByOurClock: string
  /** Until when an authority that does not answer is waited for. */
  readonly patientUntil: Date
}

/** How the job goes on that could not seal. */
type HowOn = Extract<JobResult, { readonly retry: string } | { readonly giveUp: string }>

/**
 * The sealed file. Where a timestamp authority is set up and does not prove the time, the refusal says to come back, until
 * `patientUntil`; then the paper is sealed by our clock alone, and says so where readers show why it was sealed.
 */
export async function sealPaper(
  deps: Deps & Required<Pick<Deps, 'seal'>>,
  pdf: Uint8Array,
  how: SealedAs,
): Promise<Outcome<Uint8Array, HowOn>> {
  if (!deps.timestamps) return sealOnce(deps, pdf, how, how.reason, false)
  const timed = await sealOnce(deps, pdf, how, how.reason, true)
  if (timed.ok || !('untimed' in timed.refusal) || deps.clock() < how.patientUntil) return timed
  deps.log.warn({}, 'a paper is sealed without a timestamp: its authority did not answer in time')
  return sealOnce(deps, pdf, how, how.reasonByOurClock, false)
}

async function sealOnce(
  { threads, seal, timestamps }: Deps & Required<Pick<Deps, 'seal'>>,
  pdf: Uint8Array,
  { at }: SealedAs,
  reason: string,
  timestamped: boolean,
): Promise<Outcome<Uint8Array, HowOn & { readonly untimed?: true }>> {
  const { identity } = seal
  const note = { at: at.toISOString(), reason }
  const begun = await threads.run('begin-seal', { pdf, identity, note, timestamped })
  if (!begun.ok) return refused({ retry: 'a copy was not laid out for its seal' })
  const signature = await seal.sign(begun.value.attributes)
  if (!signature.ok) return refused(afterFault(seal.name, 'a copy was not sealed', signature.refusal))
  const timestamp = timestamped && timestamps ? await timestamps.stamp(signature.value) : null
  if (timestamp && !timestamp.ok)
    return refused({
      retry: faultText('the time of a seal was not proved', timestamp.refusal),
      untimed: true,
    })
  const sealed = await threads.run('end-seal', {
    begun: begun.value,
    identity,
    signature: signature.value,
    timestamp: timestamp && timestamp.value,
  })
  return sealed.ok ? ok(sealed.value) : refused({ retry: 'a copy was not sealed' })
}
