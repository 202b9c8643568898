// Decisions in the database: each keeps its policy version and every input, so that it can be replayed. One of them counts.
import type { Id } from '#core/ground/id.ts'
import type { DecisionWithDeals, ModelInputs } from '#core/domain/underwriting.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

/** model = decided by the policy; held = the same, but beside an offer that was chosen or a person's decision; staff = by a person. */
export type DecisionOrigin = 'model' | 'held' | 'staff'
export type DecisionOutcome = 'approved' | 'declined' | 'review'

export interface DecisionRow {
  readonly id: Id
  readonly leadId: string
  readonly at: Date
  readonly origin: DecisionOrigin
  readonly policyVersion: string
  readonly inputs: ModelInputs
  readonly result: DecisionWithDeals
  /** What counts for the application; a model's decline on incomplete bank data is a review. */
  readonly outcome: DecisionOutcome
  readonly decidedBy: string | null
  readonly reason: string | null
}

const columns = `id, lead_id as "leadId", at, origin, policy_version as "policyVersion", inputs, result, outcome,
  decided_by as "decidedBy", reason`

/** Writes a decision; unless it is `held` it replaces the one that counted. Answers its id. */
export async function addDecision(
  tx: Queryable,
  row: Omit<DecisionRow, 'id' | 'at' | 'decidedBy' | 'reason'> & {
    readonly decidedBy?: string | null
    readonly reason?: string | null
  },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  const current = row.origin !== 'held'
  if (current)
    await tx.query(`update decision set current = false where lead_id = $1::uuid and current`, [row.leadId])
  await tx.query(
    `insert into decision (lead_id, id, at, origin, policy_version, inputs, result, outcome, decided_by, reason, current)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5, $6::jsonb, $7::jsonb, $8, $9::uuid, $10, $11::boolean)`,
    [
      row.leadId,
      id,
      now,
      row.origin,
      row.policyVersion,
      json(row.inputs),
      json(row.result),
      row.outcome,
      row.decidedBy ?? null,
      row.reason ?? null,
      current,
    ],
  )
  return id
}

/** The decision that counts, or null before there is one. */
export async function currentDecision(db: Queryable, leadId: string): Promise<DecisionRow | null> {
  const rows = await db.query<DecisionRow>(
    `select ${columns} from decision where lead_id = $1::uuid and current`,
    [leadId],
  )
  return rows[0] ?? null
}
