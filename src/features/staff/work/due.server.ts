// What is due: answers to complete applications, notices to incomplete ones and of counteroffers that nobody accepted, what owners asked for, messages that were held, and contracts that a person must go on with; soonest first.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayManageAffiliates, seesAll } from '#core/domain/access.ts'
import { nameOfAffiliate } from '#core/domain/affiliates.ts'
import { answerClock } from '#core/domain/answer-clock.ts'
import { requestDue } from '#core/domain/owner-requests.ts'
import { addDays } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { runningClocks } from '#platform/store/answer-clocks.ts'
import { heldMessages, heldToAffiliates } from '#platform/store/messages.ts'
import { waitingRequests } from '#platform/store/owner-requests.ts'
import { waitingContracts, type WaitingContract } from '#platform/store/waiting-contracts.ts'
import type { LoggedIn } from '../login/session.server.ts'
import type * as contract from './work-contract.ts'

const MOST = 200
const DAY_MS = 86_400_000
type Due = ResponseOf<typeof contract.listDue>['due'][number]
/** An incomplete application is nobody's worry before. */
const NOTICE_IN_SIGHT_DAYS = 15
/** Until then an owner thinks an offer over. */
const COUNTEROFFER_IN_SIGHT_DAYS = 60
/** What nobody sent on by then is of no use any more. */
const HELD_IN_SIGHT_DAYS = 14
const inSightAfter = [
  ['answer', 0],
  ['notice', NOTICE_IN_SIGHT_DAYS],
  ['counteroffer', COUNTEROFFER_IN_SIGHT_DAYS],
] as const

export async function listDue(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listDue>>> {
  const now = deps.clock()
  const visibleTo = seesAll(staff) ? null : staff.id
  const due: Due[] = []
  for (const [kind, days] of inSightAfter) {
    const before = new Date(now.getTime() - days * DAY_MS)
    for (const row of await runningClocks(deps.db, { kind, before, visibleTo, limit: MOST })) {
      const clock = answerClock(row, now)
      if (clock)
        due.push({
          applicationId: row.id,
          applicationName: row.name,
          stage: row.stage,
          kind: clock.kind,
          dueOn: clock.dueOn,
          days: clock.days,
          assigned: row.assignedName,
        })
    }
  }
  const asked = await waitingRequests(deps.db, { visibleTo, limit: MOST })
  for (const { kind, askedAt, leadId, name, stage, assignedName } of asked)
    due.push({
      applicationId: leadId,
      applicationName: name,
      stage,
      kind,
      dueOn: requestDue(kind, askedAt),
      days: Math.floor((now.getTime() - askedAt.getTime()) / DAY_MS),
      assigned: assignedName,
    })
  const since = new Date(now.getTime() - HELD_IN_SIGHT_DAYS * DAY_MS)
  const waited = (from: Date) => ({
    dueOn: addDays(easternDay(from), 1),
    days: Math.floor((now.getTime() - from.getTime()) / DAY_MS),
  })
  for (const waiting of await waitingContracts(deps.db, { visibleTo, limit: MOST }))
    due.push({
      applicationId: waiting.leadId,
      applicationName: waiting.name,
      stage: waiting.stage,
      kind: contractDue(waiting),
      ...waited(waiting.since),
      assigned: waiting.assignedName,
    })
  for (const held of await heldMessages(deps.db, { visibleTo, since, limit: MOST }))
    due.push({
      applicationId: held.leadId,
      applicationName: held.name,
      stage: held.stage,
      kind: 'held',
      ...waited(held.since),
      assigned: held.assignedName,
    })
  const toAffiliates = mayManageAffiliates(staff)
    ? await heldToAffiliates(deps.db, { since, limit: MOST })
    : []
  const affiliates = toAffiliates.map(({ id, answers, since: from }) => ({
    id,
    name: answers.businessName || nameOfAffiliate(answers),
    ...waited(from),
  }))
  return ok({ due: due.sort((a, b) => a.dueOn.localeCompare(b.dueOn)), affiliates })
}

/** Whoever chose was told that they hear from us within a day. */
const contractDue = ({ kind, why }: WaitingContract): Due['kind'] =>
  kind === 'contract-outdated' ? 'contract-outdated' : why === 'disclosure' ? 'disclosure' : 'contract'
