// What was stated or checked about who signs an application: that no further large owner exists, and papers that name a signer.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

type SigningCheck =
  /** `share`: basis points from which nobody else holds any. */
  | { readonly kind: 'no-others'; readonly share: number }
  /** `personId`: null = the applicant. `basis`: keyed hash of name, title and kind of business. */
  | {
      readonly kind: 'authority'
      readonly personId: Id | null
      readonly basis: string
      readonly documentId: string
    }

/** All of an application that hold, oldest first: not what rests on a paper that was found to be infected. */
export const signingChecksOf = (db: Queryable, leadId: string): Promise<(SigningCheck & { at: Date })[]> =>
  db.query<SigningCheck & { at: Date }>(
    `select c.at, c.kind, c.person_id as "personId", c.share, c.basis, c.document_id as "documentId" from signing_check c
     left join document d on d.lead_id = c.lead_id and d.id = c.document_id
     where c.lead_id = $1::uuid and d.scan is distinct from 'infected' order by c.at, c.id`,
    [leadId],
  )

/** `staffId`: null where the owner said it. The caller holds the application's lock and writes the event. */
export async function addSigningCheck(
  tx: Queryable,
  leadId: string,
  check: SigningCheck,
  staffId: string | null,
  now: Date,
): Promise<void> {
  const authority = check.kind === 'authority' ? check : null
  await tx.query(
    `insert into signing_check (lead_id, id, at, kind, person_id, share, basis, document_id, staff_id)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5::uuid, $6::integer, $7, $8::uuid, $9::uuid)`,
    [
      leadId,
      newId(now),
      now,
      check.kind,
      authority?.personId ?? null,
      check.kind === 'no-others' ? check.share : null,
      authority?.basis ?? null,
      authority?.documentId ?? null,
      staffId,
    ],
  )
}
