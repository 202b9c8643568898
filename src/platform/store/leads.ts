// Applications in the database: the one-round-trip save, reading one, changing its stage.
import type { LeadAnswers } from '#core/contract/lead-fields.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewJob } from '../outbox/outbox.ts'
import { saveTogether } from './save-together.ts'

export type MerchantDefaults = 'unknown' | 'clear' | 'hit'
export type BankState =
  'none' | 'linking' | 'linked' | 'needs-attention' | 'failed' | 'skipped' | 'statements'

const columns = `id, created_at as "createdAt", updated_at as "updatedAt", revision, stage, page, variant, brand, language,
  answers, secrets, source, mql_type as "mqlType", merchant_defaults as "merchantDefaults", bank_state as "bankState",
  assigned_to as "assignedTo", code_epoch as "codeEpoch"`

/** Those that a save answers with: what is not needed next is not sent. */
const savedColumns = `id, revision, stage, page, answers, secrets, mql_type as "mqlType", merchant_defaults as "merchantDefaults",
  code_epoch as "codeEpoch"`

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
  readonly answers: LeadAnswers
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
  readonly answers: LeadAnswers
  readonly secrets: Readonly<Record<string, string>>
  /** Fields whose answer was emptied. */
  readonly removed: readonly string[]
  /** Answers that stand as they are, once given; null = all may change. */
  readonly keeps: readonly string[] | null
  readonly source: Readonly<Record<string, string>>
  readonly emailKey: string | null
  readonly phoneKey: string | null
  /** Of the two the application's tax id is the EIN's, for a sole proprietorship the SSN's. */
  readonly einKey: string | null
  readonly ssnKey: string | null
  /** The page that is reached by this save. */
  readonly page: number
  /** The page that was saved, for the audit log. */
  readonly savedPage: number
  readonly idempotencyKey: string | null
  /** Keyed hash of what is saved under the key; null without one. */
  readonly bodyKey: string | null
  readonly ip: string
  readonly userAgent: string
  readonly jobs: readonly NewJob[]
  /** Written where the choice, the wording's version or the contact it is for differs from the latest of its kind. */
  readonly consents: readonly NewConsent[]
  readonly conversions: readonly string[]
  /** What this save settles if the application is still open and no register is against it; null when it does not complete it. */
  readonly settlement: Settlement | null
}

/** What becomes final when every question is answered, and the job that tells the person. */
export interface Settlement {
  readonly stage: Stage
  readonly mqlType: string
  readonly job: NewJob
}

export interface NewConsent {
  readonly kind: string
  readonly version: string
  /** The language of the wording that was shown. */
  readonly language: Language
  readonly wordingHash: string
  readonly given: boolean
}

/** Writes a new application with everything that belongs to it; null when its idempotency key was used before. */
export const createLead = (
  db: Queryable,
  save: LeadSave,
  start: { variant: 'finicity' | 'plaid'; brand: string; language: Language },
  now: Date,
): Promise<SavedLead | null> => write(db, save, Object.assign(itemOf(save, now), start, { makes: true }))

/**
 * Merges a save into an application that can still be changed; null when the key was used before, the revision is another one, or
 * the stage allows no change: the caller reads the row to tell which.
 */
export const updateLead = (
  db: Queryable,
  save: LeadSave,
  ifRevision: number | null,
  now: Date,
): Promise<SavedLead | null> =>
  write(
    db,
    save,
    Object.assign(itemOf(save, now), { if_revision: ifRevision, code_epoch: save.codeEpoch, makes: false }),
  )

/** What the application holds is told only where it differs from the save: most saves bring all of it. */
async function write(db: Queryable, save: LeadSave, item: Item): Promise<SavedLead | null> {
  const saved = await saveLeads(db, item)
  return saved && { ...saved, answers: saved.answers ?? save.answers, secrets: saved.secrets ?? save.secrets }
}

/** A save as the database's `save_leads` takes it, `n` being its place in the statement. */
interface Item {
  n: number
  readonly id: string
}

/** A part that the save does not bring is left out. */
const itemOf = (save: LeadSave, now: Date) => ({
  n: 0,
  id: save.id,
  at: now,
  key: save.idempotencyKey,
  body: save.bodyKey,
  page: save.page,
  answers: save.answers,
  secrets: save.secrets,
  removed: save.removed,
  source: save.source,
  email_key: save.emailKey,
  phone_key: save.phoneKey,
  ein_key: save.einKey,
  ssn_key: save.ssnKey,
  event_id: newId(now),
  detail: { page: save.savedPage, fields: [...Object.keys(save.answers), ...Object.keys(save.secrets)] },
  ip: save.ip,
  user_agent: save.userAgent,
  ...(save.jobs.length
    ? {
        jobs: save.jobs.map((job) => ({
          id: newId(now),
          kind: job.kind,
          once_key: job.onceKey ?? '',
          payload: job.payload ?? {},
        })),
      }
    : {}),
  ...(save.consents.length
    ? { consents: save.consents.map((c) => ({ id: newId(now), ...c, wording_hash: c.wordingHash })) }
    : {}),
  ...(save.conversions.length ? { conversions: save.conversions } : {}),
  ...(save.settlement ? { settled: settledOf(save.settlement, now) } : {}),
  ...(save.keeps ? { keeps: save.keeps } : {}),
})

const settledOf = ({ stage, mqlType, job }: Settlement, now: Date) => ({
  stage,
  mql_type: mqlType,
  event_id: newId(now),
  job_id: newId(now),
  job_kind: job.kind,
  job_key: job.onceKey ?? '',
  job_payload: job.payload ?? {},
})

type Written = Omit<SavedLead, 'answers' | 'secrets'> & {
  readonly answers: SavedLead['answers'] | null
  readonly secrets: SavedLead['secrets'] | null
}

const saveLeads = saveTogether<Item, Written>((db, items) => {
  items.forEach((item, n) => (item.n = n))
  return db.query(`select n, ${savedColumns} from save_leads($1::jsonb)`, [json(items)])
})

/**
 * Makes the qualification of a complete application final, with its event and a job, in one statement; null when another save was
 * faster.
 */
export async function settleLead(
  db: Queryable,
  id: string,
  settled: Settlement,
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

/** An earlier save: its application as it stands, the hash of what it saved and the revision it made (null where none was kept). */
export interface EarlierSave {
  readonly lead: LeadRow
  readonly bodyKey: string | null
  readonly revision: number | null
}

/** What was saved under this key; null for a new key. */
export async function leadSavedUnder(db: Queryable, key: string): Promise<EarlierSave | null> {
  const rows = await db.query<LeadRow & { bodyKey: string | null; made: number | null }>(
    `select ${columns}, "bodyKey", made from lead
       join (select lead_id, body as "bodyKey", revision as made from save_key where key = $1) as used on id = lead_id`,
    [key],
  )
  const found = rows[0]
  return found ? { lead: found, bodyKey: found.bodyKey, revision: found.made } : null
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
