// The page before the bank waits a moment for the register of defaulted merchants (spec 7): who asks learns that it has answered and which page comes next, never what it said.
import { setTimeout as pause } from 'node:timers/promises'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import { isJobOpen } from '#platform/outbox/outbox.ts'
import { readLead } from '#platform/store/leads.ts'
import type { ready as declared } from './contract.ts'
import { REGISTER_CHECK } from './merchant-defaults.server.ts'
import { pageOf } from '#features/capabilities/answers/lead-progress.server.ts'
import type { Wizards } from '#features/capabilities/answers/wizard.server.ts'

type Request = RequestOf<typeof declared>
type Response = ResponseOf<typeof declared>

const LONGEST_MS = 10_000
/** Milliseconds between two looks: quick at first, for the check usually ends before the person is on page 5. */
const pauses = [100, 200, 300, 400]

/**
 * `settled`: the register has answered, gave up or is not set up; false when it is still silent after the wait, and then the person goes
 * on all the same and staff see 'not checked'. Between two looks no connection to the database is held. `wait` is how time passes.
 */
export async function awaitRegister(
  deps: Deps,
  wizards: Wizards,
  { lead }: Application,
  request: Request,
  wait: (ms: number) => Promise<unknown> = pause,
): Promise<Answer<Response>> {
  const { id } = lead
  const most = Math.min(LONGEST_MS, (request.wait ?? LONGEST_MS / 1000) * 1000)
  let settled = !(await isJobOpen(deps.db, id, REGISTER_CHECK))
  for (let waited = 0, looks = 0; !settled && waited < most; looks++) {
    const ms = Math.min(pauses[looks] ?? 500, most - waited)
    await wait(ms)
    waited += ms
    settled = !(await isJobOpen(deps.db, id, REGISTER_CHECK))
  }
  const wizard = wizards[request.variant ?? lead.variant]
  return ok({ settled, page: pageOf(wizard, (await readLead(deps.db, id)) ?? lead) })
}
