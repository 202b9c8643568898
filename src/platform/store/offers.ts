// What an applicant chose: a priced deal, or an amount of the pre-offers. Earlier choices stay on record.
import type { Id } from '#core/ground/id.ts'
import type { Cents } from '#core/ground/money.ts'
import type { Deal } from '#core/domain/underwriting.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

interface Chosen {
  readonly deal: Deal
  readonly 'pre-offer': { readonly amount: Cents }
}
type ChoiceKind = keyof Chosen

interface ChoiceRow<K extends ChoiceKind> {
  readonly id: Id
  readonly at: Date
  readonly decisionId: string | null
  readonly chosen: Chosen[K]
}

/** Writes a choice over the one of its kind that counted. Answers its id. */
export async function saveChoice<K extends ChoiceKind>(
  tx: Queryable,
  choice: { leadId: string; kind: K; chosen: Chosen[K]; decisionId: string | null },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `update offer_choice set current = false where lead_id = $1::uuid and kind = $2 and current`,
    [choice.leadId, choice.kind],
  )
  await tx.query(
    `insert into offer_choice (lead_id, id, decision_id, kind, chosen, at, current)
     values ($1::uuid, $2::uuid, $3::uuid, $4, $5::jsonb, $6::timestamptz, true)`,
    [choice.leadId, id, choice.decisionId, choice.kind, json(choice.chosen), now],
  )
  return id
}

/** The choice of a kind that counts, or null. */
export async function currentChoice<K extends ChoiceKind>(
  db: Queryable,
  leadId: string,
  kind: K,
): Promise<ChoiceRow<K> | null> {
  const rows = await db.query<ChoiceRow<K>>(
    `select id, at, decision_id as "decisionId", chosen from offer_choice
     where lead_id = $1::uuid and kind = $2 and current`,
    [leadId, kind],
  )
  return rows[0] ?? null
}
