// The links of a person on the server: the three calls of each, and what the opening tells about this person alone.
import { leadFields } from '#core/contract/lead-fields.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { fieldsAsked } from '#core/flow/walk.ts'
import { ok } from '#core/ground/outcome.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { Call } from '#platform/http/call.ts'
import { personRoute, type PersonVisit } from '#platform/http/person-door.ts'
import { signerCalls, type SignerOpened } from './contract.ts'
import type { SignerFlow } from './flow.ts'
import type { SignerPaths } from './paths.ts'
import { sendOther } from './send-other.server.ts'
import { takePersonAnswers } from './take-answers.server.ts'

/** Told in place of what is kept encrypted: no digit of it leaves, whoever has the link. */
const HIDDEN = '••••••'

/** Mounts the calls of one flow. */
export const signerLink = (flow: SignerFlow, paths: SignerPaths): Feature => {
  const calls = signerCalls(flow.id, paths)
  return {
    name: flow.id,
    routes: (deps) => [
      personRoute(deps, calls.load, flow.id, (_deps, visit, _request, call) => open(deps, flow, visit, call)),
      personRoute(deps, calls.post, flow.id, (_deps, visit, request, call) =>
        takePersonAnswers(deps, flow, visit, request, call),
      ),
      personRoute(deps, calls.sendOther, flow.id, (_deps, visit, { model }, call) =>
        sendOther(deps, visit, model, call),
      ),
    ],
  }
}

async function open(
  deps: Deps,
  flow: SignerFlow,
  visit: PersonVisit,
  call: Call,
): Promise<Answer<SignerOpened>> {
  await noteOpened(deps, visit, call)
  const { person, lead, link } = visit
  const finished = link.finishedAt !== null
  const answers: Record<string, string> = {}
  const masks: Record<string, string> = {}
  // Whoever is done is shown that, and nothing of what they gave.
  for (const id of finished ? [] : fieldsAsked(flow)) {
    const value = person.answers[id]
    if (value !== undefined) answers[id] = leadFields[id].kind.show(value)
    else if (person.secrets[id] !== undefined && id !== 'signature') masks[id] = HIDDEN
  }
  const business = lead.answers.businessName ?? ''
  const { firstName = '', lastName = '' } = person.answers
  return ok({
    valid: true,
    first_name: firstName,
    brand: lead.brand,
    business_name: business,
    businessname: business,
    pgname: `${firstName} ${lastName}`.trim(),
    answers,
    masks,
    facts: { role: person.role, agreed: person.agreedAt !== null, finished },
  })
}
