// The list of what is still asked on the server: tells it, and takes bank and documents under its own api.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { bankWayOf } from '#features/capabilities/bank-link/bank-way.server.ts'
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { isToDo } from '#core/domain/still-asked.ts'
import { noteFoundDone, noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { readAsked } from '#features/capabilities/still-asked/read-asked.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { openTodo } from './contract.ts'
import { TODO } from './flow.ts'

export const todo: Feature = {
  name: TODO,
  routes: (deps) => [linkRoute(deps, openTodo, TODO, open), ...bankLinkRoutes(TODO, deps)],
  plugin: uploads({ api: TODO, purposes: [TODO] }),
}

async function open(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof openTodo>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openTodo>>> {
  const byOwner = await noteOpened(deps, visit, call)
  const { lead } = visit
  const asked = await readAsked(deps, lead)
  if (byOwner && !asked.some(isToDo)) {
    const now = deps.clock()
    await deps.db.transaction((tx) => noteFoundDone(tx, visit, call, now))
  }
  return ok({
    first_name: lead.answers.firstName ?? '',
    brand: lead.brand,
    asked,
    way: bankWayOf(deps),
  })
}
