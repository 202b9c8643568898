// The job behind a contract that ended here: tells the signing provider, so that nobody can sign it there any more.
import type { EnvelopeState } from '#core/domain/envelope.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
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
    const { kind, ours } = told.refusal
    if (kind === 'rejected' && !ours) return { giveUp: 'it was signed by all there' }
    return afterFault(envelope.provider, 'it was not ended', told.refusal)
  }
