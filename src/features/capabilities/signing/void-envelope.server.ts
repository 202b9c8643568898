// The job behind a contract that ended here: whoever has it signed is told, so that nobody can sign it there any more.
import type { Deps } from '#platform/deps.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { readEnvelope } from '#platform/store/envelopes.ts'

/** Runs again without harm: what is void stays void. */
export const voidEnvelope =
  ({ db, eSign }: Pick<Deps, 'db' | 'eSign'>): JobRunner<'void-envelope'> =>
  async ({ leadId, payload }) => {
    const envelope = await readEnvelope(db, leadId, payload.envelope)
    if (envelope?.state !== 'void') return done
    if (eSign?.name !== envelope.provider) return { giveUp: 'whoever has it signed is not set up here' }
    const told = await eSign.void(envelope.reference)
    if (told.ok) return done
    const { kind } = told.refusal
    return kind === 'rejected'
      ? { giveUp: 'it was signed by all there' }
      : { retry: `it was not ended: ${kind}` }
  }
