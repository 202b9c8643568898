// What a signer does to their part: in one transaction, with the envelope and whose it is locked, in a browser that is known to be theirs.
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { lockEnvelope } from '#platform/store/envelopes.ts'
import type { Addressee } from '../messages/addressee.server.ts'
import { lockOwner, ownerOfVisit } from './owner.server.ts'
import type { Proof } from './signer-browser.server.ts'
import { findProvenPart, partOf, standingOf, type SignerPart, type Standing } from './signer-visit.server.ts'

export type Done = Answer<{ ok: boolean }>
export const done: Done = ok({ ok: true })
export const byOf = ({ ip, userAgent }: Call) => ({ actor: 'applicant', ip, userAgent }) as const

interface Held extends SignerPart {
  readonly proof: Proof
  readonly owner: Addressee
  readonly standing: Standing
  readonly now: Date
}

/** With the envelope and whose it is locked: two signatures, or a signature and a changed offer, come one after the other. */
export async function holding(
  deps: Deps,
  visit: PartyVisit,
  call: Call,
  work: (tx: Queryable, held: Held) => Promise<Done>,
): Promise<Done> {
  const now = deps.clock()
  const found = await findProvenPart(deps, visit, call)
  if (!found.ok) return found
  const answer = await deps.db.transaction(async (tx): Promise<Done> => {
    const owner = await lockOwner(tx, ownerOfVisit(visit))
    if (!owner) return refused({ code: 'link-invalid' })
    await lockEnvelope(tx, owner.id, found.value.envelope.id)
    const part = await partOf(deps, tx, visit)
    if (!part) return refused({ code: 'link-invalid' })
    const { proof } = found.value
    return work(tx, { ...part, proof, owner, now, standing: standingOf(part, now) })
  })
  if (answer.ok) deps.nudge()
  return answer
}
