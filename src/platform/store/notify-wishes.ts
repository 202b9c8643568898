// Whether an owner wants to be told later, from what was asked and taken back; and whether there is a newer application to look at instead.
import type { Queryable } from '../db/db.ts'

/** What was said last holds; false where nothing was. Who applies again is told that it ends, and asks anew if they want it. `since`: of a decline made then, to which an older wish does not belong. */
export async function isToBeTold(db: Queryable, leadId: string, since = new Date(0)): Promise<boolean> {
  const rows = await db.query<{ kind: string }>(
    `select kind from event where lead_id = $1::uuid and kind in ('notify-asked', 'notify-declined', 'applied-again') and at >= $2::timestamptz
     order by at desc, id desc limit 1`,
    [leadId, since],
  )
  return rows[0]?.kind === 'notify-asked'
}

/**
 * Whether a newer application took its place: one that was begun from it, or one that the same e-mail address began and finished asking
 * for. What was only begun there may be anybody's typing, and what was withdrawn or ran out takes no place.
 */
export async function hasAppliedSince(db: Queryable, leadId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from lead newer join lead on lead.email_key = newer.email_key
     where lead.id = $1::uuid and newer.id <> lead.id and newer.created_at > lead.created_at
       and newer.stage not in ('draft', 'referred', 'withdrawn', 'expired')
     union all
     select 1 from lead newer where newer.again_of = $1::uuid and newer.stage not in ('withdrawn', 'expired') limit 1`,
    [leadId],
  )
  return rows.length > 0
}
