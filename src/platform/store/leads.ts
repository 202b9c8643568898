// Applications in the database: the one-round-trip save, reading one, changing its stage.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable, type SqlValue } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewJob } from '../outbox/outbox.ts'
import { columns, savedColumns, saveStatement } from './save-statement.ts'

export type AnswerValue = string | number | boolean
export type MerchantDefaults = 'unknown' | 'clear' | 'hit'
export type BankState =
  'none' | 'linking' | 'linked' | 'needs-attention' | 'failed' | 'skipped' | 'statements'

export interface LeadRow {
  readonly id: string
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly revision: number
  readonly stage: Stage
  readonly page: number
  readonly variant: 'finicity' | 'plaid'
  readonly brand: string
  readonly language: Language
  readonly answers: Readonly<Record<string, AnswerValue>>
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Record<string, string>>
  readonly source: Readonly<Record<string, string>>
  readonly mqlType: string | null
  readonly merchantDefaults: MerchantDefaults
  readonly bankState: BankState
  readonly assignedTo: string | null
  readonly codeEpoch: number
}

/** An application as a save leaves it. */
export type SavedLead = Pick<
  LeadRow,
  'id' | 'revision' | 'stage' | 'page' | 'answers' | 'secrets' | 'mqlType' | 'merchantDefaults' | 'codeEpoch'
>

/** One save of a wizard page: what changes and what must be written with it. */
export interface LeadSave {
  readonly id: string
  /** The epoch of the code that named the application; 0 for a new one. */
  readonly codeEpoch: number
  readonly answers: Readonly<Record<string, AnswerValue>>
  readonly secrets: Readonly<Record<string, string>>
  /** Fields whose answer was emptied. */
  readonly removed: readonly string[]
  readonly source: Readonly<Record<string, string>>
  readonly emailKey: string | null
  readonly phoneKey: string | null
  readonly taxKey: string | null
  /** The page that is reached by this save. */
  readonly page: number
  /** The page that was saved, for the audit log. */
  readonly savedPage: number
  readonly idempotencyKey: string | null
  readonly ip: string
  readonly userAgent: string
  readonly jobs: readonly NewJob[]
  readonly consents: readonly NewConsent[]
  readonly conversions: readonly string[]
}

export interface NewConsent {
  readonly kind: string
  readonly version: string
  readonly wordingHash: string
  readonly given: boolean
}

/** The values that a save's statement names. */
const valuesOf = (save: LeadSave, now: Date): Record<string, SqlValue> => ({
  ...save,
  key: save.idempotencyKey,
  now,
  eventId: newId(now),
  detail: json({
    page: save.savedPage,
    fields: [...Object.keys(save.answers), ...Object.keys(save.secrets)],
  }),
  answers: json(save.answers),
  secrets: json(save.secrets),
  source: json(save.source),
  jobs: json(
    save.jobs.map((job) => ({
      id: newId(now),
      kind: job.kind,
      once_key: job.onceKey ?? '',
      payload: job.payload ?? {},
    })),
  ),
  consents: json(save.consents.map((c) => ({ id: newId(now), ...c, wording_hash: c.wordingHash }))),
  conversions: json(save.conversions),
})

async function write(
  db: Queryable,
  kind: 'create' | 'update',
  save: LeadSave,
  values: Readonly<Record<string, SqlValue>>,
): Promise<SavedLead | null> {
  const { sql, names } = saveStatement(kind, {
    keyed: save.idempotencyKey !== null,
    jobs: save.jobs.length > 0,
    consents: save.consents.length > 0,
    conversions: save.conversions.length > 0,
  })
  const rows = await db.query<SavedLead>(
    sql,
    names.map((name) => values[name]!),
  )
  return rows[0] ?? null
}

/** Writes a new application with everything that belongs to it; null when its idempotency key was used before. */
export async function createLead(
  db: Queryable,
  save: LeadSave,
  start: { variant: 'finicity' | 'plaid'; brand: string; language: Language },
  now: Date,
): Promise<SavedLead | null> {
  return write(db, 'create', save, { ...valuesOf(save, now), ...start })
}

