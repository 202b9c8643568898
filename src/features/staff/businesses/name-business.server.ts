// Whose an application is: the business of its tax id, made where there is none, which learns what the application knows.
import {
  lastingFields,
  lastingOf,
  lastingSecrets,
  type LastingAnswers,
  type LastingSecret,
} from '#core/contract/lasting-answers.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { isId } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { bandTold } from '#features/capabilities/apply-again/band-told.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  keepBusiness,
  lockBusinessByTax,
  nameBusiness as point,
  taxKeyOf,
  type BusinessRow,
} from '#platform/store/businesses.ts'
import { contactHolds } from '#platform/store/contact-holds.ts'
import { currentDecision } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { openSecret } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { endLinksOfBusiness } from '#platform/store/links.ts'
import { changeLeadFor } from '../applications/lead-for.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { nameBusiness as declared } from './business-contract.ts'

type Named = ResponseOf<typeof declared>

export async function nameBusiness(
  deps: Deps,
  staff: LoggedIn,
  { id }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<Named>> {
  return changeLeadFor(deps, staff, id, 'name-business', async (tx, lead) => {
    const taxKey = await taxKeyOf(tx, id)
    if (!taxKey || !(await mayBeNamed(tx, lead))) return refused({ code: 'not-possible-now' })
    // A contact that nobody has confirmed must not become the one that links are sent to.
    if ((await contactHolds(tx, id, deps.clock())).length) return refused({ code: 'contact-held' })
    return ok(await name(tx, deps, staff, { lead, taxKey, call }))
  })
}

/** Once it was approved: funding itself is told by staff, who do this when the money went out. */
export const mayBeNamed = async (tx: Queryable, { id, stage }: LeadRow): Promise<boolean> =>
  hasOffer(stage) || (await currentDecision(tx, id))?.outcome === 'approved'

async function name(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  { lead, taxKey, call }: { lead: LeadRow; taxKey: string; call: Call },
): Promise<Named> {
  const now = deps.clock()
  const before = await lockBusinessByTax(tx, [taxKey])
  const answers = lastingOf(lead.answers)
  const businessId = await keepBusiness(
    tx,
    deps.keys,
    before,
    {
      origin: 'application',
      brand: lead.brand,
      language: lead.language,
      answers,
      secrets: secretsOf(deps, lead),
      taxKey,
      assignedTo: null,
      bandTold: await bandTold(tx, lead),
    },
    now,
  )
  await point(tx, lead.id, businessId)
  const by = byStaff(staff, call)
  const application = isId(lead.id) ? { application: lead.id } : {}
  const fields = before ? changed(before, answers) : []
  if (!before) await addEvent(tx, { businessId, ...by, kind: 'business-made', detail: application }, now)
  else if (fields.length)
    await addEvent(
      tx,
      { businessId, ...by, kind: 'business-updated', detail: { fields, ...application } },
      now,
    )
  // They went to whoever has the previous contact.
  if (fields.includes('email') || fields.includes('cellPhone'))
    await endLinksOfBusiness(tx, businessId, staff.id, now)
  if (lead.businessId !== businessId)
    await addEvent(
      tx,
      { leadId: lead.id, ...by, kind: 'business-named', detail: { business: businessId } },
      now,
    )
  return { businessId, made: !before }
}

const changed = ({ answers: before }: BusinessRow, answers: LastingAnswers): FieldId[] =>
  lastingFields.filter((field) => answers[field] !== undefined && answers[field] !== before[field])

function secretsOf(deps: Deps, { id, secrets }: LeadRow): Partial<Record<LastingSecret, string>> {
  return Object.fromEntries(
    lastingSecrets.flatMap((field) => {
      const sealed = secrets[field]
      const value = sealed === undefined ? null : openSecret(deps, id, field, sealed)
      return value === null ? [] : [[field, value] as const]
    }),
  )
}
