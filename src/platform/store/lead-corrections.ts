// Answers given by a link or corrected by staff. The wizard's save takes no answers once a decision stands, so this is a statement of its
// own; the columns that follow from the answers are worked out in one place for both.
import { json, type Queryable } from '../db/db.ts'
import { columnsOf, layOver, type Change } from './lead-columns.ts'
import type { KeyRing } from '../keys.ts'
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import { unsealedBy } from './lead-secrets.ts'
import type { LeadRow } from './leads.ts'

interface Correction extends Change<LeadAnswers> {
  /** Secret answers: field id -> ciphertext. */
  readonly sealed: Readonly<Partial<Record<FieldId, string>>>
  /** Null leaves the previous key. */
  readonly taxKey: string | null
}

/**
 * Merges corrected answers and raises the revision, so that a tab of the owner's meets it. The caller holds the lock on the application
 * and writes the event in the same transaction.
 */
export async function correctAnswers(
  tx: Queryable,
  keys: KeyRing,
  lead: LeadRow,
  change: Correction,
  now: Date,
): Promise<void> {
  const answers = layOver(lead.answers, change)
  const secrets = layOver(lead.secrets, {
    values: change.sealed,
    removed: [...(change.removed ?? []), ...unsealedBy(change.values)],
  })
  const columns = columnsOf(keys, lead.id, answers)
  await tx.query(
    `update lead set revision = revision + 1, updated_at = $2::timestamptz, answers = $3::jsonb, business_name = $4, owner_name = $5,
       state = $6, requested_amount = $7::bigint, search = $8, email_key = $9, phone_key = $10,
       secrets = $11::jsonb, tax_key = coalesce($12, tax_key)
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
      json(secrets),
      change.taxKey,
    ],
  )
}
