// How often a member of staff may do what reveals much: counted over all processes. The first one over the limit is noted in the staff log, and administrators get an e-mail.
import type { Refusal } from '#core/contract/refusals.ts'
import type { LimitNotice } from '#core/domain/staff-notices.ts'
import { refused, type Refused } from '#core/ground/outcome.ts'
import type { Config } from '#platform/config.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { countMore, countTry, secondsUntil } from '#platform/store/try-counts.ts'
import { noteAndTell } from './login/tell-of-change.server.ts'

interface Quota {
  readonly most: (config: Config) => number
  readonly hours: number
  /** What is answered, and the kind of the event. */
  readonly usedUp: LimitNotice
}

const quotas = {
  /** Applications that a representative takes. */
  takes: { most: (config) => config.takesPerDay, hours: 24, usedUp: 'takes-used-up' },
  /** Hidden answers, and reports of credit bureaus, that are shown. */
  reveals: { most: (config) => config.revealsPerDay, hours: 24, usedUp: 'reveals-used-up' },
  /** Files that are handed out, one by one or as parts of one. */
  exports: { most: (config) => config.exportsPerDay, hours: 24, usedUp: 'exports-used-up' },
  /** Pages of lists, however they were narrowed or put in order. */
  lists: { most: (config) => config.listReadsPerHour, hours: 1, usedUp: 'lists-used-up' },
} as const satisfies Record<string, Quota>

/** Counts one more for this person; refuses with when it opens again once there were too many. The transaction ends well either way. */
export async function countUse(
  tx: Queryable,
  { keys, config, clock }: Pick<Deps, 'keys' | 'config' | 'clock'>,
  { id }: { readonly id: string },
  use: keyof typeof quotas,
  { ip, userAgent }: Pick<Call, 'ip' | 'userAgent'>,
): Promise<Refused<Refusal> | null> {
  const now = clock()
  const limit = limitOf({ keys, config }, id, use)
  const passed = await countTry(tx, [limit], now)
  if (!passed) return null
  const { usedUp } = quotas[use]
  const event = { staffId: id, kind: usedUp, actorId: id, ip, userAgent, detail: { count: limit.most } }
  if (passed.first) await noteAndTell(tx, event, now)
  return refused({ code: usedUp, retryAfterSeconds: secondsUntil(passed.opensAt, now) })
}

/**
 * Counts what comes along with a use that was let through: a file of many files counts as many. It is handed out whole where anything was
 * left, since no day may be too short for one application; whatever is asked for after it is refused.
 */
export const countAlso = (
  tx: Queryable,
  deps: Pick<Deps, 'keys' | 'config' | 'clock'>,
  { id }: { readonly id: string },
  use: keyof typeof quotas,
  more: number,
): Promise<unknown> => countMore(tx, limitOf(deps, id, use), more)

const limitOf = ({ keys, config }: Pick<Deps, 'keys' | 'config'>, id: string, use: keyof typeof quotas) => ({
  key: keys.index(id, `${use} of staff`),
  most: quotas[use].most(config),
  hours: quotas[use].hours,
})
