// The declined applications from which one was begun again, as far back as they are kept.
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
