// The applications of the same owner before one: those from which it was begun again, and those of its business, as far back as they are kept.
import type { Queryable } from '../db/db.ts'
import type { Id } from '#core/ground/id.ts'

/** Nearest first; one that was reopened since is none of them. So many are followed at most: whoever applied more often reads of the last ones. */
const MOST = 50

export const begunFrom = async (db: Queryable, leadId: string): Promise<Id[]> =>
  (
    await db.query<{ id: Id }>(
      `with recursive before as (
         select again_of as id, 1 as depth from lead where id = $1::uuid and again_of is not null
         union all
         select lead.again_of, before.depth + 1 from lead join before on lead.id = before.id
         where lead.again_of is not null and before.depth < $2::int)
       select before.id from before join lead on lead.id = before.id where lead.stage = 'declined' order by before.depth`,
      [leadId, MOST],
    )
  ).map(({ id }) => id)

/** Whatever became of them: those from which it was begun again, and the others of its business. */
export const applicationsBefore = async (db: Queryable, leadId: string): Promise<Id[]> =>
  (
    await db.query<{ id: Id }>(
      `with recursive before as (
         select again_of as id, 1 as depth from lead where id = $1::uuid and again_of is not null
         union all
         select lead.again_of, before.depth + 1 from lead join before on lead.id = before.id
         where lead.again_of is not null and before.depth < $2::int)
       select id from before
       union
       select other.id from lead one join lead other on other.business_id = one.business_id
       where one.id = $1::uuid and other.created_at < one.created_at`,
      [leadId, MOST],
    )
  ).map(({ id }) => id)
