// What staff do to an affiliate: whether its link counts, and sending it again what it was sent.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { waitsForSigners } from '#core/domain/envelope.ts'
import { refused } from '#core/ground/outcome.ts'
import { affiliateAddressee } from '#features/capabilities/messages/addressee.server.ts'
import { sendToSigner } from '#features/capabilities/signing/send-to-signer.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { lockAffiliate, setDeactivated } from '#platform/store/affiliates.ts'
import { envelopesOf } from '#platform/store/envelopes.ts'
import { addEvent } from '#platform/store/events.ts'
import { endLinksOfAffiliate } from '#platform/store/links.ts'
import { replaceHeld } from '#platform/store/messages.ts'
import { signaturesOf } from '#platform/store/signatures.ts'
import { missingReason } from '../applications/reasons.server.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './affiliate-contract.ts'

type Done = Answer<{ ok: boolean }>

export async function setCounting(
  deps: Deps,
  staff: LoggedIn,
  { id, counts, reason }: RequestOf<typeof contract.setCounting>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<Done> => {
    const affiliate = await lockAffiliate(tx, id)
    if (!affiliate) return refused({ code: 'not-found' })
    const wrong = missingReason(reason, call)
    if (wrong) return wrong
    if (affiliate.state !== 'signed') return refused({ code: 'not-possible-now' })
    if (!(await setDeactivated(tx, id, counts ? null : now))) return refused({ code: 'done-already' })
    const kind = counts ? 'affiliate-reactivated' : 'affiliate-deactivated'
    await addEvent(
      tx,
      { affiliateId: id, kind, ...byStaff(staff, call), detail: { reason: reason.trim() } },
      now,
    )
    return done
  })
}

export async function sendAffiliateLink(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof contract.sendAffiliateLink>,
  call: Call,
): Promise<Done> {
  const now = deps.clock()
  const sent = await deps.db.transaction(async (tx): Promise<Done> => {
    const affiliate = await lockAffiliate(tx, id)
    if (!affiliate) return refused({ code: 'not-found' })
    const signed = affiliate.state === 'signed'
    const envelope = (await envelopesOf(tx, id)).find(({ state, expiresAt }) =>
      signed ? state === 'finished' : waitsForSigners(state) && expiresAt > now,
    )
    const [signer] = envelope ? await signaturesOf(tx, envelope) : []
    if (!envelope || !signer) return refused({ code: 'not-possible-now' })
    await endLinksOfAffiliate(tx, id, signed ? 'affiliate' : 'affiliate-sign', staff.id, now)
    await replaceHeld(tx, id)
    const to = affiliateAddressee(affiliate)
    await sendToSigner(tx, deps, to, signer, signed ? 'signed-copy' : 'sign', staff.id)
    const detail = { envelope: envelope.id, signature: signer.id }
    await addEvent(tx, { affiliateId: id, kind: 'contract-link-sent', ...byStaff(staff, call), detail }, now)
    return done
  })
  if (sent.ok) deps.nudge()
  return sent
}
