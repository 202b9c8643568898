// Decisions in the database: each keeps its policy version and, sealed, every input, so that it can be replayed. One of them counts.
import type { Id } from '#core/ground/id.ts'
import type { DecisionWithDeals } from '#core/domain/underwriting.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import { keptBasis, sealBasis, type DecisionBasis, type KeptBasis } from './decision-basis.ts'
import type { KeyRing } from '../keys.ts'

/**
 * model = decided by the policy; held = the same, but beside an offer that was chosen or a person's decision; staff = by a person;
 * proposal = by a person beyond their authority, or about to go out, which decides nothing.
 */
type DecisionOrigin = 'model' | 'held' | 'staff' | 'proposal'
type ProposalState = 'open' | 'approved' | 'refused' | 'lapsed' | 'replaced' | 'going-out' | 'undone'
export type DecisionOutcome = 'approved' | 'declined' | 'review'

export interface DecisionRow {
  readonly id: Id
  readonly leadId: string
  readonly at: Date
  readonly origin: DecisionOrigin
  readonly policyVersion: string
  /** What that policy said, as a hash; null of a decision that was made before it was kept. */
  readonly policyDigest: string | null
  readonly result: DecisionWithDeals
  /** Opened by `openDecision`. */
  readonly basis: KeptBasis
  /** What counts for the application; a model's decline on incomplete bank data is a review. */
  readonly outcome: DecisionOutcome
  readonly decidedBy: string | null
  /** The person who approved what `decidedBy` proposed. */
  readonly secondedBy: string | null
}

/** A proposal; its decision row is never the current one. */
interface ProposalRow extends DecisionRow {
  readonly proposal: ProposalState
  readonly lapsesAt: Date
}

const columns = `id, lead_id as "leadId", at, origin, policy_version as "policyVersion", policy_digest as "policyDigest", result, outcome,
  decided_by as "decidedBy", seconded_by as "secondedBy", ${keptBasis('decision')} as basis`

export type OpenedDecision = DecisionRow & DecisionBasis

type PersonsPart = 'policyDigest' | 'decidedBy' | 'secondedBy'
type NewDecision = Omit<DecisionRow, 'id' | 'at' | 'basis' | PersonsPart> &
  Partial<Pick<DecisionRow, PersonsPart>> &
  Pick<DecisionBasis, 'inputs' | 'features'> &
  Partial<DecisionBasis> & {
    /** When a proposal lapses. */
    readonly lapsesAt?: Date
    /** When what a person decided takes effect: until then it is a proposal that awaits nobody. */
    readonly goesOutAt?: Date
  }

