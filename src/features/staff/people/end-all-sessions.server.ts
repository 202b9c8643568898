// After an incident: ends every session and every auth key of staff at once, and writes down for each person that it was so.
import type { Database } from '#platform/db/db.ts'
import { addStaffEvent } from '#platform/store/staff.ts'
import { endEverySession } from '#platform/store/staff-sessions.ts'

interface EndedSessions {
  readonly people: number
  readonly sessions: number
  readonly keys: number
}

/** Keys go too: whoever stole one would open the next session with it. Passwords and second factors stay. */
export const endAllSessions = (db: Database, now: Date): Promise<EndedSessions> =>
  db.transaction(async (tx) => {
    const ended = await endEverySession(tx, now)
    for (const { staffId, sessions, keys } of ended)
      await addStaffEvent(
        tx,
        { staffId, kind: 'all-sessions-ended', actorId: null, detail: { sessions, keys } },
        now,
      )
    return {
      people: ended.length,
      sessions: ended.reduce((sum, one) => sum + one.sessions, 0),
      keys: ended.reduce((sum, one) => sum + one.keys, 0),
    }
  })
