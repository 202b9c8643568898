// The seconds in which a person's decision can be undone: the job that lets it out, the call that takes it back, and what is refused meanwhile.
import type { RequestOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { decides } from '#core/domain/access.ts'
import { isId } from '#core/ground/id.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { done as jobDone, type JobRunner } from '#platform/outbox/outbox.ts'
import { openDecision } from '#platform/store/decision-basis.ts'
import { goingOut, keepBack } from '#platform/store/decisions.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { readStaff } from '#platform/store/staff.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import type { undoDecision as declared } from './action-contract.ts'
import type { Application } from './application-contract.ts'
import { changeLeadFor } from './lead-for.server.ts'
import { mayBecome, takeEffect } from './put-in-effect.server.ts'

/** While a decision waits nobody makes another one beside it. */
export const aboutToSend = async (tx: Queryable, leadId: string): Promise<Refused<Refusal> | null> =>
  (await goingOut(tx, leadId)) ? refused({ code: 'about-to-send' }) : null

type Row = NonNullable<Awaited<ReturnType<typeof goingOut>>>

async function notSent(tx: Queryable, row: Row, now: Date): Promise<void> {
  await keepBack(tx, row, 'replaced')
  const { leadId, id } = row
  const detail = { decision: id }
  await addEvent(tx, { leadId, kind: 'decision-not-sent', actor: 'system', detail }, now)
}

/** Somebody closes the file, or opens it again: what was decided before does not go out after it. */
export async function leaveGoingOut(tx: Queryable, leadId: string, now: Date): Promise<void> {
  const row = await goingOut(tx, leadId)
  if (row) await notSent(tx, row, now)
}

/** Whether all whose names stand below it may decide still: a login may have been disabled or lowered meanwhile. */
export async function decideStill(
  tx: Queryable,
  { decidedBy, secondedBy }: Pick<Row, 'decidedBy' | 'secondedBy'>,
): Promise<boolean> {
  for (const id of [decidedBy, secondedBy]) {
    const member = id === null ? null : await readStaff(tx, id)
    if (member && (member.disabledAt || !decides(member.role))) return false
  }
  return true
}

/** Job: the seconds are over. What was undone is left; from another stage than it was decided in, or by somebody who may not decide any more, nothing goes out. */
export const sendDecision =
  (deps: Deps): JobRunner<'send-decision'> =>
  async ({ leadId, payload }) => {
    const now = deps.clock()
    await deps.db.transaction(async (tx) => {
      const lead = await lockLead(tx, leadId)
      const row = await goingOut(tx, leadId)
      if (!lead || row?.id !== payload.decision) return
      const to = row.outcome === 'approved' ? 'offered' : 'declined'
      if ((await decideStill(tx, row)) && lead.stage === payload.stage && mayBecome(lead.stage, to))
        return takeEffect(tx, lead, openDecision(deps.keys, row), null, now)
      await notSent(tx, row, now)
    })
    deps.nudge()
    return jobDone
  }

/**
 * By whoever decided, or approved as the second person. It stands on the same lock as the job: one of them is first, and whoever comes
 * second is told. A proposal that was approved waits again.
 */
export async function undoDecision(
  deps: Deps,
  staff: LoggedIn,
  { id, decision }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<{ ok: boolean }>> {
  return changeLeadFor(deps, staff, id, 'decide', async (tx) => {
    const row = await goingOut(tx, id)
    if (row?.id !== decision || !isId(decision)) return refused({ code: 'sent-already' })
    if ((row.secondedBy ?? row.decidedBy) !== staff.id) return refused({ code: 'not-allowed' })
    await keepBack(tx, row, 'undone')
    const detail = { decision }
    await addEvent(tx, { leadId: id, kind: 'decision-undone', ...byStaff(staff, call), detail }, deps.clock())
    return done
  })
}

/** What is about to go out, as the page counts it down; null where nothing is. */
export async function shownGoingOut(
  deps: Deps,
  staff: LoggedIn,
  leadId: string,
): Promise<Application['goesOut']> {
  const row = await goingOut(deps.db, leadId)
  if (!row) return null
  const by = row.secondedBy ?? row.decidedBy
  const amounts = row.result.deals.map(({ amount }) => amount)
  return {
    decision: row.id,
    outcome: row.outcome,
    amount: row.outcome === 'approved' && amounts.length ? Math.max(...amounts) : null,
    by: (by && (await readStaff(deps.db, by))?.name) || '-',
    isOwn: by === staff.id,
    inSeconds: Math.max(0, Math.ceil((row.goesOutAt.getTime() - deps.clock().getTime()) / 1000)),
  }
}
