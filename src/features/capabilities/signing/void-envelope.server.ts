// The job behind a contract that ended here: whoever has it signed is told, so that nobody can sign it there any more.
import type { EnvelopeState } from '#core/domain/envelope.ts'
import { ourFault } from '#platform/providers/faults.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { findESign } from '#platform/providers/e-sign/port.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'

const endedStates: readonly EnvelopeState[] = ['void', 'declined', 'expired']

/** Runs again without harm: what is void stays void. */
export const voidEnvelope =
  ({ db, eSign }: Pick<Deps, 'db' | 'eSign'>): JobRunner<'void-envelope'> =>
  async ({ leadId, payload }) => {
    const envelope = await readEnvelope(db, leadId, payload.envelope)
    if (!envelope || !endedStates.includes(envelope.state)) return done
    const port = findESign(eSign, envelope.provider)
    if (!port) return { giveUp: 'whoever has it signed is not set up here' }
    const told = await port.void(envelope.reference)
    if (told.ok) return done
    const { kind, ours, retryAfterSeconds } = told.refusal
    if (ours) return { giveUp: ourFault(envelope.provider, told.refusal) }
    if (kind === 'rejected') return { giveUp: 'it was signed by all there' }
    return { retry: `it was not ended: ${kind}`, afterSeconds: retryAfterSeconds }
  }
