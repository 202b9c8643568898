// What is noted of a document that was judged: whether it can be read, that its sender keeps it, that a person takes it as it is.
import type { Judged } from '#core/domain/document-quality.ts'
import type { Queryable } from '../db/db.ts'
import type { DocumentRow } from './documents.ts'

/** Notes what came of judging a document; one that was judged meanwhile stays as it is. */
export const noteJudged = async (
  tx: Queryable,
  { leadId, id }: Pick<DocumentRow, 'leadId' | 'id'>,
  { verdict, faults }: Judged,
): Promise<void> =>
  void (await tx.query(
    `update document set judged = $3, faults = $4::text[] where lead_id = $1::uuid and id = $2::uuid and judged = 'pending'`,
    [leadId, id, verdict, faults],
  ))

/** Its sender keeps a doubtful document as it is. */
export const noteKept = async (
  tx: Queryable,
  { leadId, id }: Pick<DocumentRow, 'leadId' | 'id'>,
  now: Date,
): Promise<void> =>
  void (await tx.query(
    `update document set kept_at = coalesce(kept_at, $3::timestamptz) where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, now],
  ))

/** A member of staff takes a document as it is. The caller writes the event and closes the requests. */
export const noteAccepted = async (
  tx: Queryable,
  { leadId, id }: Pick<DocumentRow, 'leadId' | 'id'>,
  staffId: string,
  now: Date,
): Promise<void> =>
  void (await tx.query(
    `update document set accepted_at = $4::timestamptz, accepted_by = $3::uuid, seen_at = coalesce(seen_at, $4::timestamptz)
     where lead_id = $1::uuid and id = $2::uuid and accepted_at is null`,
    [leadId, id, staffId, now],
  ))
