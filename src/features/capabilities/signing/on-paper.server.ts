// A signer who wants the contract on paper: staff are told, and it can still be signed here.
import type { RequestOf } from '#core/contract/endpoint.ts'
import { refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { addEvent } from '#platform/store/events.ts'
import { addOwnerRequest, ownerRequestsOf } from '#platform/store/owner-requests.ts'
import { belongsTo } from '../messages/addressee.server.ts'
import { contactOf } from '../messages/layout.ts'
import { brandOf } from '../messages/content-of.server.ts'
import type { askPaper } from './contract.ts'
import { byOf, done, holding, type Done } from './held-part.server.ts'
import { ownerOfVisit } from './owner.server.ts'

/** Of an application; an affiliate writes to whoever it agrees with, since nobody's list holds them. */
export const askOnPaper = (
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof askPaper>,
  call: Call,
): Promise<Done> =>
  holding(deps, visit, call, async (tx, { owner, envelope, own, standing, now }) => {
    if (owner.subject === 'affiliate') return refused({ code: 'not-possible-now' })
    if (standing !== 'consent' && standing !== 'sign' && standing !== 'wait')
      return refused({ code: 'not-possible-now' })
    if (!(await addOwnerRequest(tx, owner.id, 'sign-on-paper', now))) return done
    const detail = { envelope: envelope.id, signature: own.id }
    await addEvent(tx, { ...belongsTo(owner), kind: 'contract-paper-asked', ...byOf(call), detail }, now)
    return done
  })

/** 'ask' or 'asked' for a signer of an application; else how the other side is reached. */
export async function onPaper(deps: Deps, visit: PartyVisit): Promise<string> {
  const { subject, subjectId, brand } = ownerOfVisit(visit)
  if (subject === 'affiliate') return contactOf(brandOf(deps, brand))
  const waiting = await ownerRequestsOf(deps.db, subjectId)
  return waiting.some(({ kind }) => kind === 'sign-on-paper') ? 'asked' : 'ask'
}
