// The wish to be told when the day of a decline's plan comes, said or taken back in the portal.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { refused } from '#core/ground/outcome.ts'
import { readPlan } from '#features/capabilities/offers/decline-plan.server.ts'
import { setWish } from '#features/capabilities/offers/notify-me.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import type { setReminder as declared } from './contract.ts'
import type { OwnersApplication } from './session.server.ts'

/** Taken back at any time; asked for only while a day is to come. */
export async function setReminder(
  deps: Deps,
  { lead }: OwnersApplication,
  { wanted }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const decision = wanted && lead.stage === 'declined' ? await currentDecision(deps.db, lead.id) : null
  const plan = decision && (await readPlan(deps, lead, decision, call.language))
  if (wanted && !plan?.reminder) return refused({ code: 'not-possible-now' })
  return setWish(deps, lead, wanted, call)
}
