// The link about deposits on the server: greets, and takes the document that a customer's payment is asked for under its own api.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { openQuestions } from './contract.ts'
import { QUESTIONS } from './flow.ts'

export const questions: Feature = {
  name: QUESTIONS,
  routes: (deps) => [linkRoute(deps, openQuestions, QUESTIONS, open)],
  plugin: uploads({ api: QUESTIONS, purposes: [QUESTIONS] }),
}

async function open(
  deps: Deps,
  visit: LinkVisit,
  _request: RequestOf<typeof openQuestions>,
  call: Call,
): Promise<Answer<ResponseOf<typeof openQuestions>>> {
  await noteOpened(deps, visit, call)
  const { answers, brand } = visit.lead
  return ok({ first_name: answers.firstName ?? '', brand })
}
