// Affiliates in the database: signing up, how far each has come, and how many applied by their links.
import type { AffiliateAnswers } from '#core/contract/affiliate-fields.ts'
import { AFFILIATE_SOURCE, type AffiliateState } from '#core/domain/affiliates.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable, type SqlValue } from '../db/db.ts'
import { newId, randomSlice } from '../ids.ts'
import type { KeyRing } from '../keys.ts'
import { voidEnvelopes } from './envelopes.ts'
import { deletedOfSubject } from './retention.ts'
import { PAGE_SIZE, type Cursor } from './lead-list.ts'
import { foundBy } from './plain-search.ts'

export interface AffiliateRow {
  readonly id: Id
  readonly createdAt: Date
  readonly updatedAt: Date
  /** What its link ends in; known to everybody who has the link. */
  readonly campaignId: string
  readonly state: AffiliateState
  readonly brand: string
  readonly language: Language
  readonly answers: AffiliateAnswers
  readonly signedAt: Date | null
  readonly deactivatedAt: Date | null
}

const columns = `a.id, a.created_at as "createdAt", a.updated_at as "updatedAt", a.campaign_id as "campaignId", a.state, a.brand, a.language,
  a.answers, a.signed_at as "signedAt", a.deactivated_at as "deactivatedAt"`

const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Twelve letters and figures that are not mistaken for each other: short enough to be read out, too many to be tried. */
const newCampaignId = (): string =>
  [...randomSlice(12)].map((byte) => letters[byte % letters.length]).join('')

const emailKeyOf = (keys: Pick<KeyRing, 'index'>, { email = '' }: AffiliateAnswers): string =>
  keys.index(email, 'email')

type NewAffiliate = Pick<AffiliateRow, 'brand' | 'language' | 'answers'> & {
  /** What the browser called it, as a keyed digest. */
  readonly signupKey: string | null
}

/** Writes a sign-up; null where one with this key is there. The caller writes the event. */
export async function addAffiliate(
  tx: Queryable,
  keys: Pick<KeyRing, 'index'>,
  { brand, language, answers, signupKey }: NewAffiliate,
  now: Date,
): Promise<AffiliateRow | null> {
  const rows = await tx.query<AffiliateRow>(
    `insert into affiliate as a (id, created_at, updated_at, campaign_id, state, brand, language, answers, email_key, signup_key)
     values ($1::uuid, $2::timestamptz, $2::timestamptz, $3, 'signed-up', $4, $5, $6::jsonb, $7, $8) on conflict do nothing returning ${columns}`,
    [newId(now), now, newCampaignId(), brand, language, json(answers), emailKeyOf(keys, answers), signupKey],
  )
  return rows[0] ?? null
}

/** What was typed again, before anything was signed. */
export async function changeSignup(
  tx: Queryable,
  keys: Pick<KeyRing, 'index'>,
  id: string,
  { answers, language }: Pick<AffiliateRow, 'answers' | 'language'>,
  now: Date,
): Promise<void> {
  await tx.query(
    `update affiliate set answers = $2::jsonb, email_key = $3, language = $4, state = 'signed-up', updated_at = $5::timestamptz
     where id = $1::uuid and state <> 'signed'`,
    [id, json(answers), emailKeyOf(keys, answers), language, now],
  )
}

export async function readAffiliate(db: Queryable, id: string): Promise<AffiliateRow | null> {
  const rows = await db.query<AffiliateRow>(`select ${columns} from affiliate a where a.id = $1::uuid`, [id])
  return rows[0] ?? null
}

/** The same, locked: a signature and a changed sign-up come one after the other. */
export async function lockAffiliate(tx: Queryable, id: string): Promise<AffiliateRow | null> {
  const rows = await tx.query<AffiliateRow>(
    `select ${columns} from affiliate a where a.id = $1::uuid for update`,
    [id],
  )
  return rows[0] ?? null
}

/** The sign-up that a browser called so. */
export async function affiliateOfSignup(db: Queryable, signupKey: string): Promise<AffiliateRow | null> {
  const rows = await db.query<AffiliateRow>(`select ${columns} from affiliate a where a.signup_key = $1`, [
    signupKey,
  ])
  return rows[0] ?? null
}

/** By what its link ends in. */
export async function affiliateOfCampaign(db: Queryable, campaignId: string): Promise<AffiliateRow | null> {
  const rows = await db.query<AffiliateRow>(`select ${columns} from affiliate a where a.campaign_id = $1`, [
    campaignId,
  ])
  return rows[0] ?? null
}

/** The caller writes the event. */
export async function setAffiliateState(
  tx: Queryable,
  id: string,
  state: AffiliateState,
  now: Date,
): Promise<void> {
  await tx.query(
    `update affiliate set state = $2, updated_at = $3::timestamptz,
       signed_at = case when $2 = 'signed' then $3::timestamptz else signed_at end
     where id = $1::uuid and state <> 'signed'`,
    [id, state, now],
  )
}

