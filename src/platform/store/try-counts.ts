// How often something was tried: by keyed hash, over a window that begins with the first try.
import type { Queryable } from '../db/db.ts'

/** The longest window that anybody counts over, hours. */
const LONGEST_WINDOW_HOURS = 24

export interface TryLimit {
  /** Keyed hash. */
  readonly key: string
  readonly most: number
  /** At most 24. */
  readonly hours: number
}

interface Passed {
  readonly opensAt: Date
  /** This try is the one that passed it. */
  readonly first: boolean
}

/** Counts a try for each limit; answers the one that opens last of those passed with it, null where none is. */
export async function countTry<Limit extends TryLimit>(
  tx: Queryable,
  limits: readonly Limit[],
  now: Date,
): Promise<(Limit & Passed) | null> {
  let passed: (Limit & Passed) | null = null
  // In the order of their keys, so that two tries never wait for each other.
  for (const limit of [...limits].sort((a, b) => (a.key < b.key ? -1 : 1))) {
    const [row] = await tx.query<{ tries: number; since: Date }>(
      `insert into try_count (key, since, tries) values ($1, $2::timestamptz, 1)
       on conflict (key) do update set
         tries = case when try_count.since > $2::timestamptz - make_interval(hours => $3::int) then try_count.tries + 1 else 1 end,
         since = case when try_count.since > $2::timestamptz - make_interval(hours => $3::int) then try_count.since else $2::timestamptz end
       returning tries, since`,
      [limit.key, now, limit.hours],
    )
    if (row!.tries <= limit.most) continue
    const opensAt = new Date(row!.since.getTime() + limit.hours * 3_600_000)
    if (!passed || opensAt > passed.opensAt)
      passed = { ...limit, opensAt, first: row!.tries === limit.most + 1 }
  }
  return passed
}

/** Takes back what `countTry` counted in this transaction: the try came to nothing. */
export const uncountTry = (tx: Queryable, limits: readonly TryLimit[]): Promise<unknown> =>
  tx.query('update try_count set tries = tries - 1 where key = any($1::text[])', [
    limits.map(({ key }) => key),
  ])

/** The same as `countTry`, but what one limit refuses counts for none; answers when it opens again, null where it was counted. */
export async function countUnlessPassed(
  tx: Queryable,
  limits: readonly TryLimit[],
  now: Date,
): Promise<Date | null> {
  const passed = await countTry(tx, limits, now)
  if (passed) await uncountTry(tx, limits)
  return passed && passed.opensAt
}

/** Whole seconds, as `Retry-After` says it. */
export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000))

/** Counts more beside a try that was counted and let through, up to the limit: the next try is the first that passes it. */
export const countMore = (tx: Queryable, { key, most }: TryLimit, more: number): Promise<unknown> =>
  tx.query(`update try_count set tries = greatest(tries, least(tries + $2::int, $3::int)) where key = $1`, [
    key,
    Math.max(0, more),
    most,
  ])

/** Counts whose window is over. */
export const forgetTries = (db: Queryable, now: Date): Promise<unknown> =>
  db.query(`delete from try_count where since < $1::timestamptz - make_interval(hours => $2::int)`, [
    now,
    LONGEST_WINDOW_HOURS,
  ])