/** Writes a decision. Unless it is held or proposed it replaces the one that counted, and what was proposed beside that. Answers its id. */
export async function addDecision(
  tx: Queryable,
  keys: Pick<KeyRing, 'seal'>,
  row: NewDecision,
  now: Date,
): Promise<Id> {
  const id = newId(now)
  const current = row.origin === 'model' || row.origin === 'staff'
  if (current)
    await tx.query(`update decision set current = false where lead_id = $1::uuid and current`, [row.leadId])
  if (row.origin !== 'held' && !row.goesOutAt) await replaceProposal(tx, row.leadId)
  await tx.query(
    `insert into decision (lead_id, id, at, origin, policy_version, sealed_basis, result, outcome, decided_by, current,
       proposal, lapses_at, seconded_by, policy_digest, goes_out_at)
     values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5, $6, $7::jsonb, $8, $9::uuid, $10::boolean,
       $11, $12::timestamptz, $13::uuid, $14, $15::timestamptz)`,
    [
      row.leadId,
      id,
      now,
      row.origin,
      row.policyVersion,
      sealBasis(keys, id, row),
      json(row.result),
      row.outcome,
      row.decidedBy ?? null,
      current,
      row.goesOutAt ? 'going-out' : row.origin === 'proposal' ? 'open' : null,
      row.lapsesAt ?? null,
      row.secondedBy ?? null,
      row.policyDigest ?? null,
      row.goesOutAt ?? null,
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

/** What was proposed was for a decision that is no longer in effect, is for another state, or the application has ended. */
export async function replaceProposal(tx: Queryable, leadId: string): Promise<void> {
  await tx.query(
    `update decision set proposal = 'replaced' where lead_id = $1::uuid and proposal in ('open', 'going-out')`,
    [leadId],
  )
}

/** Whether something that a person proposed is open, or what they decided is about to go out. */
export async function isProposed(db: Queryable, leadId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from decision where lead_id = $1::uuid and proposal in ('open', 'going-out') limit 1`,
    [leadId],
  )
  return rows.length > 0
}

/** What a person decided and can still be undone. */
interface GoingOutRow extends DecisionRow {
  readonly goesOutAt: Date
}

/** Null where nothing is about to go out. */
export async function goingOut(db: Queryable, leadId: string): Promise<GoingOutRow | null> {
  const rows = await db.query<GoingOutRow>(
    `select ${columns}, goes_out_at as "goesOutAt" from decision where lead_id = $1::uuid and proposal = 'going-out'`,
    [leadId],
  )
  return rows[0] ?? null
}

/** It is the decision in effect from here on; what was proposed beside the one before is approved by its second person, or replaced. */
export async function letOut(
  tx: Queryable,
  { leadId, id, secondedBy }: Pick<DecisionRow, 'leadId' | 'id' | 'secondedBy'>,
): Promise<void> {
  await tx.query(
    `update decision set proposal = case when $3::uuid is null then 'replaced' else 'approved' end,
       seconded_by = $3::uuid where lead_id = $1::uuid and $2::uuid <> id and proposal = 'open'`,
    [leadId, id, secondedBy],
  )
  await tx.query(`update decision set current = false where lead_id = $1::uuid and current`, [leadId])
  await tx.query(
    `update decision set origin = 'staff', current = true, proposal = null where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
}

/** It never takes effect: whoever decided took it back, or the application changed meanwhile. */
export async function keepBack(
  tx: Queryable,
  { leadId, id }: Pick<DecisionRow, 'leadId' | 'id'>,
  state: 'undone' | 'replaced',
): Promise<void> {
  await tx.query(
    `update decision set proposal = $3 where lead_id = $1::uuid and id = $2::uuid and proposal = 'going-out'`,
    [leadId, id, state],
  )
}

/** The latest decision that the model made by itself, or null. */
export async function modelsDecision(db: Queryable, leadId: string): Promise<DecisionRow | null> {
  const rows = await db.query<DecisionRow>(
    `select ${columns} from decision where lead_id = $1::uuid and origin in ('model', 'held')
     order by at desc, id desc limit 1`,
    [leadId],
  )
  return rows[0] ?? null
}

/** The latest decision of the model of each application, by application, after one; `count` at most. */
export const modelsDecisionsAfter = (
  db: Queryable,
  after: string | null,
  count: number,
): Promise<DecisionRow[]> =>
  db.query<DecisionRow>(
    `select distinct on (lead_id) ${columns} from decision
     where origin in ('model', 'held') and ($1::uuid is null or lead_id > $1::uuid)
     order by lead_id, at desc, id desc limit $2`,
    [after, count],
  )

export async function readProposal(db: Queryable, leadId: string, id: string): Promise<ProposalRow | null> {
  const rows = await db.query<ProposalRow>(
    `select ${columns}, proposal, lapses_at as "lapsesAt" from decision
     where lead_id = $1::uuid and id = $2::uuid and proposal is not null`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** Settles an open proposal; false when it was settled before. `by`: null when time did. */
export async function settleProposal(
  tx: Queryable,
  { leadId, id }: Pick<ProposalRow, 'leadId' | 'id'>,
  state: Exclude<ProposalState, 'open'>,
  by: string | null,
): Promise<boolean> {
  const rows = await tx.query(
    `update decision set proposal = $3, seconded_by = $4::uuid
     where lead_id = $1::uuid and id = $2::uuid and proposal = 'open' returning id`,
    [leadId, id, state, by],
  )
  return rows.length > 0
}

interface AwaitingRow {
  readonly leadId: string
  readonly leadName: string
  readonly id: string
  readonly at: Date
  readonly lapsesAt: Date
  readonly result: DecisionWithDeals
  readonly basis: KeptBasis
  readonly decidedBy: string
  readonly by: string
}

/** Proposals that await a second person, those that lapse first first; at most 200. */
export const openProposals = (db: Queryable, now: Date): Promise<AwaitingRow[]> =>
  db.query<AwaitingRow>(
    `select d.lead_id as "leadId", coalesce(nullif(l.business_name, ''), l.owner_name) as "leadName", d.id, d.at,
       d.lapses_at as "lapsesAt", d.result, ${keptBasis('d')} as basis, d.decided_by as "decidedBy", m.name as by
     from decision d join lead l on l.id = d.lead_id join staff m on m.id = d.decided_by
     where d.proposal = 'open' and d.lapses_at > $1::timestamptz order by d.lapses_at, d.id limit 200`,
    [now],
  )
