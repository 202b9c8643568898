// The renewal on the server: verify, count the banks, take the request, use a bank again, finish.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed, takesAnswers } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { bankLinkRoutes } from '#features/capabilities/bank-link/handlers.server.ts'
import { bankWayOf, readersOf } from '#features/capabilities/bank-link/bank-way.server.ts'
import { reusableBanks, reuseBanks } from '#features/capabilities/bank-link/reuse.server.ts'
import { noteOpened } from '#features/capabilities/link-visit/visit.server.ts'
import { uploads } from '#features/capabilities/uploads/upload.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Feature } from '#platform/feature.ts'
import { businessRoute, type BusinessVisit } from '#platform/http/business-door.ts'
import type { Call } from '#platform/http/call.ts'
import { activeBanks } from '#platform/store/businesses.ts'
import { lockLead } from '#platform/store/leads.ts'
import { applyForm } from './apply-form.server.ts'
import * as contract from './contract.ts'
import { renewalFields, type RenewalField } from './fields.ts'
import { finish } from './finish.server.ts'
import { BANK_API, RENEWAL, requestFields } from './flow.ts'

export const renewal: Feature = {
  name: RENEWAL,
  routes: (deps) => [
    businessRoute(deps, contract.verifyLink, RENEWAL, verify),
    businessRoute(deps, contract.activePlaids, RENEWAL, countBanks),
    businessRoute(deps, contract.applyForm, RENEWAL, applyForm),
    businessRoute(deps, contract.useBank, RENEWAL, useBank),
    businessRoute(deps, contract.finish, RENEWAL, finish),
    ...bankLinkRoutes(BANK_API, deps),
  ],
  // In the place of a bank that could not be connected; those of the statements' own page are an opportunity's (capabilities/uploads).
  plugin: uploads({ api: BANK_API, purposes: [RENEWAL] }),
}

async function verify(
  deps: Deps,
  visit: BusinessVisit,
  { link: code }: RequestOf<typeof contract.verifyLink>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.verifyLink>>> {
  await noteOpened(deps, visit, call)
  const { business, lead } = visit
  const known = await reusableBanks(deps.db, business.id, lead?.id ?? null)
  return ok({
    valid: true,
    account_id: code.trim(),
    company_name: business.answers.businessName ?? '',
    first_name: business.answers.firstName ?? '',
    brand: business.brand,
    standing: !lead ? 'new' : takesAnswers(lead.stage) ? 'asked' : 'received',
    answers: lead && takesAnswers(lead.stage) ? textsOf(lead.answers) : {},
    active: (await activeBanks(deps.db, business.id)).length,
    known_banks: known.map(({ institution }) => institution),
    read_by: readersOf(deps, known),
    way: bankWayOf(deps),
  })
}

/** The box for texts is never ticked for anybody. */
const textsOf = (answers: NonNullable<BusinessVisit['lead']>['answers']): Record<string, string> =>
  Object.fromEntries(
    requestFields.flatMap(({ field }: { field: RenewalField }) => {
      const value = answers[field]
      return value === undefined || field === 'smsConsent'
        ? []
        : [[field, renewalFields[field].kind.show(value)] as const]
    }),
  )

async function countBanks(
  deps: Deps,
  { business }: BusinessVisit,
): Promise<Answer<ResponseOf<typeof contract.activePlaids>>> {
  return ok({ active: (await activeBanks(deps.db, business.id)).length })
}

async function useBank(
  deps: Deps,
  { lead }: BusinessVisit,
  _request: RequestOf<typeof contract.useBank>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.useBank>>> {
  const now = deps.clock()
  const used = await deps.db.transaction(async (tx): Promise<Answer<{ banks: number }>> => {
    const current = lead && (await lockLead(tx, lead.id))
    if (!current?.businessId || isClosed(current.stage)) return refused({ code: 'not-possible-now' })
    const banks = await reusableBanks(tx, current.businessId, current.id)
    return ok({ banks: await reuseBanks(tx, deps, current, banks, call, now) })
  })
  deps.nudge()
  return used
}
