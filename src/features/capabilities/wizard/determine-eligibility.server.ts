// What page 7 asks while the bank's data is fetched and read: decided, with a person, or not yet, and whose turn it is (spec 31).
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { isReference } from '#features/capabilities/bank-link/frame-calls.server.ts'
import { findDoing } from '#features/capabilities/offers/doing.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import { connectionsOf, openBankJobs, readConnection, type ConnectionRow } from '#platform/store/bank-data.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { determineEligibility as declared } from './contract.ts'

type Response = ResponseOf<typeof declared>

/** The customer must be a connection of this very application (spec 9); any other is answered like one that does not exist. */
export async function determineEligibility(
  deps: Deps,
  { lead }: Application,
  request: RequestOf<typeof declared>,
): Promise<Answer<Response>> {
  if (request.customerId && !(await isOwn(deps, lead, request.customerId)))
    return refused({ code: 'not-found' })
  switch (lead.stage) {
    case 'offered':
    case 'offer-chosen':
    case 'contract-out':
    case 'contract-signed':
      return ok({ status: 'approved', awaits: null })
    case 'declined':
    case 'not-qualified':
      return ok({ status: 'declined', awaits: null })
    case 'in-review':
      return ok({
        status: 'review',
        awaits: (await findDoing(deps, lead)) === 'owners' ? 'applicant' : 'staff',
      })
    case 'bank-needed':
      return ok(await progressOf(deps, lead))
    case 'draft':
    case 'referred':
      return ok(ownersTurn)
    case 'withdrawn':
    case 'expired':
      return refused({ code: 'closed-application' })
  }
}

const isOwn = async (deps: Deps, lead: LeadRow, id: string): Promise<boolean> =>
  isReference(id) && (await readConnection(deps.db, lead.id, id)) !== null

/** Nothing happens before the applicant does something: there is nothing to ask again for. */
const ownersTurn: Response = { status: 'pending', awaits: 'applicant' }

/** In progress only while a job is at work on it: a bank that failed, was skipped or waits for its owner is not waited for. */
async function progressOf(deps: Deps, lead: LeadRow): Promise<Response> {
  const { bankState } = lead
  const waiting = bankState === 'needs-attention'
  if (bankState !== 'linked' && bankState !== 'linking' && !waiting) return ownersTurn
  const rows = await connectionsOf(deps.db, lead.id)
  const jobs = await openBankJobs(deps.db, lead.id)
  if (jobs.some((kind) => kind !== 'decide-application')) return pending(deps, rows, 'fetching')
  if (bankState === 'linked' && !jobs.length && rows.some((row) => row.accounts && row.state === 'linked')) {
    // Linked before the questions were answered: nothing has asked for the decision yet.
    await deps.db.transaction((tx) =>
      addJob(tx, { kind: 'decide-application', leadId: lead.id }, deps.clock()),
    )
    deps.nudge()
  } else if (!jobs.length) return ownersTurn
  return pending(deps, rows, 'analysing')
}

/** The longer it takes, the less often the page asks: a quarter of the time that has passed, 2 to 15 seconds. */
function pending(deps: Deps, rows: readonly ConnectionRow[], progress: 'fetching' | 'analysing'): Response {
  const since = Math.max(...rows.map((row) => row.updatedAt.getTime()))
  const seconds = (deps.clock().getTime() - since) / 1000
  const retry_in_seconds = Math.min(15, Math.max(2, Math.round(seconds / 4)))
  return { status: 'pending', awaits: null, progress, retry_in_seconds }
}
