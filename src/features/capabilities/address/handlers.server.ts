// The address calls. What is typed goes to the address provider and into no log.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { route } from '#platform/http/mount.ts'
import { anybody } from '#platform/http/takes.ts'
import type { Fault } from '#platform/providers/faults.ts'
import { resolveAddress, suggestAddress } from './contract.ts'

const SHORTEST = 3

const publicAddresses = anybody('public addresses')

export const address: Feature = {
  name: 'address',
  routes: (deps) => [
    route(suggestAddress, publicAddresses, (request, call) => suggest(deps, request, call)),
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
  const found = await deps.address.suggest({ text, language: call.language, session: request.session })
  return found.ok ? ok({ suggestions: [...found.value] }) : refused(refusalOf(found.refusal))
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
    : ({ code: 'provider-unavailable', retryAfterSeconds: fault.retryAfterSeconds } as const)
