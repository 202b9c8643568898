// Answers corrected by staff. The wizard's save names the applicant as the one who acted and takes no answers once a decision stands,
// so this is a statement of its own; lead-corrections' test holds its look-up columns to those that the save writes.
import { json, type Queryable } from '../db/db.ts'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'

export interface Correction {
  readonly id: string
  readonly answers: LeadAnswers
  /** Fields whose answer was emptied. */
  readonly removed: readonly string[]
  /** Keyed hashes of a corrected e-mail and cell phone; null = unchanged. */
  readonly emailKey: string | null
  readonly phoneKey: string | null
}

/**
 * Merges corrected answers and raises the revision, so that a tab of the owner's meets it. The caller holds the lock on the application
 * and writes the event in the same transaction.
 */
export async function correctAnswers(tx: Queryable, correction: Correction, now: Date): Promise<void> {
  await tx.query(
    `update lead set revision = revision + 1, updated_at = $2::timestamptz, answers = n.a,
       business_name = coalesce(n.a->>'businessName', ''), owner_name = n.owner,
       state = coalesce(n.a->>'businessState', n.a->>'homeState', ''),
       search = lower(concat_ws(' ', coalesce(n.a->>'businessName', ''), n.owner, n.a->>'email', n.a->>'cellPhone',
         n.a->>'businessPhone', lead.id)),
       email_key = coalesce($5, email_key), phone_key = coalesce($6, phone_key)
     from (select a, trim(coalesce(a->>'firstName', '') || ' ' || coalesce(a->>'lastName', '')) as owner
       from (select (answers || $3::jsonb) - $4::text[] as a from lead where id = $1::uuid) as merged) as n
     where lead.id = $1::uuid`,
    [
      correction.id,
      now,
      json(correction.answers),
      correction.removed,
      correction.emailKey,
      correction.phoneKey,
    ],
  )
}
