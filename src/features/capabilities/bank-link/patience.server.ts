// How long a vendor of bank data may be away before the page shows other ways. Short outages are not mentioned.
import { backoffSeconds } from '#platform/outbox/lanes.ts'
import type { Job } from '#platform/outbox/outbox.ts'
import { BANK_TRIES } from '#platform/store/bank-data.ts'

type Tried = Pick<Job, 'id' | 'attempt' | 'since'>

/** Chance may put the tries of a job into one minute. */
const LEAST_MS = 10 * 60_000
/** So long lives the token that a widget left behind: tries that are an hour apart would miss it. */
const OFTEN_MS = 30 * 60_000
const OFTEN_SECONDS = 120

export const isPatienceOver = ({ attempt, since }: Tried, now: Date): boolean =>
  attempt >= BANK_TRIES && now.getTime() - since.getTime() >= LEAST_MS

/** Seconds until the next try, as the vendor wants it; undefined = by the back-off alone. */
export function nextTry({ id, attempt, since }: Tried, now: Date, wanted?: number): number | undefined {
  const isYoung = now.getTime() - since.getTime() < OFTEN_MS
  return wanted ?? (isYoung ? Math.min(OFTEN_SECONDS, backoffSeconds(attempt, id)) : undefined)
}
