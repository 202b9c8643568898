// Jobs: who sees all applications sees how they keep up and which gave up, and can send these back to work, one or all of one cause.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { maySeeJobs } from '#core/domain/access.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { reopenRefused } from '#features/capabilities/messages/reopen-refused.server.ts'
import { deadJobPayload, retryDeadJob } from '#platform/outbox/outbox.ts'
import { addEvent, idOf, type EventOf } from '#platform/store/events.ts'
import { deadJobGroups, deadJobs, deadJobsOfCause, jobQueues } from '#platform/store/job-list.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
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
  const groups = await deadJobGroups(deps.db)
  const queues = await jobQueues(deps.db, deps.clock())
  return ok({
    total,
    groups: groups.map((group) => ({
      ...group,
      since: group.since.toISOString(),
      latest: group.latest.toISOString(),
    })),
    vendors: deps.doors.states().map((door) => ({
      ...door,
      opensAt: door.opensAt?.toISOString() ?? null,
      lastFault: door.lastFault && { ...door.lastFault, at: door.lastFault.at.toISOString() },
    })),
    queues: queues.map((queue) => ({ ...queue, oldest: queue.oldest?.toISOString() ?? null })),
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

/** Jobs that one transaction sends back: the others wait no longer than for these. */
const REVIVED_AT_ONCE = 100

export async function reviveJobs(
  deps: Deps,
  staff: LoggedIn,
  { kind, cause }: RequestOf<typeof contract.reviveJobs>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.reviveJobs>>> {
  if (!maySeeJobs(staff)) return refused({ code: 'not-allowed' })
  let [revived, left] = [0, 0]
  for (let after: string | null = null; ;) {
    const jobs = await deadJobsOfCause(deps.db, kind, cause, after, REVIVED_AT_ONCE)
    await deps.db.transaction(async (tx) => {
      for (const { id, leadId, of } of jobs) {
        const why = await sendBack(tx, deps, staff, subjects[of](leadId), id, call)
        if (why) left += 1
        else revived += 1
      }
    })
    after = jobs.at(-1)?.id ?? null
    if (jobs.length < REVIVED_AT_ONCE) break
  }
  deps.nudge()
  return ok({ revived, left })
}

const subjects = {
  application: (leadId: string): EventOf => ({ leadId }),
  business: (businessId: string): EventOf => ({ businessId }),
  affiliate: (affiliateId: string): EventOf => ({ affiliateId }),
  staff: (staffId: string) => ({ staffId }),
  portal: (codeId: string) => ({ codeId }),
}

/** Whose job it is, and in which log it is written down. */
type OfJob = EventOf | { readonly staffId: string } | { readonly codeId: string }

/** Refuses a job that is not there, or went back to work already, with 'done-already'; a message to an address that was refused, with 'address-refused'. */
async function retry(
  deps: Deps,
  staff: LoggedIn,
  of: EventOf,
  id: string,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  const why = await deps.db.transaction((tx) => sendBack(tx, deps, staff, of, id, call))
  if (why) return refused({ code: why })
  deps.nudge()
  return done
}

/** Sends one job that gave up back to work; answers why not where it stays. */
async function sendBack(
  tx: Queryable,
  deps: Deps,
  staff: LoggedIn,
  of: OfJob,
  id: string,
  call: Call,
): Promise<'address-refused' | 'done-already' | null> {
  const now = deps.clock()
  const subject = 'staffId' in of ? of.staffId : 'codeId' in of ? of.codeId : idOf(of)
  const given = await deadJobPayload(tx, subject, id)
  const { message } = given?.payload ?? {}
  if (typeof message === 'string' && !(await reopenRefused(tx, deps, subject, message)))
    return 'address-refused'
  const job = await retryDeadJob(tx, subject, id, now)
  if (!job) return 'done-already'
  const detail = { job }
  const actor = { actorId: staff.id, ip: call.ip }
  if ('staffId' in of) await addStaffEvent(tx, { ...of, kind: 'job-retried', ...actor, detail }, now)
  // Whose a code is stands nowhere in clear: that it went back to work is told about whoever sent it.
  else if ('codeId' in of)
    await addStaffEvent(tx, { staffId: staff.id, kind: 'job-retried', ...actor, detail }, now)
  else await addEvent(tx, { ...of, kind: 'job-retried', ...byStaff(staff, call), detail }, now)
  return null
}
