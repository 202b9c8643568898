// A link flow that asks questions, on the server: nothing but its flow has to be said.
import { leadSet, leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { partOf } from '#core/contract/field-set.ts'
import { missingAnswer, readerOf } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { isSoleProprietor } from '#core/domain/sole-proprietor.ts'
import type { Flow } from '#core/flow/flow.ts'
import { fieldsAsked, missingFields, stepAfter, stepOf } from '#core/flow/walk.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { changesOf, writeAnswers } from '#features/capabilities/answers/write-answers.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { lockLead } from '#platform/store/leads.ts'
import { handedOutBy } from '#platform/store/links.ts'
import { questionCalls, type Asked, type LinkAnswers } from './contract.ts'
import { noteFinished, noteOpened } from './visit.server.ts'

type QuestionFlow = Flow<FieldId, object> & { readonly id: LinkPurpose }

/** Mounts both calls of a flow of form steps. Throws for a flow that asks for a tax id or date of birth: those only the wizard's save keeps. */
export function questionLink(flow: QuestionFlow): Feature {
  const asked = fieldsAsked(flow)
  const secret = asked.find((id) => leadFields[id].secret)
  if (secret) throw new Error(`${flow.id} asks for ${secret}, which only the wizard's save can keep`)
  const calls = questionCalls(
    flow.id,
    flow.steps.filter(({ fields }) => fields).map(({ id }) => id),
  )
  return {
    name: flow.id,
    routes: (deps) => [
      linkRoute(deps, calls.verify, flow.id, (_deps, visit, _request, call) =>
        open(deps, asked, visit, call),
      ),
      linkRoute(deps, calls.save, flow.id, (_deps, visit, request, call) =>
        save(deps, flow, visit, request, call),
      ),
    ],
  }
}

async function open(
  deps: Deps,
  asked: readonly FieldId[],
  visit: LinkVisit,
  call: Call,
): Promise<Answer<Asked>> {
  await noteOpened(deps, visit, call)
  const { answers, brand } = visit.lead
  const shown = asked.flatMap((id) => {
    const value = answers[id]
    return value === undefined ? [] : [[id, leadFields[id].kind.show(value)] as const]
  })
  return ok({ first_name: answers.firstName ?? '', brand, answers: Object.fromEntries(shown), masks: {} })
}

/** One step's answers: checked as the wizard checks them, written where they differ; behind the last step the link has done what it is for. */
async function save(
  deps: Deps,
  flow: QuestionFlow,
  visit: LinkVisit,
  { step: id, model }: LinkAnswers,
  call: Call,
): Promise<Answer<{ done: boolean }>> {
  const step = stepOf(flow, id)
  if (!step?.fields) throw new Error('the contract let in a step that asks nothing')
  const set = partOf<FieldId, typeof leadFields, FieldId>(
    leadSet,
    step.fields.map(({ field }) => field),
  )
  const now = deps.clock()
  const written = await deps.db.transaction(async (tx): Promise<Answer<{ done: boolean }>> => {
    const lead = await lockLead(tx, visit.lead.id)
    if (!lead || isClosed(lead.stage)) return refused({ code: 'link-invalid' })
    const today = now.toISOString().slice(0, 10)
    const sole = isSoleProprietor(lead.answers.classification)
    const read = readerOf<FieldId, typeof leadFields>(set)(model, today, call.language, sole)
    if (!read.ok) return refused({ code: 'invalid-fields', errors: read.refusal })
    const known = knownOf(lead, read.value)
    const missing = missingFields(step, known)
    if (missing.length) {
      const errors = missing.map((field) => missingAnswer(leadSet, field, call.language))
      return refused({ code: 'invalid-fields', errors })
    }
    const by = { actor: 'applicant', ip: call.ip, userAgent: call.userAgent } as const
    await writeAnswers(
      tx,
      deps,
      lead,
      changesOf(lead, read.value),
      (fields) => ({ ...by, kind: 'answers-given', detail: { fields, link: visit.link.id } }),
      now,
      await handedOutBy(tx, visit.link),
    )
    const next = stepAfter(flow, step, known, {})
    const done = next === null || next.kind === 'finish'
    if (done) await noteFinished(tx, visit, call, now)
    return ok({ done })
  })
  if (written.ok) deps.nudge()
  return written
}
