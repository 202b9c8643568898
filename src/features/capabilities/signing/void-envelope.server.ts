// The job behind a contract that ended here: tells the signing provider, so that nobody can sign it there any more, and all signers where one had signed.
import type { EnvelopeState } from '#core/domain/envelope.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import { pick } from '#core/words/words.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import type { Deps } from '#platform/deps.ts'
import type { Queryable } from '#platform/db/db.ts'
import { done, type JobRunner } from '#platform/outbox/outbox.ts'
import { findESign, OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { readEnvelope, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { openSignature, signaturesOf } from '#platform/store/signatures.ts'
import { languageOfSigner } from '../language/signer-language.server.ts'
import { signerOf } from '../messages/addressee.server.ts'
import { idOfJob, queueMessage } from '../messages/queue-message.server.ts'
import { lockOwner } from './owner.server.ts'

type Ended = 'void' | 'declined' | 'expired'
const isEnded = (state: EnvelopeState): state is Ended =>
  state === 'void' || state === 'declined' || state === 'expired'

/** Whoever has signed, or was asked to, hears that a contract with a signature ended; who declined it knows. */
async function tellSigners(tx: Queryable, deps: Deps, envelope: EnvelopeRow, jobId: string): Promise<void> {
  const rows = await signaturesOf(tx, envelope)
  const owner = await lockOwner(tx, envelope)
  if (!owner || !isEnded(envelope.state) || !rows.some(({ signedAt }) => signedAt)) return
  for (const row of rows) {
    const signer = openSignature(deps.keys, row)
    // Whose turn had not come heard nothing of it yet.
    if (row.declinedAt || !(row.signedAt || signer.address)) continue
    const isOwner = signer.email === ''
    const language = isOwner ? owner.language : await languageOfSigner(tx, row, signer.email)
    await queueMessage(tx, deps, isOwner ? owner : { ...signerOf(owner, signer), language }, {
      template: 'contract-ended',
      values: { why: pick({ en, es }, language)[`contractEnded.${envelope.state}`] },
      jobId: idOfJob(jobId, row.id),
      ...(isOwner ? {} : { signer: row.id, channel: 'email' }),
    })
  }
}

/** Runs again without harm: what is void stays void, and a letter is written once. */
export const voidEnvelope =
  (deps: Deps): JobRunner<'void-envelope'> =>
  async ({ id, leadId, payload }) => {
    const envelope = await readEnvelope(deps.db, leadId, payload.envelope)
    if (envelope && !isEnded(envelope.state)) return done
    if (envelope) await deps.db.transaction((tx) => tellSigners(tx, deps, envelope, id))
    deps.nudge()
    // Whose rows are erased: it is still to be ended where it lies, unless that was here.
    const { provider, reference } = envelope ?? payload
    if (provider === undefined || reference === undefined) return done
    if (!envelope && provider === OWN_SIGNING) return done
    const port = findESign(deps.eSign, provider)
    if (!port) return { giveUp: 'whoever has it signed is not set up here' }
    const told = await port.void(reference)
    if (told.ok) return done
    const { kind, ours } = told.refusal
    if (kind === 'rejected' && !ours) return { giveUp: 'it was signed by all there' }
    return afterFault(provider, 'it was not ended', told.refusal)
  }
