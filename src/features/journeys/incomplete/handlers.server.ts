// The link for missing answers on the server: what is asked is computed at every call, and whoever gives the last answer completes the application.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import { leadFields, type FieldId } from '#core/contract/lead-fields.ts'
import { wireName, type ReadAnswers } from '#core/contract/lead-model.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { namedIn } from '#core/contract/named-questions.ts'
import { allMissing, stepAt } from '#core/flow/walk.ts'
import { ok } from '#core/ground/outcome.ts'
import { certainNoOfLead, stopApplication } from '#features/capabilities/before-secrets/stop.server.ts'
import { knownOf } from '#features/capabilities/answers/known.server.ts'
import { maskSecrets } from '#features/capabilities/answers/secrets.server.ts'
import type { Wizard } from '#features/capabilities/answers/wizard.server.ts'
import {
  takeAnswers,
  tellAnswers,
  type FactsOf,
} from '#features/capabilities/link-visit/link-answers.server.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { prefillRoutes } from '#features/capabilities/prefill-match/handlers.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import type { LinkVisit } from '#platform/http/application-door.ts'
import { linkRoute } from '#platform/http/application-route.ts'
import type { Call } from '#platform/http/call.ts'
import { application } from '#platform/http/takes.ts'
import { giveConsent } from '#platform/store/consents.ts'
import { readLead, type LeadRow } from '#platform/store/leads.ts'
import { askedFields } from './asked-fields.ts'
import { afterAnswers, completeByLink, isUploadLinkOut } from './complete.server.ts'
import * as contract from './contract.ts'
import { INCOMPLETE_API, incompleteFlow, type IncompleteFacts } from './flow.ts'

const PURPOSE = incompleteFlow.id

/** `wizardOf`: the wizard that the application was begun in, which says what it misses. */
export const incompleteFields = (wizardOf: (lead: LeadRow) => Wizard): Feature => ({
  name: PURPOSE,
  routes: (deps) => [
    linkRoute(deps, contract.openIncomplete, PURPOSE, (_deps, visit, _request, call) =>
      open(deps, wizardOf, visit, call),
    ),
    linkRoute(deps, contract.saveIncomplete, PURPOSE, (_deps, visit, request, call) =>
      save(deps, wizardOf, visit, request, call),
    ),
    linkRoute(deps, contract.stopIncomplete, PURPOSE, stopApplication),
    ...prefillRoutes(INCOMPLETE_API, deps, application({ by: [], purposes: [PURPOSE] })),
  ],
})

const factsOf =
  (wizardOf: (lead: LeadRow) => Wizard): FactsOf<IncompleteFacts> =>
  (lead, link) => {
    const known = knownOf<FieldId>(lead)
    const unanswered = allMissing(wizardOf(lead).flow, known, {})
    const missing = askedFields(unanswered, namedIn(link.detail.fields), known, link.finishedAt !== null)
    return { missing, after: afterAnswers(lead, unanswered) }
  }

const wireNames = (missing: readonly FieldId[]): string[] => missing.map((id) => wireName(leadFields, id))

async function open(
  deps: Deps,
  wizardOf: (lead: LeadRow) => Wizard,
  visit: LinkVisit,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.openIncomplete>>> {
  await noteOpened(deps, visit, call)
  const { answers, masks, facts } = tellAnswers(deps, incompleteFlow, factsOf(wizardOf), visit)
  // Of what was answered before only that is told which the questions need beside them.
  const beside = (of: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(of).filter(([id]) => toldBeside(id as FieldId, facts.missing)))
  return ok({
    valid: true,
    first_name: visit.lead.answers.firstName ?? '',
    brand: visit.lead.brand,
    field_ids: wireNames(facts.missing),
    answers: beside(answers),
    masks: beside(masks),
    facts: {
      ...facts,
      missing: [...facts.missing],
      ...(facts.missing.includes('ssn') ? { refused_by_policy: certainNoOfLead(deps, visit.lead) } : {}),
      ...(facts.after === 'statements' ? { link_sent: await isUploadLinkOut(deps, visit.lead) } : {}),
    },
  })
}

/** A question's own answer, and what its condition or its view looks at. */
const toldBeside = (id: FieldId, missing: readonly FieldId[]): boolean =>
  missing.includes(id) || id === 'classification' || id === 'yearsInBusiness'

async function save(
  deps: Deps,
  wizardOf: (lead: LeadRow) => Wizard,
  visit: LinkVisit,
  { page, model }: RequestOf<typeof contract.saveIncomplete>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.saveIncomplete>>> {
  const facts = factsOf(wizardOf)
  const step = stepAt(incompleteFlow, Number(page))
  let finishedAt = visit.link.finishedAt
  if (step?.fields) {
    const now = deps.clock()
    const given = { step: step.id, model }
    const taken = await takeAnswers(deps, incompleteFlow, facts, visit, given, call, async (tx, read) => {
      await takeConsent(tx, visit, read, call, now)
      await completeByLink(tx, deps, wizardOf, visit, read, now)
    })
    if (!taken.ok) return taken
    if (taken.value.done) finishedAt ??= now
  }
  const { lead } = maskSecrets(deps, (await readLead(deps.db, visit.lead.id)) ?? visit.lead)
  const { missing } = facts(lead, { ...visit.link, finishedAt })
  return ok({ done: missing.length === 0, field_ids: wireNames(missing) })
}

/** The box for a credit report is a consent besides: what it says is kept as one, ticked or left empty. */
async function takeConsent(
  tx: Queryable,
  { lead }: LinkVisit,
  { values: { creditReport: given } }: ReadAnswers,
  { language, ip, userAgent }: Call,
  now: Date,
): Promise<void> {
  if (typeof given !== 'boolean') return
  await giveConsent(tx, { leadId: lead.id, kind: 'credit-report', given, language, ip, userAgent }, now)
}
