// The prefill match of an application: how often was asked, what was found, and what happened to it.
import { PREFILL_MATCH_MINUTES } from '#core/domain/prefill-match.ts'
import type { Queryable } from '../db/db.ts'
import { countTry, type TryLimit } from './try-counts.ts'

/** Hours over which questions about a person or from a network are counted together. */
const WINDOW_HOURS = 24

interface PrefillLimit extends Omit<TryLimit, 'hours'> {
  readonly of: 'person' | 'network'
}

/**
 * Counts a question, in the database and before it is asked: for its application, and where that still has one left for each of
 * `limits`. Answers what is used up, null where nothing is. A match that was confirmed needs no further question.
 */
export async function countPrefillTry(
  tx: Queryable,
  leadId: string,
  most: number,
  limits: readonly PrefillLimit[],
  now: Date,
): Promise<'application' | PrefillLimit['of'] | null> {
  const counted = await tx.query(
    `insert into prefill_match (lead_id, tries) values ($1::uuid, 1)
     on conflict (lead_id) do update set tries = prefill_match.tries + 1, sealed = null, ended = null, ended_at = null
       where prefill_match.tries < $2::int and prefill_match.ended is distinct from 'confirmed'
     returning 1`,
    [leadId, most],
  )
  if (!counted.length) return 'application'
  const passed = await countTry(
    tx,
    limits.map((limit) => ({ ...limit, hours: WINDOW_HOURS })),
    now,
  )
  return passed?.of ?? null
}

/** Keeps what was found, in place of what was found before; null: nobody. */
export async function keepMatch(
  tx: Queryable,
  leadId: string,
  sealed: string | null,
  now: Date,
): Promise<void> {
  await tx.query(
    `update prefill_match set sealed = $2, found_at = $3::timestamptz where lead_id = $1::uuid and ended is null`,
    [leadId, sealed, now],
  )
}

interface KeptMatch {
  /** Null where none waits any more. */
  readonly sealed: string | null
  readonly ended: 'confirmed' | 'declined' | null
}

/** The match of an application whose lock the caller holds. */
export async function matchOf(tx: Queryable, leadId: string, now: Date): Promise<KeptMatch | null> {
  const rows = await tx.query<KeptMatch>(
    `select case when found_at > $2::timestamptz - make_interval(mins => $3::int) then sealed end as sealed, ended
     from prefill_match where lead_id = $1::uuid`,
    [leadId, now, PREFILL_MATCH_MINUTES],
  )
  return rows[0] ?? null
}

/** What was found is not kept once its owner has spoken. */
export async function endMatch(
  tx: Queryable,
  leadId: string,
  ended: NonNullable<KeptMatch['ended']>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update prefill_match set sealed = null, ended = $2, ended_at = $3::timestamptz where lead_id = $1::uuid`,
    [leadId, ended, now],
  )
}

/** Matches that waited too long. */
export async function forgetMatches(db: Queryable, now: Date): Promise<void> {
  await db.query(
    `update prefill_match set sealed = null
     where sealed is not null and found_at < $1::timestamptz - make_interval(mins => $2::int)`,
    [now, PREFILL_MATCH_MINUTES],
  )
}
