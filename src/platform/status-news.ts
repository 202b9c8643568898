// Who waits for news of which application in this process: one ear on the database (migrations/040), handed on by application.
import type { Database } from './db/db.ts'

/** Something changed: whatever is shown of the application is to be read again. */
type Hear = () => void

export interface StatusNews {
  /**
   * Calls `hear` after every change of the application's status from the answer on, and whenever one may have gone by unheard. Answers
   * how to end that. Throws `DatabaseTrouble` where the database cannot be listened to.
   */
  follow(leadId: string, hear: Hear): Promise<() => void>
}

/** The channel of `migrations/040-status-news.sql`. */
const CHANNEL = 'status'
/** After a lost connection all are told, spread over these milliseconds: they all ask the database next. */
const SPREAD_MS = 10_000

/** Listens from the first follower on, for as long as the database is open. */
export function createStatusNews(db: Pick<Database, 'listen'>): StatusNews {
  const followers = new Map<string, Set<Hear>>()
  let listening: Promise<void> | null = null

  const tell = (leadId: string) => followers.get(leadId)?.forEach((hear) => hear())
  const tellAll = () => {
    for (const [leadId, those] of followers)
      for (const hear of those) {
        const timer = setTimeout(() => {
          if (followers.get(leadId)?.has(hear)) hear()
        }, Math.random() * SPREAD_MS)
        timer.unref()
      }
  }
  const listen = () =>
    (listening ??= db.listen(CHANNEL, tell, tellAll).catch((error: unknown) => {
      // The next one who waits tries again.
      listening = null
      throw error
    }))

  return {
    follow: async (leadId, hear) => {
      await listen()
      const those = followers.get(leadId) ?? new Set()
      followers.set(leadId, those.add(hear))
      return () => {
        those.delete(hear)
        if (!those.size && followers.get(leadId) === those) followers.delete(leadId)
      }
    },
  }
}
