// Envelopes that would be forgotten: signed and not finished, run out, or signed at a provider whose word was lost: run with the hourly sweep, idempotent.
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { OWN_SIGNING } from '#platform/providers/e-sign/port.ts'
import { envelopesElsewhere, envelopesToSweep, setEnvelopeState } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { belongsTo } from '../messages/addressee.server.ts'
import { takeStanding } from './look-at-envelope.server.ts'
import { followExpired, lockOwner } from './owner.server.ts'

const BATCH = 200
/** The job of the last signature has long run by then. */
const FINISHED_WITHIN_MS = 10 * 60_000

/** Answers how many ran out; those that are signed get their job again, which finishes them once. */
export async function sweepEnvelopes(
  deps: Deps,
): Promise<{ readonly expired: number; readonly resumed: number }> {
  const now = deps.clock()
  const due = await envelopesToSweep(deps.db, now, new Date(now.getTime() - FINISHED_WITHIN_MS), BATCH)
  const signed = due.filter(({ state }) => state === 'signed')
  for (const { subjectId: leadId, id } of signed)
    await addJob(deps.db, { kind: 'finish-envelope', leadId, onceKey: id, payload: { envelope: id } }, now)
  const out = due.filter(({ state }) => state !== 'signed')
  for (const envelope of out) {
    // It may have been signed there, and the word of it lost.
    if (envelope.provider !== OWN_SIGNING) {
      const looked = await takeStanding(deps, envelope.subjectId, envelope.id)
      if ('retry' in looked) continue
    }
    await deps.db.transaction(async (tx) => {
      const owner = await lockOwner(tx, envelope)
      if (!(await setEnvelopeState(tx, envelope, ['made', 'sent', 'opened'], 'expired', now)) || !owner)
        return
      const payload = { envelope: envelope.id }
      await addEvent(
        tx,
        { ...belongsTo(owner), kind: 'contract-expired', actor: 'system', detail: payload },
        now,
      )
      await addJob(tx, { kind: 'void-envelope', leadId: owner.id, onceKey: envelope.id, payload }, now)
      await followExpired(tx, owner, now)
    })
  }
  const elsewhere = await envelopesElsewhere(deps.db, OWN_SIGNING, BATCH)
  for (const { subjectId: leadId, id } of elsewhere)
    await addJob(deps.db, { kind: 'look-at-envelope', leadId, onceKey: id, payload: { envelope: id } }, now)
  if (signed.length || elsewhere.length) deps.nudge()
  return { expired: out.length, resumed: signed.length }
}