/**
 * Merges a save into an application that can still be changed; null when the key was used before, the revision is another one, or
 * the stage allows no change: the caller reads the row to tell which.
 */
export async function updateLead(
  db: Queryable,
  save: LeadSave,
  ifRevision: number | null,
  now: Date,
): Promise<SavedLead | null> {
  return write(db, 'update', save, { ...valuesOf(save, now), ifRevision })
}

/**
 * Makes the qualification of a complete application final, with its event and a job, in one statement; null when another save was
 * faster.
 */
export async function settleLead(
  db: Queryable,
  id: string,
  settled: { readonly stage: Stage; readonly mqlType: string; readonly job: NewJob },
  now: Date,
): Promise<SavedLead | null> {
  const rows = await db.query<SavedLead>(
    `with
      settled as (
        update lead set updated_at = $2::timestamptz, stage = $3, mql_type = $4
        where id = $1::uuid and stage in ('draft', 'referred') returning id, revision, stage, page, answers, secrets, mql_type, merchant_defaults, code_epoch),
      logged as (
        insert into event (lead_id, id, at, kind, actor, detail)
        select id, $5::uuid, $2::timestamptz, 'application-completed', 'system', $6::jsonb from settled),
      asked as (
        insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
        select id, $7::uuid, $8, $9, $10::jsonb, $2::timestamptz, $2::timestamptz from settled
        on conflict (lead_id, kind, once_key) where state <> 'dead' do nothing)
      select ${savedColumns} from settled`,
    [
      id,
      now,
      settled.stage,
      settled.mqlType,
      newId(now),
      json({ mql_type: settled.mqlType, stage: settled.stage }),
      newId(now),
      settled.job.kind,
      settled.job.onceKey ?? '',
      json(settled.job.payload ?? {}),
    ],
  )
  return rows[0] ?? null
}

/** The application that a save under this key wrote, or null. */
export async function leadSavedUnder(db: Queryable, key: string): Promise<LeadRow | null> {
  const rows = await db.query<LeadRow>(
    `select ${columns} from lead where id = (select lead_id from save_key where key = $1)`,
    [key],
  )
  return rows[0] ?? null
}

export async function readLead(db: Queryable, id: string): Promise<LeadRow | null> {
  return (await db.query<LeadRow>(`select ${columns} from lead where id = $1::uuid`, [id]))[0] ?? null
}

/** Reads an application and keeps others from changing it until the transaction ends. */
export async function lockLead(tx: Queryable, id: string): Promise<LeadRow | null> {
  return (
    (await tx.query<LeadRow>(`select ${columns} from lead where id = $1::uuid for update`, [id]))[0] ?? null
  )
}

/** Changes facts that are not answers. The caller writes the event in the same transaction. */
export async function changeLead(
  tx: Queryable,
  id: string,
  change: {
    stage?: Stage
    mqlType?: string
    merchantDefaults?: MerchantDefaults
    bankState?: BankState
    page?: number
    assignedTo?: string
    newCode?: boolean
  },
  now: Date,
): Promise<void> {
  await tx.query(
    `update lead set updated_at = $2::timestamptz, stage = coalesce($3, stage), mql_type = coalesce($4, mql_type),
       merchant_defaults = coalesce($5, merchant_defaults), bank_state = coalesce($6, bank_state),
       page = greatest(page, coalesce($7::int, page)), assigned_to = coalesce($8::uuid, assigned_to),
       code_epoch = code_epoch + $9::int
     where id = $1::uuid`,
    [
      id,
      now,
      change.stage ?? null,
      change.mqlType ?? null,
      change.merchantDefaults ?? null,
      change.bankState ?? null,
      change.page ?? null,
      change.assignedTo ?? null,
      change.newCode ? 1 : 0,
    ],
  )
}
