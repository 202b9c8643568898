// What a provider tells about an envelope that is signed on its own page: read again each time, so that the order of its events does not matter.
import { waitsForSigners } from '#core/domain/envelope.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import { findESign, type EnvelopeStanding } from '#platform/providers/e-sign/port.ts'
import { lockEnvelope, readEnvelope, setEnvelopeState, type EnvelopeRow } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { noteSignerOpened, noteSigned, signaturesOf, writeDeclined } from '#platform/store/signatures.ts'
import { belongsTo, type Addressee } from '../messages/addressee.server.ts'
import { afterDecline, afterSignature } from './after-signing.server.ts'
import { followExpired, lockOwner } from './owner.server.ts'

/** Ended while it was out: a person at the provider did it, or it ran out there. */
const by = { actor: 'system' } as const

export const lookAtEnvelope =
  (deps: Deps): JobRunner<'look-at-envelope'> =>
  ({ leadId: subjectId, payload }) =>
    takeStanding(deps, subjectId, payload.envelope)

/** Idempotent: what is known already changes nothing. Our own envelopes know it themselves. */
export async function takeStanding(deps: Deps, subjectId: string, id: string): Promise<JobResult> {
  const envelope = await readEnvelope(deps.db, subjectId, id)
  if (!envelope || !waitsForSigners(envelope.state)) return done
  const port = findESign(deps.eSign, envelope.provider)
  if (!port) return { giveUp: 'whoever has it signed is not set up here' }
  if (!port.embedded) return done
  const told = await port.look(envelope.reference)
  if (!told.ok) return afterFault(envelope.provider, 'it was not read', told.refusal)
  await deps.db.transaction((tx) => take(tx, deps, envelope, told.value))
  deps.nudge()
  return done
}

async function take(
  tx: Queryable,
  deps: Deps,
  { subject, subjectId, id }: EnvelopeRow,
  told: EnvelopeStanding,
): Promise<void> {
  const now = deps.clock()
  const owner = await lockOwner(tx, { subject, subjectId })
  for (const { id: part, state } of told.signers) {
    const envelope = await lockEnvelope(tx, subjectId, id)
    if (!owner || !envelope || !waitsForSigners(envelope.state)) return
    const all = await signaturesOf(tx, envelope)
    const own = all.find((row) => row.id === part)
    if (!own) continue
    if (state === 'opened') await noteSignerOpened(tx, own, now)
    if (state === 'signed' && (await noteSigned(tx, own, now)))
      await afterSignature(tx, deps, { owner, envelope, own, all }, 'provider', by, now)
    if (state === 'declined' && !own.declinedAt) {
      await writeDeclined(tx, deps.keys, own, { why: null, reason: '' }, now)
      await afterDecline(tx, { owner, envelope, own, all }, by, now)
    }
  }
  const envelope = await lockEnvelope(tx, subjectId, id)
  if (owner && envelope && (told.state === 'void' || told.state === 'expired'))
    await endThere(tx, owner, envelope, told.state, now)
}

async function endThere(
  tx: Queryable,
  owner: Addressee,
  envelope: EnvelopeRow,
  state: 'void' | 'expired',
  now: Date,
): Promise<void> {
  if (!(await setEnvelopeState(tx, envelope, ['made', 'sent', 'opened'], state, now))) return
  const kind = state === 'void' ? 'contract-void-there' : 'contract-expired'
  await addEvent(tx, { ...belongsTo(owner), kind, ...by, detail: { envelope: envelope.id } }, now)
  await followExpired(tx, owner, now)
}
