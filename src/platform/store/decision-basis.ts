// What a decision was made from and what people wrote about it: sealed; of earlier decisions it stands plain until it is sealed.
import type { FeatureVector } from '#core/domain/features.ts'
import type { ToolRecord } from '#core/domain/offer-tool/tool-record.ts'
import type { ModelInputs } from '#core/domain/underwriting.ts'
import { json, type Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'

export interface DecisionBasis {
  readonly inputs: ModelInputs
  /** What the inputs come to, for learning; null of a decision that was made before it was kept. */
  readonly features: FeatureVector | null
  /** Why a person decided so. */
  readonly reason: string | null
  /** Why a person's decline names what the model did not find. */
  readonly justification: string | null
  /** What it was set by in the funding-offer tool; null where it was not. */
  readonly tool: ToolRecord | null
}

/** As it is stored; one of the two. */
export interface KeptBasis {
  readonly sealed: string | null
  readonly plain: DecisionBasis | null
}

const placeOf = (id: string): string => `decision.basis:${id}`

const plainOf = (table: string): string =>
  `jsonb_build_object('inputs', ${table}.inputs, 'features', ${table}.features, 'reason', ${table}.reason,
    'justification', ${table}.justification, 'tool', ${table}.offer_tool)`

/** SQL for the `KeptBasis` of a row of `decision`, under this name. */
export const keptBasis = (table: string): string =>
  `jsonb_build_object('sealed', ${table}.sealed_basis,
    'plain', case when ${table}.sealed_basis is null then ${plainOf(table)} end)`

/** For the decision of this id. */
export const sealBasis = (
  keys: Pick<KeyRing, 'seal'>,
  id: string,
  {
    inputs,
    features,
    reason = null,
    justification = null,
    tool = null,
  }: Pick<DecisionBasis, 'inputs' | 'features'> & Partial<DecisionBasis>,
): string => keys.seal(json({ inputs, features, reason, justification, tool }), placeOf(id))

/** The row with its basis. Throws `UnreadableValue` where no key opens it: without what it was made from, nothing true can be said of a decision. */
export function openDecision<Row extends { readonly id: string; readonly basis: KeptBasis }>(
  keys: Pick<KeyRing, 'open'>,
  row: Row,
): Row & DecisionBasis {
  const { sealed, plain } = row.basis
  const basis = sealed === null ? plain! : (JSON.parse(keys.open(sealed, placeOf(row.id))) as DecisionBasis)
  return { ...row, ...basis }
}

const BATCH = 500

/** Seals up to 500 that stand plain; answers how many there were. */
export async function sealPlainBases(db: Queryable, keys: Pick<KeyRing, 'seal'>): Promise<number> {
  const rows = await db.query<{ leadId: string; id: string; plain: DecisionBasis }>(
    `select lead_id as "leadId", id, ${plainOf('decision')} as plain from decision where inputs is not null
     order by lead_id, id limit ${BATCH}`,
  )
  for (const { leadId, id, plain } of rows)
    await db.query(
      `update decision set sealed_basis = $3, inputs = null, features = null, reason = null, justification = null, offer_tool = null
       where lead_id = $1::uuid and id = $2::uuid and inputs is not null`,
      [leadId, id, sealBasis(keys, id, plain)],
    )
  return rows.length
}
