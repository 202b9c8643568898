// What is due: answers to complete applications, notices to incomplete ones and those of counteroffers that nobody accepted, soonest first.
import type { ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { seesAll } from '#core/domain/access.ts'
import { answerClock } from '#core/domain/answer-clock.ts'
import { ok } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import { runningClocks } from '#platform/store/answer-clocks.ts'
import type { LoggedIn } from '../login/session.server.ts'
import type * as contract from './work-contract.ts'

const MOST = 200
/** An incomplete application is nobody's worry before. */
const NOTICE_IN_SIGHT_DAYS = 15
/** Until then an owner thinks an offer over. */
const COUNTEROFFER_IN_SIGHT_DAYS = 60
const inSightAfter = { answer: 0, notice: NOTICE_IN_SIGHT_DAYS, counteroffer: COUNTEROFFER_IN_SIGHT_DAYS }

export async function listDue(
  deps: Deps,
  staff: LoggedIn,
): Promise<Answer<ResponseOf<typeof contract.listDue>>> {
  const now = deps.clock()
  const visibleTo = seesAll(staff) ? null : staff.id
  const rows = await runningClocks(deps.db, { before: now, visibleTo, limit: MOST })
  const due = rows.flatMap((row) => {
    const clock = answerClock(row, now)
    if (!clock || clock.days < inSightAfter[clock.kind]) return []
    return [
      {
        applicationId: row.id,
        applicationName: row.name,
        stage: row.stage,
        kind: clock.kind,
        dueAt: clock.dueAt.toISOString(),
        days: clock.days,
        assigned: row.assignedName,
      },
    ]
  })
  return ok({ due: due.sort((a, b) => a.dueAt.localeCompare(b.dueAt)) })
}
