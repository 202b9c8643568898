// Run once an hour: warns of complete applications that wait for an answer and of counteroffers that nobody accepted, and sends incomplete ones their notice. Safe to run again.
import type { IsoTime } from '#core/contract/event-details.ts'
import {
  answerClock,
  COMPLETION_DAYS,
  COUNTEROFFER_WARNING_DAYS,
  NOTICE_DAYS,
  WARNING_DAYS,
  warningDue,
} from '#core/domain/answer-clock.ts'
import { pick } from '#core/words/words.ts'
import { en } from '#core/words/messages/en.ts'
import { es } from '#core/words/messages/es.ts'
import type { Deps } from '#platform/deps.ts'
import { clockOf, runningClocks, type ClockRow, type RunningClock } from '#platform/store/answer-clocks.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { longDate } from '../messages/content-of.server.ts'
import { queueMessage } from '../messages/queue-message.server.ts'
import { addressOf } from '../messages/why-held.server.ts'

const DAY_MS = 86_400_000
const BATCH = 500

interface Watched {
  readonly warned: number
  readonly noticed: number
}

/** Days after which the first thing is due of each kind. */
const firstDue = [
  ['answer', WARNING_DAYS[0]],
  ['notice', NOTICE_DAYS],
  ['counteroffer', COUNTEROFFER_WARNING_DAYS[0]],
] as const

/** Goes through all whose clocks have run long enough, each kind oldest first. */
export async function watchAnswers(deps: Deps): Promise<Watched> {
  const now = deps.clock()
  const done = { warned: 0, noticed: 0 }
  for (const [kind, days] of firstDue) {
    const before = new Date(now.getTime() - days * DAY_MS)
    for (let after: RunningClock | undefined, more = true; more;) {
      const rows: RunningClock[] = await runningClocks(deps.db, { kind, before, after, limit: BATCH })
      for (const row of rows) {
        if (!isActDue(row, now)) continue
        const did = await act(deps, row.id)
        if (did) done[did] += 1
      }
      after = rows.at(-1)
      more = rows.length === BATCH
    }
  }
  if (done.noticed) deps.nudge()
  return done
}

/** Whether there is something to do that was not done; most of those who wait were warned of already. */
function isActDue(row: ClockRow, now: Date): boolean {
  const clock = answerClock(row, now)
  if (!clock) return false
  return clock.kind === 'notice' || (warningDue(clock) ?? 0) > (row.warned ?? 0)
}

/** One application, judged again under its lock: several processes may run at once. */
async function act(deps: Deps, leadId: string): Promise<keyof Watched | null> {
  const now = deps.clock()
  return deps.db.transaction(async (tx): Promise<keyof Watched | null> => {
    const lead = await lockLead(tx, leadId)
    const row = lead && (await clockOf(tx, leadId))
    const clock = row && answerClock(row, now)
    if (!lead || !clock) return null
    if (clock.kind !== 'notice') {
      const days = warningDue(clock)
      if (days === null || days <= (row.warned ?? 0)) return null
      const due = clock.dueOn as IsoTime
      const kind = clock.kind === 'answer' ? 'answer-due' : 'counteroffer-due'
      await addEvent(tx, { leadId, kind, actor: 'system', detail: { days, due } }, now)
      return 'warned'
    }
    if (clock.days < NOTICE_DAYS || !addressOf(lead, 'email')) return null
    const by = new Date(now.getTime() + COMPLETION_DAYS * DAY_MS)
    const words = pick({ en, es }, lead.language)
    const missing = lead.stage === 'bank-needed' ? words['incomplete.bank'] : words['incomplete.answers']
    await queueMessage(tx, deps, lead, {
      template: 'incomplete-notice',
      values: { date: longDate(now, lead.language), missing, by: longDate(by, lead.language) },
      days: COMPLETION_DAYS,
    })
    const detail = { missing: lead.stage === 'bank-needed' ? ('bank' as const) : ('answers' as const) }
    await addEvent(tx, { leadId, kind: 'incompleteness-noticed', actor: 'system', detail }, now)
    return 'noticed'
  })
}
