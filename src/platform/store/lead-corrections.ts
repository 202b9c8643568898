// Answers corrected by staff. The wizard's save names the applicant as the one who acted and takes no answers once a decision stands,
// so this is a statement of its own; the columns that follow from the answers are worked out in one place for both.
import { json, type Queryable } from '../db/db.ts'
import { columnsOf, laidOver, type Change } from './lead-columns.ts'
import type { KeyRing } from '../keys.ts'
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import type { LeadRow } from './leads.ts'

/**
 * Merges corrected answers and raises the revision, so that a tab of the owner's meets it. The caller holds the lock on the application
 * and writes the event in the same transaction.
 */
export async function correctAnswers(
  tx: Queryable,
  keys: KeyRing,
  lead: LeadRow,
  change: Change<LeadAnswers>,
  now: Date,
): Promise<void> {
  const answers = laidOver(lead.answers, change)
  const columns = columnsOf(keys, lead.id, answers)
  await tx.query(
    `update lead set revision = revision + 1, updated_at = $2::timestamptz, answers = $3::jsonb, business_name = $4, owner_name = $5,
       state = $6, requested_amount = $7::bigint, search = $8, email_key = $9, phone_key = $10
     where id = $1::uuid`,
    [
      lead.id,
      now,
      json(answers),
      columns.businessName,
      columns.ownerName,
      columns.state,
      columns.requestedAmount,
      columns.search,
      columns.emailKey,
      columns.phoneKey,
    ],
  )
}
