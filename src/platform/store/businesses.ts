// Businesses in the database: reading one with whoever looks after it, keeping what it remembers, its applications and its banks.
import { lastingSecrets, type LastingAnswers, type LastingSecret } from '#core/contract/lasting-answers.ts'
import type { LookedAfter } from '#core/domain/access.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import { bandStatedIn } from '#core/domain/start-dates.ts'
import { monthOf, type IsoMonth } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import type { BankVendor } from './bank-data.ts'
import { columnsOf, layOver } from './lead-columns.ts'
import type { BankState, LeadRow } from './leads.ts'

export interface BusinessRow extends LookedAfter {
  readonly id: Id
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly origin: 'import' | 'application'
  readonly brand: string
  readonly language: Language
  readonly answers: LastingAnswers
  /** Field id -> ciphertext, for `businessPlace`. */
  readonly secrets: Readonly<Partial<Record<LastingSecret, string>>>
  readonly taxKey: string | null
  readonly assignedTo: string | null
  readonly purgedAt: Date | null
  /** An erasure was asked for: its persons are forgotten with the last of its applications. */
  readonly erasureAskedAt: Date | null
  /** Null in a row of before: see `bandToldOf`. */
  readonly bandToldMonth: IsoMonth | null
}

/** Of a `business` named b. */
const columns = `b.id, b.created_at as "createdAt", b.updated_at as "updatedAt", b.origin, b.brand, b.language, b.answers, b.secrets,
  b.tax_key as "taxKey", b.assigned_to as "assignedTo", b.purged_at as "purgedAt", b.erasure_asked_at as "erasureAskedAt",
  b.band_told_month as "bandToldMonth",
  array(select distinct l.assigned_to from lead l where l.business_id = b.id and l.assigned_to is not null)
    || array_remove(array[b.assigned_to], null) as "lookedAfterBy"`

/** Where a secret of a business is sealed for. */
export const businessPlace = (field: LastingSecret, id: string): string => `business.${field}:${id}`

export async function readBusiness(db: Queryable, id: string): Promise<BusinessRow | null> {
  const rows = await db.query<BusinessRow>(`select ${columns} from business b where b.id = $1::uuid`, [id])
  return rows[0] ?? null
}

/** Reads a business and keeps others from changing it, or from making a renewal of it, until the transaction ends. */
export async function lockBusiness(tx: Queryable, id: string): Promise<BusinessRow | null> {
  const rows = await tx.query<BusinessRow>(
    `select ${columns} from business b where b.id = $1::uuid for update of b`,
    [id],
  )
  return rows[0] ?? null
}

/** The business with this tax id (its keyed hash by any version of the key), locked; null where there is none. */
export async function lockBusinessByTax(
  tx: Queryable,
  taxKeys: readonly string[],
): Promise<BusinessRow | null> {
  const rows = await tx.query<BusinessRow>(
    `select ${columns} from business b where b.tax_key = any($1::text[]) for update of b`,
    [taxKeys],
  )
  return rows[0] ?? null
}

/** The month from which the years in business of its answers grow. */
export const bandToldOf = ({ bandToldMonth, updatedAt }: BusinessRow): IsoMonth =>
  bandToldMonth ?? monthOf(easternDay(updatedAt))

interface BusinessToKeep {
  readonly origin: BusinessRow['origin']
  readonly brand: string
  readonly language: Language
  readonly answers: LastingAnswers
  /** In the clear: sealed here, for the business's own place. */
  readonly secrets: Readonly<Partial<Record<LastingSecret, string>>>
  readonly taxKey: string
  readonly assignedTo: string | null
  /** In which month its years in business were told; absent: now. */
  readonly bandTold?: IsoMonth
}

/**
 * Writes a business, or lays what is newly known over the one that is there (`before`, locked): what is not told stays. The caller writes
 * the event. Answers its id.
 */
export async function keepBusiness(
  tx: Queryable,
  keys: KeyRing,
  before: BusinessRow | null,
  told: BusinessToKeep,
  now: Date,
): Promise<Id> {
  const id = before?.id ?? newId(now)
  const answers = layOver<LastingAnswers>(before?.answers ?? {}, { values: told.answers })
  const secrets: Record<string, string> = { ...before?.secrets }
  for (const field of lastingSecrets) {
    const value = told.secrets[field]
    if (value !== undefined) secrets[field] = keys.seal(value, businessPlace(field, id))
  }
  const bandToldMonth = bandMonthOf(before, told, monthOf(easternDay(now)))
  const { businessName, ownerName, state, search, emailKey, phoneKey } = columnsOf(keys, id, answers)
  await tx.query(
    `insert into business as b (id, created_at, updated_at, origin, brand, language, answers, secrets, name, owner_name, state, search,
       email_key, phone_key, tax_key, assigned_to, band_told_month)
     values ($1::uuid, $2::timestamptz, $2::timestamptz, $3, $4, $5, $6::jsonb, $7::jsonb, $8, $9, $10, $11, $12, $13, $14, $15::uuid, $16)
     on conflict (id) do update set updated_at = excluded.updated_at, answers = excluded.answers, secrets = excluded.secrets,
       name = excluded.name, owner_name = excluded.owner_name, state = excluded.state, search = excluded.search,
       email_key = excluded.email_key, phone_key = excluded.phone_key, tax_key = excluded.tax_key,
       assigned_to = coalesce(excluded.assigned_to, b.assigned_to), band_told_month = excluded.band_told_month,
       purged_at = null, erasure_asked_at = null`,
    [
      id,
      now,
      told.origin,
      told.brand,
      told.language,
      json(answers),
      json(secrets),
      businessName,
      ownerName,
      state,
      search,
      emailKey,
      phoneKey,
      told.taxKey,
      told.assignedTo,
      bandToldMonth,
    ],
  )
  return id
}

