// Offers are shown to the application's own browser, or to one that came by its link: a bare lead id is not enough.
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { namedIn, whoAsks } from '#features/capabilities/bank-link/who.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { LeadRow } from '#platform/store/leads.ts'

export async function whoSees(
  deps: Deps,
  request: Parameters<typeof namedIn>[0],
  call: Call,
): Promise<Answer<LeadRow>> {
  const who = await whoAsks(deps, call, namedIn(request))
  if (!who.ok) return who
  return who.value.own ? ok(who.value.lead) : refused({ code: 'session-needed' })
}
