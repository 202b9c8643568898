// What the staff log tells of who was given which login: read for every rule that wants two persons.
import { loginHistory, loginHistoryKinds, MADE_DAYS, type LoginHistory } from '#core/domain/second-person.ts'
import type { Queryable } from '../db/db.ts'

/** The part of the log that can still count, oldest first; changes of staff are few. */
export async function readLoginHistory(db: Queryable, now: Date): Promise<LoginHistory> {
  const rows = await db.query<Parameters<typeof loginHistory>[0][number]>(
    `select staff_id as "staffId", kind, actor_id as "actorId", at, detail from staff_event
     where at > $1::timestamptz - make_interval(days => $2::int) and kind = any($3::text[]) order by at, id`,
    [now, MADE_DAYS, [...loginHistoryKinds]],
  )
  return loginHistory(rows)
}