/** `at` null: its link counts again. False where it stood so already. */
export async function setDeactivated(tx: Queryable, id: string, at: Date | null): Promise<boolean> {
  const rows = await tx.query(
    `update affiliate set deactivated_at = $2::timestamptz
     where id = $1::uuid and (deactivated_at is null) <> ($2::timestamptz is null) returning id`,
    [id, at],
  )
  return rows.length > 0
}

/** How many applications an affiliate `a` brought. */
const counted = `(select count(*)::int from lead l where l.source ->> '${AFFILIATE_SOURCE}' = a.id::text and l.source ? '${AFFILIATE_SOURCE}')`

/** How many applied by its link. */
export async function countApplicationsOf(db: Queryable, id: string): Promise<number> {
  const [row] = await db.query<{ n: number }>(
    `select ${counted} as n from affiliate a where a.id = $1::uuid`,
    [id],
  )
  return row?.n ?? 0
}

export interface ListedAffiliate extends AffiliateRow {
  readonly applications: number
  readonly lastAppliedAt: Date | null
  /** Another sign-up has the same e-mail address. */
  readonly again: boolean
}

interface AffiliateFilter {
  /** Every word must occur in company, name, e-mail, telephone or what its link ends in. */
  readonly search?: string
  /** Only those that signed: the others bring nobody. */
  readonly signed?: boolean
  /** Only this one. */
  readonly id?: string
}

/** One page, newest first, after the last row of the page before. `next` is null on the last one. */
export async function listAffiliates(
  db: Queryable,
  { search = '', signed = false, id }: AffiliateFilter = {},
  after: Cursor | null = null,
): Promise<{ readonly rows: readonly ListedAffiliate[]; readonly next: Cursor | null }> {
  const values: SqlValue[] = []
  const add = (value: SqlValue) => `$${values.push(value)}`
  const conditions = ['true']
  const words = foundBy('affiliate', 'a', search, add)
  if (words) conditions.push(words)
  if (signed) conditions.push('a.signed_at is not null')
  if (id) conditions.push(`a.id = ${add(id)}::uuid`)
  if (after)
    conditions.push(`(a.created_at, a.id) < (${add(after.key)}::timestamptz, ${add(after.id)}::uuid)`)
  const found = await db.query<ListedAffiliate>(
    `select ${columns}, ${counted} as applications,
       (select max(l.created_at) from lead l where l.source ->> '${AFFILIATE_SOURCE}' = a.id::text and l.source ? '${AFFILIATE_SOURCE}')
         as "lastAppliedAt",
       exists (select from affiliate o where o.email_key = a.email_key and o.id <> a.id) as again
     from affiliate a where ${conditions.join(' and ')} order by a.created_at desc, a.id desc limit ${PAGE_SIZE + 1}`,
    values,
  )
  const rows = found.slice(0, PAGE_SIZE)
  const last = rows.at(-1)
  return {
    rows,
    next: found.length > PAGE_SIZE && last ? { key: last.createdAt.toISOString(), id: last.id } : null,
  }
}

/** Before when whoever never signed was last touched, and before when the link of whoever did was ended. */
interface AffiliateTerms {
  readonly unsigned: Date
  readonly ended: Date
}
const IS_OVER = `((state <> 'signed' and updated_at < $2::timestamptz) or deactivated_at < $3::timestamptz)`

/** Affiliates whose time is over. */
export async function forgettableAffiliates(
  db: Queryable,
  { unsigned, ended }: AffiliateTerms,
  most: number,
): Promise<readonly Id[]> {
  const rows = await db.query<{ id: Id }>(
    `select id from affiliate where ${IS_OVER} order by updated_at limit $1::int`,
    [most, unsigned, ended],
  )
  return rows.map(({ id }) => id)
}

/**
 * One of them goes whole, with its papers, links and messages; an agreement that is out is ended where it lies, too. Its events name nobody
 * and stay. False where it was touched meanwhile.
 */
export async function forgetAffiliate(
  tx: Queryable,
  id: string,
  { unsigned, ended }: AffiliateTerms,
  now: Date,
): Promise<boolean> {
  const gone = await tx.query(`delete from affiliate where id = $1::uuid and ${IS_OVER} returning id`, [
    id,
    unsigned,
    ended,
  ])
  if (!gone.length) return false
  await voidEnvelopes(tx, { affiliateId: id }, { actor: 'system' }, now)
  for (const table of [...deletedOfSubject, 'link'])
    await tx.query(`delete from ${table} where subject_id = $1::uuid`, [id])
  await tx.query(`delete from message where subject = 'affiliate' and lead_id = $1::uuid`, [id])
  return true
}
