// A link flow that asks questions, on the server: nothing but its flow and its facts have to be said.
import type { Answer } from '#core/contract/refusals.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { questionCalls, type Asked } from './contract.ts'
import { takeAnswers, tellAnswers, type FactsOf, type QuestionFlow } from './link-answers.server.ts'
import { noteOpened } from './visit.server.ts'

/** Mounts both calls of a flow of form steps. Facts are texts, numbers, flags and lists of texts, for the browser is told them. */
export function questionLink<Facts extends object>(
  flow: QuestionFlow<Facts>,
  factsOf: FactsOf<Facts>,
): Feature {
  const calls = questionCalls(
    flow.id,
    flow.steps.filter(({ fields }) => fields).map(({ id }) => id),
  )
  return {
    name: flow.id,
    routes: (deps) => [
      linkRoute(deps, calls.verify, flow.id, (_deps, visit, _request, call) =>
        open(deps, flow, factsOf, visit, call),
      ),
      linkRoute(deps, calls.save, flow.id, (_deps, visit, request, call) =>
        takeAnswers(deps, flow, factsOf, visit, request, call),
      ),
    ],
  }
}

async function open<Facts extends object>(
  deps: Deps,
  flow: QuestionFlow<Facts>,
  factsOf: FactsOf<Facts>,
  visit: LinkVisit,
  call: Call,
): Promise<Answer<Asked>> {
  await noteOpened(deps, visit, call)
  const { answers, brand } = visit.lead
  const told = tellAnswers(deps, flow, factsOf, visit)
  // The response's schema lets out nothing else than facts can be.
  const facts = { ...told.facts } as Asked['facts']
  return ok({ ...told, facts, first_name: answers.firstName ?? '', brand })
}
