// What follows a signature, or a no, wherever it was given: the next signer's link, the sealing, the stage, the messages.
import { nextSigner } from '#core/domain/envelope.ts'
import type { SignedHow } from '#core/fields/signature.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { setEnvelopeState, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent, type DoneBy } from '#platform/store/events.ts'
import type { SignatureRow } from '#platform/store/signatures.ts'
import { belongsTo, type Addressee } from '../messages/addressee.server.ts'
import { followDeclined, followSigned } from './owner.server.ts'
import { sendToSigner } from './send-to-signer.server.ts'

/** One signer's part of an envelope, with the envelope and whose it is locked. */
interface HeldPart {
  readonly owner: Addressee
  readonly envelope: EnvelopeRow
  readonly own: SignatureRow
  readonly all: readonly SignatureRow[]
}

/** The caller has written the signature. */
export async function afterSignature(
  tx: Queryable,
  deps: Deps,
  { owner, envelope, own, all }: HeldPart,
  how: SignedHow | 'provider',
  by: DoneBy,
  now: Date,
): Promise<void> {
  const detail = { envelope: envelope.id, signature: own.id, how }
  await addEvent(tx, { ...belongsTo(owner), kind: 'contract-signed', ...by, detail }, now)
  const next = nextSigner(all.map((row) => (row.id === own.id ? { ...row, signedAt: now } : row)))
  if (next) {
    await setEnvelopeState(tx, envelope, ['sent', 'opened'], 'opened', now)
    return sendToSigner(tx, deps, owner, next, 'sign')
  }
  await setEnvelopeState(tx, envelope, ['sent', 'opened'], 'signed', now)
  await followSigned(tx, owner, by, now)
  const payload = { envelope: envelope.id }
  await addJob(tx, { kind: 'finish-envelope', leadId: owner.id, onceKey: envelope.id, payload }, now)
}

/** The caller has noted who declined. It ends the envelope for everybody; the offers stay. */
export async function afterDecline(
  tx: Queryable,
  { owner, envelope, own }: HeldPart,
  by: DoneBy,
  now: Date,
): Promise<void> {
  await setEnvelopeState(tx, envelope, ['sent', 'opened'], 'declined', now)
  const detail = { envelope: envelope.id, signature: own.id }
  await addEvent(tx, { ...belongsTo(owner), kind: 'contract-declined', ...by, detail }, now)
  await followDeclined(tx, owner, by, now)
  const payload = { envelope: envelope.id }
  await addJob(tx, { kind: 'void-envelope', leadId: owner.id, onceKey: envelope.id, payload }, now)
}
