// Jobs that gave up: who sees all applications sees them, and can send them back to work.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { maySeeJobs } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { reopenRefused } from '#features/capabilities/messages/reopen-refused.server.ts'
import { deadJobPayload, retryDeadJob } from '#platform/outbox/outbox.ts'
import { addEvent, idOf, type EventOf } from '#platform/store/events.ts'
import { deadJobs } from '#platform/store/lead-page.ts'
import { leadFor } from '../applications/lead-for.server.ts'
import { businessFor } from '../businesses/business-for.server.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type * as contract from './work-contract.ts'

export async function listDeadJobs(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listDeadJobs>>> {
  if (!maySeeJobs(staff)) return refused({ code: 'not-allowed' })
  const { jobs, total } = await deadJobs(deps.db)
  return ok({
    total,
    jobs: jobs.map((job) => ({
      id: job.id,
      applicationId: job.leadId,
      applicationName: job.leadName,
      of: job.of,
      kind: job.kind,
      attempts: job.attempts,
      lastError: job.lastError,
      refused: job.refused,
      createdAt: job.createdAt.toISOString(),
    })),
  })
}

export async function retryJob(
  deps: Deps,
  staff: LoggedIn,
  { id, applicationId }: RequestOf<typeof contract.retryJob>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const found = await leadFor(deps.db, staff, applicationId, 'retry-job')
  return found.ok ? retry(deps, staff, { leadId: applicationId }, id, call) : found
}

export async function retryBusinessJob(
  deps: Deps,
  staff: LoggedIn,
  { id, jobId }: RequestOf<typeof contract.retryBusinessJob>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const found = await businessFor(deps.db, staff, id, 'retry-job')
  return found.ok ? retry(deps, staff, { businessId: id }, jobId, call) : found
}

export const retryAffiliateJob = (
  deps: Deps,
  staff: LoggedIn,
  { id, jobId }: RequestOf<typeof contract.retryAffiliateJob>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> => retry(deps, staff, { affiliateId: id }, jobId, call)

/** Refuses a job that is not there, or went back to work already, with 'done-already'; a message to an address that was refused, with 'address-refused'. */
async function retry(
  deps: Deps,
  staff: LoggedIn,
  of: EventOf,
  id: string,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const now = deps.clock()
  const subject = idOf(of)
  const retried = await deps.db.transaction(async (tx) => {
    const given = await deadJobPayload(tx, subject, id)
    const { message } = given?.payload ?? {}
    if (typeof message === 'string' && !(await reopenRefused(tx, deps, subject, message)))
      return 'address-refused'
    const job = await retryDeadJob(tx, subject, id, now)
    if (!job) return 'done-already'
    await addEvent(tx, { ...of, kind: 'job-retried', ...byStaff(staff, call), detail: { job } }, now)
    return null
  })
  if (retried) return refused({ code: retried })
  deps.nudge()
  return done
}
