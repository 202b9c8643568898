// An application that begins filled: from what a business remembers, or from one that was declined.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import { json, type Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import { columnsOf } from './lead-columns.ts'
import type { LeadRow } from './leads.ts'

interface FilledLead extends Pick<
  LeadRow,
  | 'id'
  | 'kind'
  | 'businessId'
  | 'againOf'
  | 'step'
  | 'variant'
  | 'brand'
  | 'language'
  | 'source'
  | 'assignedTo'
> {
  readonly answers: LeadAnswers
  /** Field id -> ciphertext, sealed for the application. */
  readonly secrets: Readonly<Record<string, string>>
  readonly taxKey: string | null
}

/** Writes it as a draft. Stage, events and consents are the caller's. */
export async function addFilledLead(
  tx: Queryable,
  keys: KeyRing,
  lead: FilledLead,
  now: Date,
): Promise<void> {
  const { id, kind, businessId, againOf, step, variant, brand, language, answers } = lead
  const { businessName, ownerName, state, requestedAmount, search, emailKey, phoneKey } = columnsOf(
    keys,
    id,
    answers,
  )
  await tx.query(
    `insert into lead (id, created_at, updated_at, kind, business_id, step, variant, brand, language, answers, secrets, source,
       business_name, owner_name, state, requested_amount, search, email_key, phone_key, tax_key, assigned_to, again_of)
     values ($1::uuid, $2::timestamptz, $2::timestamptz, $3, $4::uuid, $5, $6, $7, $8, $9::jsonb, $10::jsonb, $11::jsonb,
       $12, $13, $14, $15::bigint, $16, $17, $18, $19, $20::uuid, $21::uuid)`,
    [
      id,
      now,
      kind,
      businessId,
      step,
      variant,
      brand,
      language,
      json(answers),
      json(lead.secrets),
      json(lead.source),
      businessName,
      ownerName,
      state,
      requestedAmount,
      search,
      emailKey,
      phoneKey,
      lead.taxKey,
      lead.assignedTo,
      againOf,
    ],
  )
}

/** The newest application that was begun from this one and is neither withdrawn nor expired; null where none is. */
export async function begunAgainOf(db: Queryable, leadId: string): Promise<LeadRow['id'] | null> {
  const rows = await db.query<{ id: LeadRow['id'] }>(
    `select id from lead where again_of = $1::uuid and stage not in ('withdrawn', 'expired')
     order by created_at desc, id desc limit 1`,
    [leadId],
  )
  return rows[0]?.id ?? null
}
