// Reads the mailbox once a minute in the process that runs the jobs; of several, one at a time.
import { addDays } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { repeatEvery, type Repeated } from '#platform/repeat-every.ts'
import { keepPlace, leaveMailbox, takeMailbox } from '#platform/store/mailbox-places.ts'
import { hearMail, type Heard } from './hear-mail.server.ts'

const MINUTE_MS = 60_000
/** Longer than one reading takes: a process that died gives the mailbox back. */
const LOCKED_MS = 5 * MINUTE_MS
/** How far back the first reading goes, days. */
const FIRST_DAYS = 14
/** Readings of one round. */
const MOST_ROUNDS = 20

type Counted = Record<Heard | 'read', number>

/** Reads what came; null where nobody reads here, somebody else does now, or the server does not answer. */
export async function readMailbox(deps: Deps, isStopped = () => false): Promise<Counted | null> {
  const { mailbox, db, keys, clock, log } = deps
  if (!mailbox) return null
  const key = keys.index(mailbox.name, 'mailbox')
  const counted: Counted = { read: 0, returned: 0, answered: 0, nothing: 0 }
  for (let round = 0; round < MOST_ROUNDS && !isStopped(); round++) {
    const now = clock()
    const taken = await takeMailbox(db, key, new Date(now.getTime() + LOCKED_MS), now)
    if (!taken) return null
    try {
      const since = new Date(`${addDays(easternDay(now), -FIRST_DAYS)}T00:00:00Z`)
      const batch = await mailbox.read(taken.place, since)
      if (!batch.ok) {
        const { kind, vendorCode } = batch.refusal
        log.warn({ cause: vendorCode ?? kind }, 'the mailbox was not read')
        return null
      }
      // Each for itself: one that is heard is not heard again when a later one fails.
      for (const mail of batch.value.mails) counted[await hearMail(deps, mail)] += 1
      await keepPlace(db, key, batch.value.place)
      counted.read += batch.value.read
      if (!batch.value.more) break
    } finally {
      await leaveMailbox(db, key)
    }
  }
  return counted
}

export const watchMailbox = (deps: Deps): Repeated =>
  repeatEvery({ everyMs: MINUTE_MS, failed: 'the mailbox was not read' }, deps.log, async (isStopped) => {
    const counted = await readMailbox(deps, isStopped)
    if (counted && counted.returned + counted.answered) deps.log.info(counted, 'mail came back')
  })
