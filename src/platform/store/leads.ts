// Applications in the database: reads one or several, locks one, changes what is neither an answer nor the stage.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Id } from '#core/ground/id.ts'
import type { Variant } from '#core/flow/variant.ts'
import type { Language } from '#core/words/words.ts'
import type { Queryable } from '../db/db.ts'
import { together } from './together.ts'

/** renewal: another application of a business that was funded before. */
type LeadKind = 'new' | 'renewal'
export type MerchantDefaults = 'unknown' | 'clear' | 'hit'
export type BankState =
  | 'none'
  | 'linking'
  | 'linked'
  | 'needs-attention'
  | 'failed'
  | 'skipped'
  | 'statements'

/** All of a row, as `LeadRow` names them. */
export const columns = `id, created_at as "createdAt", updated_at as "updatedAt", revision, stage, step, variant, brand, language,
  answers, secrets, source, mql_type as "mqlType", merchant_defaults as "merchantDefaults", bank_state as "bankState",
  assigned_to as "assignedTo", code_epoch as "codeEpoch", kind, business_id as "businessId", again_of as "againOf"`

export interface LeadRow {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly revision: number
  readonly stage: Stage
  /** The id of the furthest step that was reached, of whichever wizard. */
  readonly step: string
  readonly variant: Variant
  readonly brand: string
  readonly language: Language
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Record<string, string>>
  readonly source: Readonly<Record<string, string>>
  readonly mqlType: string | null
  readonly merchantDefaults: MerchantDefaults
  readonly bankState: BankState
  readonly assignedTo: string | null
  readonly codeEpoch: number
  readonly kind: LeadKind
  /** The business that the application belongs to, once somebody said so. */
  readonly businessId: Id | null
  /** The declined application that this one was begun from. */
  readonly againOf: Id | null
}

/** An application as a save leaves it. */
export type SavedLead = Pick<
  LeadRow,
  | 'id'
  | 'createdAt'
  | 'updatedAt'
  | 'revision'
  | 'stage'
  | 'step'
  | 'variant'
  | 'language'
  | 'answers'
  | 'secrets'
  | 'mqlType'
  | 'merchantDefaults'
  | 'codeEpoch'
>

/** An application to read, and the id of the session that asks for it, if one does. */
interface LeadAsked {
  readonly id: string
  readonly session: string | null
}

/**
 * As `readLead`, for many callers at a time: those that wait share one statement. It also says whether
 * the asking session was ended, so that a save asks the database no more than twice.
 * The database keeps the plan as long as the connection lives. `offset 0` and `limit 1` bind it to the keys: made over an empty table, it
 * would read the whole table for every batch.
 */
export const readLeadTogether = together<LeadAsked, LeadRow & { readonly sessionEnded: boolean }>(
  (db, asked) =>
    db.query(
      `select n::int - 1 as n, ${columns},
         (select true from ended_session where lead_id = asked and ended_session.id = session limit 1) is true as "sessionEnded"
       from unnest($1::uuid[], $2::text[]) with ordinality as asked (asked, session, n)
         cross join lateral (select * from lead where id = asked offset 0) as lead`,
      [asked.map(({ id }) => id), asked.map(({ session }) => session ?? '')],
    ),
)

export async function readLead(db: Queryable, id: string): Promise<LeadRow | null> {
  return (await db.query<LeadRow>(`select ${columns} from lead where id = $1::uuid`, [id]))[0] ?? null
}

/** The industry that an application states: the general one and the one below it. */
export async function statedIndustry(
  db: Queryable,
  id: string,
): Promise<Pick<LeadAnswers, 'generalIndustry' | 'industry'>> {
  const rows = await db.query<Pick<LeadAnswers, 'generalIndustry' | 'industry'>>(
    `select answers->>'generalIndustry' as "generalIndustry", answers->>'industry' as industry from lead where id = $1::uuid`,
    [id],
  )
  return { generalIndustry: rows[0]?.generalIndustry ?? undefined, industry: rows[0]?.industry ?? undefined }
}

/** Reads an application and keeps others from changing it until the transaction ends. */
export async function lockLead(tx: Queryable, id: string): Promise<LeadRow | null> {
  return (
    (await tx.query<LeadRow>(`select ${columns} from lead where id = $1::uuid for update`, [id]))[0] ?? null
  )
}

/** Changes facts that are neither answers nor the stage (`moveStage`). The caller writes the event in the same transaction. */
export async function changeLead(
  tx: Queryable,
  id: string,
  change: {
    mqlType?: string
    merchantDefaults?: MerchantDefaults
    /** Of the business that the register was asked for. */
    registerKey?: string
    bankState?: BankState
    step?: string
    assignedTo?: string
    newCode?: boolean
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `update lead set updated_at = $2::timestamptz, mql_type = coalesce($3, mql_type),
       merchant_defaults = coalesce($4, merchant_defaults), bank_state = coalesce($5, bank_state),
       step = coalesce($6, step), assigned_to = coalesce($7::uuid, assigned_to),
       code_epoch = code_epoch + $8::int, register_key = coalesce($9, register_key)
     where id = $1::uuid`,
    [
      id,
      now,
      change.mqlType ?? null,
      change.merchantDefaults ?? null,
      change.bankState ?? null,
      change.step ?? null,
      change.assignedTo ?? null,
      change.newCode ? 1 : 0,
      change.registerKey ?? null,
    ],
  )
}

/** The keyed hash of the business that the register of defaulted merchants was asked for last; null where it was not. */
export async function registerKeyOf(db: Queryable, id: string): Promise<string | null> {
  const rows = await db.query<{ key: string | null }>(
    `select register_key as key from lead where id = $1::uuid`,
    [id],
  )
  return rows[0]?.key ?? null
}
