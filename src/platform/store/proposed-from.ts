// Where a proposal was made, as its event keeps it: the mark of the network, and the browser as it called itself.
import type { Queryable } from '../db/db.ts'

interface ProposedFrom {
  readonly at: Date
  /** The mark of the network (ADR 092); null = not kept. */
  readonly network: string | null
  readonly userAgent: string
  /** Whether `ip` is that network; null where nobody can tell any more, since the salt of its month is gone. */
  readonly sameNetwork: boolean | null
}

/** Of the open proposal of an application, seen from `ip`; null where there is none, or its event is of before it was kept. */
export async function proposedFrom(db: Queryable, leadId: string, ip: string): Promise<ProposedFrom | null> {
  const rows = await db.query<ProposedFrom>(
    `select e.at, e.ip as network, coalesce(e.user_agent, '') as "userAgent",
       e.ip = 'net-' || left(encode(sha256(s.salt || convert_to($2, 'UTF8')), 'hex'), 16) as "sameNetwork"
     from decision d
       join event e on e.lead_id = d.lead_id and e.kind = 'decision-proposed' and e.detail->>'decision' = d.id::text
       left join address_salt s on s.month = to_char(e.at at time zone 'UTC', 'YYYY-MM')
     where d.lead_id = $1::uuid and d.proposal = 'open' limit 1`,
    [leadId, ip],
  )
  return rows[0] ?? null
}
