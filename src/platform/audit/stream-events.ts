// Hands chained events to whoever watches (a SIEM): ids and kinds only, and the signed head behind each block.
import type { Database } from '../db/db.ts'
import type { ExportedHead } from './audit-block.ts'
import { moveCursor, type Reader } from './audit-cursor.ts'

const READER: Reader = 'stream'

/** A line of the stream: told as JSON, `at` in ISO. */
export interface AuditLine {
  readonly type: 'audit-event' | 'audit-head'
  readonly at: string
}

/** Writes lines for good, or throws. */
export type AuditSink = (lines: readonly AuditLine[]) => Promise<void>

interface StreamedBlock {
  readonly head: ExportedHead
  readonly events: readonly { readonly at: string }[]
}

/**
 * Writes the blocks that were not written yet, oldest first; answers how many events. Where it stands is kept in the database once a
 * block is written: a block may come twice after a failure, and never not at all.
 */
export async function streamEvents(
  db: Database,
  sink: AuditSink,
  now: Date,
  stopped: () => boolean = () => false,
): Promise<number> {
  let streamed = 0
  while (!stopped()) {
    const block = await nextBlock(db)
    if (!block) break
    await sink([
      ...block.events.map((event) => ({ type: 'audit-event' as const, ...event, block: block.head.number })),
      { type: 'audit-head', at: now.toISOString(), ...block.head },
    ])
    await moveCursor(db, READER, block.head.number, now)
    streamed += block.events.length
  }
  return streamed
}

/** Detail, address and browser stay inside: what a line names is looked up by who may. */
async function nextBlock(db: Database): Promise<StreamedBlock | null> {
  const rows = await db.query<StreamedBlock>(
    `with next as (
       select * from audit_block where number > coalesce((select block from audit_cursor where reader = $1), 0) order by number limit 1)
     select json_build_object('number', number, 'hash', hash, 'signer', signer, 'signature', signature, 'previous', previous, 'rows', rows) as head,
       coalesce((select json_agg(json_build_object('at', to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'log', log, 'kind', kind, 'actor', actor,
           'actorId', actor_id, 'subject', subject, 'id', id) order by n)
         from unnest(subjects, ids) with ordinality as listed (subject, id, n)
           cross join lateral (
             select 'application' as log, at, kind, actor, actor_id from event where lead_id = listed.subject and event.id = listed.id
             union all
             select 'staff', at, kind, 'staff', actor_id from staff_event
             where staff_id = listed.subject and staff_event.id = listed.id) as logs), '[]') as events
     from next`,
    [READER],
  )
  return rows[0] ?? null
}