/** What is told without years in business, or tells no more than what had grown by itself, takes no months away. */
function bandMonthOf(
  before: BusinessRow | null,
  { answers, bandTold }: BusinessToKeep,
  present: IsoMonth,
): IsoMonth | null {
  const band = before?.answers.yearsInBusiness
  const stated = before && band !== undefined ? { band, told: bandToldOf(before) } : null
  if (answers.yearsInBusiness === undefined) return stated?.told ?? null
  return bandStatedIn(stated, answers.yearsInBusiness, bandTold ?? present)
}

/** The keyed hash of an application's tax id; null where it has none. */
export async function taxKeyOf(tx: Queryable, leadId: string): Promise<string | null> {
  const rows = await tx.query<{ key: string | null }>(`select tax_key as key from lead where id = $1::uuid`, [
    leadId,
  ])
  return rows[0]?.key ?? null
}

/** The business that an application is of, or else the one with its tax id; null where there is none. */
export async function businessOfLead(
  db: Queryable,
  leadId: string,
): Promise<{ readonly id: Id; readonly name: string; readonly named: boolean } | null> {
  const rows = await db.query<{ id: Id; name: string; named: boolean }>(
    `select b.id, b.name, l.business_id is not null as named from lead l
       join business b on b.id = l.business_id or (l.business_id is null and b.tax_key = l.tax_key)
     where l.id = $1::uuid`,
    [leadId],
  )
  return rows[0] ?? null
}

/** Points an application to its business. */
export async function nameBusiness(tx: Queryable, leadId: string, businessId: string): Promise<void> {
  await tx.query(`update lead set business_id = $2::uuid where id = $1::uuid`, [leadId, businessId])
}

export interface BusinessApplication {
  readonly id: Id
  readonly kind: LeadRow['kind']
  readonly createdAt: Date
  readonly stage: Stage
  readonly bankState: BankState
  /** Cents. */
  readonly requestedAmount: number | null
  readonly assignedTo: string | null
}

/** Its applications, newest first. */
export const applicationsOf = (db: Queryable, businessId: string): Promise<BusinessApplication[]> =>
  db.query<BusinessApplication>(
    `select id, kind, created_at as "createdAt", stage, bank_state as "bankState", requested_amount as "requestedAmount",
       assigned_to as "assignedTo"
     from lead where business_id = $1::uuid order by created_at desc, id desc limit 100`,
    [businessId],
  )

export interface ActiveBank {
  readonly id: Id
  readonly leadId: string
  readonly institution: string
  readonly provider: BankVendor
}

/** The bank connections of all its applications that can be read now, newest first. */
export const activeBanks = (db: Queryable, businessId: string): Promise<ActiveBank[]> =>
  db.query<ActiveBank>(
    `select c.id, c.lead_id as "leadId", c.institution, c.provider from bank_connection c join lead l on l.id = c.lead_id
     where l.business_id = $1::uuid and c.state = 'linked' and c.secret is not null
     order by c.created_at desc, c.id desc`,
    [businessId],
  )

/**
 * Nobody dealt with it since, neither a file nor an application, and no application of it is held; or an erasure was asked for, and the
 * last of its applications is gone.
 */
const forgettable = `b.purged_at is null and case when b.erasure_asked_at is null
  then b.updated_at < $1::timestamptz and not exists (
    select from lead l where l.business_id = b.id and (l.updated_at >= $1::timestamptz or l.held_at is not null))
  else not exists (select from lead l where l.business_id = b.id) end`

/** Businesses of which it is time to forget the persons, those first that rest longest. */
export async function forgettableBusinesses(db: Queryable, since: Date, limit: number): Promise<Id[]> {
  const rows = await db.query<{ id: Id }>(
    `select b.id from business b where ${forgettable} order by b.updated_at limit $2::int`,
    [since, limit],
  )
  return rows.map(({ id }) => id)
}

/** What is no person's: it stays, so that the applications of the business still have their name. */
const impersonal = [
  'businessName',
  'ownBusinessName',
  'businessState',
  'classification',
  'generalIndustry',
  'industry',
]

/** Forgets who the owner is, how they are reached, what was written to them and every number, and answers why; null where somebody dealt with it meanwhile. */
export async function forgetPersons(
  tx: Queryable,
  id: string,
  since: Date,
  now: Date,
): Promise<'quiet' | 'erasure' | null> {
  const [row] = await tx.query<{ erasure: boolean }>(
    `update business b set purged_at = $3::timestamptz, band_told_month = null, secrets = '{}'::jsonb, tax_key = null, email_key = null, phone_key = null,
       owner_name = '', search = lower(concat_ws(' ', b.name, b.id)),
       answers = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(b.answers) where key = any($4::text[]))
     where b.id = $2::uuid and ${forgettable} returning b.erasure_asked_at is not null as erasure`,
    [since, id, now, impersonal],
  )
  if (!row) return null
  await tx.query(`delete from message where subject = 'business' and lead_id = $1::uuid`, [id])
  return row.erasure ? 'erasure' : 'quiet'
}

/** It is to be forgotten once none of its applications is left. */
export const askErasureOfBusiness = (tx: Queryable, id: string, now: Date): Promise<unknown> =>
  tx.query(
    `update business set erasure_asked_at = coalesce(erasure_asked_at, $2::timestamptz) where id = $1::uuid`,
    [id, now],
  )
