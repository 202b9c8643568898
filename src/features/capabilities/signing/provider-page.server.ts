// Signing on a provider's own page: a session of it for one signer, and asking for its state.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { PartyVisit } from '#platform/http/party-door.ts'
import { findESign } from '#platform/providers/e-sign/port.ts'
import { personsWait } from '#platform/providers/faults.ts'
import { noteFinished } from '../link-visit/visit.server.ts'
import type { lookAgain, openFrame } from './contract.ts'
import { takeStanding } from './look-at-envelope.server.ts'
import { findPart, findProvenPart, standingOf } from './signer-visit.server.ts'

export async function openProviderPage(
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof openFrame>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openFrame>>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  const { envelope, email } = found.value
  const provider = findESign(deps.eSign, envelope.provider)?.embedded
  if (!provider || standingOf(found.value, deps.clock()) !== 'sign')
    return refused({ code: 'not-possible-now' })
  const proven = await findProvenPart(deps, visit, call)
  if (!proven.ok) return proven
  const page = await provider.openSession(envelope.reference, email)
  if (page.ok) return ok({ url: page.value.url })
  // A wrong key of ours says nothing of the contract.
  const { kind, ours } = page.refusal
  if (kind === 'rejected' && !ours) return refused({ code: 'not-possible-now' })
  return refused({ code: 'provider-unavailable', retryAfterSeconds: personsWait(page.refusal) })
}

/** Answers its state as far as it is known: a provider that does not answer is asked again by the sweep. */
export async function askProvider(
  deps: Deps,
  visit: PartyVisit,
  _request: RequestOf<typeof lookAgain>,
  call: Call,
): Promise<Answer<ResponseOf<typeof lookAgain>>> {
  const found = await findPart(deps, visit, call)
  if (!found.ok) return found
  await takeStanding(deps, found.value.envelope.subjectId, found.value.envelope.id)
  const part = await findPart(deps, visit, call)
  if (!part.ok) return part
  const now = deps.clock()
  if (part.value.own.signedAt) await noteFinished(deps.db, visit, call, now)
  return ok({ standing: standingOf(part.value, now) })
}
