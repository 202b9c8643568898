// Applications in the database: the one-round-trip save, reading one, changing its stage.
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewJob } from '../outbox/outbox.ts'

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

const columns = `id, created_at as "createdAt", updated_at as "updatedAt", revision, stage, page, variant, brand, language,
  answers, secrets, source, mql_type as "mqlType", merchant_defaults as "merchantDefaults", bank_state as "bankState",
  assigned_to as "assignedTo", code_epoch as "codeEpoch"`

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

/** What goes along with either statement once the row `saved` was written: key, event, jobs, consents, conversions. */
const along = `
  kept as (
    insert into save_key (key, lead_id, revision, at) select $1, id, revision, $3::timestamptz from saved where $1::text is not null),
  logged as (
    insert into event (lead_id, id, at, kind, actor, ip, user_agent, detail)
    select id, $4::uuid, $3::timestamptz, $5, 'applicant', $6, $7, $8::jsonb from saved),
  asked as (
    insert into job (lead_id, id, kind, once_key, payload, run_at, created_at)
    select saved.id, j.id, j.kind, j.once_key, j.payload, $3::timestamptz, $3::timestamptz
    from saved, jsonb_to_recordset($9::jsonb) as j (id uuid, kind text, once_key text, payload jsonb)
    on conflict (lead_id, kind, once_key) where state <> 'dead' do update set
      payload = excluded.payload, rerun = job.locked_until is not null),
  agreed as (
    insert into consent (lead_id, id, kind, version, language, wording_hash, given, at, ip, user_agent)
    select saved.id, c.id, c.kind, c.version, saved.language, c.wording_hash, c.given, $3::timestamptz, $6, $7
    from saved, jsonb_to_recordset($10::jsonb) as c (id uuid, kind text, version text, wording_hash text, given boolean)),
  told as (
    insert into conversion (lead_id, name, at)
    select saved.id, name, $3::timestamptz from saved, jsonb_array_elements_text($11::jsonb) as name
    on conflict do nothing)
  select ${columns} from saved`

const createSql = `with
  prior as (select 1 from save_key where key = $1),
  saved as (
    insert into lead (id, created_at, updated_at, page, variant, brand, language, answers, secrets, source, email_key, phone_key, tax_key)
    select $2::uuid, $3::timestamptz, $3::timestamptz, $12::int, $13, $14, $15, $16::jsonb, $17::jsonb, $18::jsonb, $19, $20, $21
    where not exists (select from prior)
    returning *),
  ${along}`

const updateSql = `with
  prior as (select 1 from save_key where key = $1),
  saved as (
    update lead set revision = revision + 1, updated_at = $3::timestamptz, page = greatest(page, $12::int),
      answers = (answers || $13::jsonb) - $14::text[], secrets = (secrets || $15::jsonb) - $14::text[],
      source = source || $16::jsonb,
      email_key = coalesce($17, email_key), phone_key = coalesce($18, phone_key), tax_key = coalesce($19, tax_key)
    where id = $2::uuid and not exists (select from prior) and ($20::int is null or revision = $20::int)
      and code_epoch = $21::int and (stage in ('draft', 'referred', 'bank-needed')
        or ($13::jsonb = '{}'::jsonb and stage in ('in-review', 'offered', 'offer-chosen')))
    returning *),
  ${along}`

/** The values of $1 to $11, which both statements share. */
const sharedValues = (save: LeadSave, now: Date) => [
  save.idempotencyKey,
  save.id,
  now,
  newId(now),
  'answers-saved',
  save.ip,
  save.userAgent,
  json({ page: save.savedPage, fields: [...Object.keys(save.answers), ...Object.keys(save.secrets)] }),
  json(
    save.jobs.map((job) => ({
      id: newId(now),
      kind: job.kind,
      once_key: job.onceKey ?? '',
      payload: job.payload ?? {},
    })),
  ),
  json(save.consents.map((c) => ({ id: newId(now), ...c, wording_hash: c.wordingHash }))),
  json(save.conversions),
]

/** Writes a new application with everything that belongs to it; null when its idempotency key was used before. */
export async function createLead(
  db: Queryable,
  save: LeadSave,
  start: { variant: 'finicity' | 'plaid'; brand: string; language: Language },
  now: Date,
): Promise<LeadRow | null> {
  const rows = await db.query<LeadRow>(createSql, [
    ...sharedValues(save, now),
    save.page,
    start.variant,
    start.brand,
    start.language,
    json(save.answers),
    json(save.secrets),
    json(save.source),
    save.emailKey,
    save.phoneKey,
    save.taxKey,
  ])
  return rows[0] ?? null
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
): Promise<LeadRow | null> {
  const rows = await db.query<LeadRow>(updateSql, [
    ...sharedValues(save, now),
    save.page,
    json(save.answers),
    save.removed,
    json(save.secrets),
    json(save.source),
    save.emailKey,
    save.phoneKey,
    save.taxKey,
    ifRevision,
    save.codeEpoch,
  ])
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
  return (await tx.query<LeadRow>(`select ${columns} from lead where id = $1::uuid for update`, [id]))[0] ?? null
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
