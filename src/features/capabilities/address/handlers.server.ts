// The address calls. What is typed goes to the address provider and into no log.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import { personsWait, type Fault } from '#platform/providers/faults.ts'
import { placeOfZip, resolveAddress, suggestAddress } from './contract.ts'

const SHORTEST = 3

const publicAddresses = anybody('public addresses')

export const address: Feature = {
  name: 'address',
  routes: (deps) => [
    route(suggestAddress, publicAddresses, (request, call) => suggest(deps, request, call)),
    route(placeOfZip, publicAddresses, (request) => zipPlace(deps, request)),
    route(resolveAddress, publicAddresses, (request) => resolve(deps, request)),
  ],
}

async function suggest(
  deps: Deps,
  request: RequestOf<typeof suggestAddress>,
  call: Call,
): Promise<Answer<ResponseOf<typeof suggestAddress>>> {
  const text = request.text.trim()
  if (text.length < SHORTEST) return ok({ suggestions: [] })
  const near = request.near?.toUpperCase() ?? null
  const found = await deps.address.suggest({ text, language: call.language, session: request.session, near })
  return found.ok ? ok({ suggestions: [...found.value] }) : refused(refusalOf(found.refusal))
}

async function zipPlace(
  deps: Deps,
  { zip }: RequestOf<typeof placeOfZip>,
): Promise<Answer<ResponseOf<typeof placeOfZip>>> {
  const found = await deps.address.placeOfZip(zip)
  if (!found.ok) return refused(refusalOf(found.refusal))
  return ok({ place: found.value && { city: found.value.city, state: found.value.state } })
}

async function resolve(
  deps: Deps,
  request: RequestOf<typeof resolveAddress>,
): Promise<Answer<ResponseOf<typeof resolveAddress>>> {
  const found = await deps.address.resolve(request)
  return found.ok ? ok(found.value) : refused(refusalOf(found.refusal))
}

/** Whatever is wrong there, the person goes on by hand. */
const refusalOf = (fault: Fault) =>
  fault.kind === 'rejected'
    ? ({ code: 'provider-rejected' } as const)
    : ({ code: 'provider-unavailable', retryAfterSeconds: personsWait(fault) } as const)
