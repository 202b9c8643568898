// What the schedule of retention finds due among the applications, and the deleting of each kind. Holds and asked erasures are columns of theirs.
import { fates, keptKinds, type Fate, type KeptKind, type RetentionSchedule } from '#core/domain/retention.ts'
import type { Stage } from '#core/domain/lead-stage.ts'
import type { FieldId } from '#core/contract/lead-fields.ts'
import type { Queryable } from '../db/db.ts'
import { lastOwnerRequest } from './owner-requests.ts'
import { forgetNumbersOfPersons } from './persons.ts'

const DAY = 86_400_000

/**
 * What was withdrawn or expired before anybody looked at it is unfinished; once it was in review the law counts it as an application. Open
 * ones have no fate: nothing of them goes, whatever their age, until they are ended.
 */
const FATE = `case when stage = 'contract-signed' then 'funded'
  when stage in ('declined', 'not-qualified') then 'refused'
  when stage in ('withdrawn', 'expired') then case when exists (select from decision d where d.lead_id = lead.id)
    or exists (select from event e where e.lead_id = lead.id and e.kind = 'stage-changed'
      and e.detail->>'from' = any('{in-review,offered,offer-chosen,contract-out,contract-signed,declined}'))
    then 'refused' else 'unfinished' end end`
/** Since it ended; looks, messages and vendors afterwards keep nothing longer. */
const SINCE = `case when ${FATE} = 'unfinished' then created_at else coalesce(
  (select max(e.at) from event e where e.lead_id = lead.id and e.kind = 'stage-changed'), updated_at) end`

/** One row for each pair of kind and fate: from when on is due what was last touched before. */
const LIMITS = `unnest($1::text[], $2::text[], $3::timestamptz[], $4::timestamptz[]) as term (kind, fate, before, at_least)`
const IS_PAST = `held_at is null and not term.kind = any(retired) and ${FATE} = term.fate
  and created_at < greatest(term.before, term.at_least)
  and ${SINCE} < case when erasure_asked_at is null then term.before else term.at_least end`
/** Access to a bank is given back first: the row that holds it is needed for that. */
const HOLDS_ACCESS = `term.kind = 'application' and exists (
  select from bank_connection c where c.lead_id = lead.id and c.secret is not null)`
const IS_DUE = `${IS_PAST} and not (${HOLDS_ACCESS})`

const limitsOf = (schedule: RetentionSchedule, now: Date): string[][] => {
  const pairs = keptKinds.flatMap((kind) => fates.map((fate) => ({ kind, fate, term: schedule[kind][fate] })))
  const ago = (days: number) => new Date(now.getTime() - days * DAY).toISOString()
  return [
    pairs.map(({ kind }) => kind),
    pairs.map(({ fate }) => fate),
    pairs.map(({ term }) => ago(term.days)),
    pairs.map(({ term }) => ago(term.least)),
  ]
}

/** Applications of which something is due, with its kinds in the order in which they go; `only`: this one. */
export const dueForRetention = (
  db: Queryable,
  schedule: RetentionSchedule,
  now: Date,
  limit: number,
  only: string | null = null,
): Promise<{ readonly id: string; readonly kinds: readonly KeptKind[] }[]> =>
  db.query(
    `select lead.id, array_agg(term.kind order by array_position($5::text[], term.kind)) as kinds
     from lead cross join ${LIMITS} where ${IS_DUE} and ($7::uuid is null or lead.id = $7::uuid)
     group by lead.id order by lead.id limit $6`,
    [...limitsOf(schedule, now), keptKinds, limit, only],
  )

export interface ToExpire {
  readonly id: string
  readonly stage: Stage
}

export type FindToExpire = (db: Queryable, before: Date, limit: number, only?: string) => Promise<ToExpire[]>

/** `only`: this one. One that is held does not end. */
const toExpire =
  (isStale: string, oldestBy: 'created_at' | 'updated_at'): FindToExpire =>
  (db, before, limit, only) =>
    db.query(
      `select id, stage from lead where held_at is null and ($3::uuid is null or id = $3::uuid) and ${isStale}
       order by ${oldestBy} limit $2`,
      [before, limit, only ?? null],
    )

/** Unfinished applications that nobody touched since. */
export const draftsToExpire = toExpire(
  `stage in ('draft', 'referred', 'bank-needed') and updated_at < $1::timestamptz`,
  'updated_at',
)

/** Its owner did nothing since, it stood in its stage, and was not offered anything else. Looks and messages of ours do not count. */
const IS_QUIET = `created_at < $1::timestamptz
  and not exists (select from event e where e.lead_id = lead.id and e.at >= $1::timestamptz
    and (e.kind = 'stage-changed' or e.actor = 'applicant'))
  and not exists (select from decision d where d.lead_id = lead.id and d.current and d.at >= $1::timestamptz)`
/** Less than was asked for, and nobody said yes: the law wants a notice from a person, whose due list has it. */
const AWAITS_NOTICE = `stage = 'offered' and exists (select from decision d where d.lead_id = lead.id and d.current
  and (d.result->'deals'->0->>'amount')::bigint < lead.requested_amount)`

/** Offers and contracts that nobody takes. */
export const offersToExpire = toExpire(
  `stage in ('offered', 'offer-chosen', 'contract-out') and ${IS_QUIET} and not (${AWAITS_NOTICE})`,
  'created_at',
)

interface QuietCount {
  readonly stage: Stage
  readonly quiet: number
  /** Those of them that the sweep ends. */
  readonly ending: number
}

/** Complete applications that are open and that nobody did anything about since, by stage. */
export const countQuiet = (db: Queryable, before: Date): Promise<QuietCount[]> =>
  db.query(
    `select stage, count(*)::int as quiet, (count(*) filter (where held_at is null and stage <> 'in-review'
       and not (${AWAITS_NOTICE})))::int as ending
     from lead where stage in ('in-review', 'offered', 'offer-chosen', 'contract-out') and ${IS_QUIET}
     group by stage order by stage`,
    [before],
  )

interface RetentionCount {
  readonly kind: KeptKind
  readonly fate: Fate
  /** Applications that would lose it now. */
  readonly due: number
  /** Those that hold it and wait for their time; a hold keeps some longer. */
  readonly later: number
  /** Their time has come, and the vendor of their bank data was not told yet. */
  readonly blocked: number
  readonly held: number
  /** Since when the oldest of those that wait has waited; its term counts from then. */
  readonly oldest: Date | null
}

/** What would go now and what is kept, a row for each kind and fate that any application has. */
export const countRetention = (
  db: Queryable,
  schedule: RetentionSchedule,
  now: Date,
): Promise<RetentionCount[]> =>
  db.query(
    `select term.kind, term.fate, (count(*) filter (where ${IS_DUE}))::int as due,
       (count(*) filter (where held_at is null and not (${IS_PAST})))::int as later,
       (count(*) filter (where ${IS_PAST} and ${HOLDS_ACCESS}))::int as blocked,
       (count(*) filter (where held_at is not null))::int as held,
       min(${SINCE}) filter (where held_at is null and not (${IS_PAST})) as oldest
     from lead cross join ${LIMITS} where ${FATE} = term.fate and not term.kind = any(retired)
     group by term.kind, term.fate order by array_position($5::text[], term.kind), term.fate`,
    [...limitsOf(schedule, now), keptKinds],
  )

/** Applications whose time has come and that still hold an access to a bank, with its vendors. */
export const blockedByBank = (
  db: Queryable,
  schedule: RetentionSchedule,
  now: Date,
  limit: number,
): Promise<{ readonly id: string; readonly vendors: readonly string[] }[]> =>
  db.query(
    `select lead.id, array(select distinct c.provider from bank_connection c
       where c.lead_id = lead.id and c.secret is not null order by c.provider) as vendors
     from lead cross join ${LIMITS} where ${IS_PAST} and ${HOLDS_ACCESS} order by lead.id limit $5`,
    [...limitsOf(schedule, now), limit],
  )

/** Marks kinds as gone, each once, in the transaction that deletes them. */
export const noteRetired = (tx: Queryable, leadId: string, kinds: readonly KeptKind[]): Promise<unknown> =>
  tx.query(
    `update lead set retired = retired || array(select kind from unnest($2::text[]) kind where not kind = any(retired))
     where id = $1::uuid`,
    [leadId, kinds],
  )

/** Whether all that is left of it is an empty row with its events. */
export const isEmptied = async (db: Queryable, leadId: string): Promise<boolean> =>
  (await retentionOf(db, leadId))?.retired.includes('application') ?? false

/** Whether its erasure was asked for, or that of the business that it is of: nothing is made of its data any more. */
export async function isErasureAsked(db: Queryable, leadId: string): Promise<boolean> {
  const rows = await db.query(
    `select 1 from lead where id = $1::uuid and (erasure_asked_at is not null or exists (
       select from business b where b.id = lead.business_id and b.erasure_asked_at is not null))`,
    [leadId],
  )
  return rows.length > 0
}

/** The same, or its owner asked in the portal and nobody has answered yet: nothing new is sent to whoever wants to be forgotten. */
export async function wantsToBeForgotten(db: Queryable, leadId: string): Promise<boolean> {
  if (await isErasureAsked(db, leadId)) return true
  const asked = await lastOwnerRequest(db, leadId, 'deletion')
  return asked !== null && asked.doneAt === null
}

/** Emptied, or its erasure was asked for: staff do not open it again. */
export const isToBeErased = async (db: Queryable, leadId: string): Promise<boolean> =>
  (await isEmptied(db, leadId)) || (await isErasureAsked(db, leadId))

/** Whether it is there, and whether something holds it. */
export async function retentionOf(
  db: Queryable,
  leadId: string,
): Promise<{
  readonly fate: Fate | null
  readonly held: boolean
  readonly retired: readonly KeptKind[]
} | null> {
  const rows = await db.query<{ fate: Fate | null; held: boolean; retired: KeptKind[] }>(
    `select ${FATE} as fate, held_at is not null as held, retired from lead where id = $1::uuid`,
    [leadId],
  )
  return rows[0] ?? null
}

export const setHold = (tx: Queryable, leadId: string, since: Date | null): Promise<unknown> =>
  tx.query(`update lead set held_at = $2::timestamptz where id = $1::uuid`, [leadId, since])

export const askErasure = (tx: Queryable, leadId: string, now: Date): Promise<unknown> =>
  tx.query(
    `update lead set erasure_asked_at = coalesce(erasure_asked_at, $2::timestamptz) where id = $1::uuid`,
    [leadId, now],
  )

/** Social security and tax ids, dates of birth, signatures, and the key that duplicates were found by. Answers which fields there were. */
export async function forgetNumbers(tx: Queryable, leadId: string, now: Date): Promise<readonly FieldId[]> {
  const gone = await tx.query<{ fields: FieldId[] }>(
    `update lead set purged_at = $2::timestamptz, secrets = '{}'::jsonb, tax_key = null, register_key = null
     from (select id, array(select jsonb_object_keys(secrets)) as fields from lead where id = $1::uuid for update) old
     where lead.id = old.id returning old.fields`,
    [leadId, now],
  )
  await tx.query('delete from application_signature where lead_id = $1::uuid', [leadId])
  await forgetNumbersOfPersons(tx, leadId)
  return gone[0]?.fields ?? []
}

/** Tables whose rows go with their kind. Each table of an application is here or has its reason in the test, which asks the database. */
export const deletedWith: Readonly<Record<Exclude<KeptKind, 'numbers'>, readonly string[]>> = {
  credit: [],
  bank: [
    'bank_history',
    'bank_analysis',
    'bank_label',
    'bank_line_book',
    'credit_answer',
    'credit_question',
    'statement_analysis',
    'statement_mend',
    'statement_page',
    'statement_reading',
  ],
  files: [],
  application: [
    'bank_connection',
    'bank_ref',
    'consent',
    'contact_hold',
    'conversion',
    'credit_report',
    'deal_outcome',
    'decision',
    'document',
    'document_request',
    'ended_session',
    'first_save',
    'link',
    'message',
    'note',
    'offer_choice',
    'owner_request',
    'person',
    'person_hold',
    'prefill_match',
    'save_key',
    'signing_check',
  ],
}
/** The same, where the application is one of several kinds of subject. */
export const deletedOfSubject = ['envelope', 'link_directory', 'paper', 'signature', 'signed_copy'] as const

interface DueRows {
  readonly table: string
  readonly rows: number
  /** Of uploaded files; 0 for other tables. */
  readonly bytes: number
}

/** What would go now, by table; tables of which nothing goes are left out. */
export async function countDueRows(
  db: Queryable,
  schedule: RetentionSchedule,
  now: Date,
): Promise<DueRows[]> {
  const count = (table: string, id: string, kind: KeptKind, still = '', bytes = '0') =>
    `select '${table}' as "table", count(*)::int as rows, coalesce(sum(${bytes}), 0)::float8 as bytes from ${table}
     where ${id} in (select due.id from due where due.kind in ('${kind}', 'application')) ${still}`
  const counts = [
    count('credit_report', 'lead_id', 'credit', 'and sealed is not null'),
    count('document', 'lead_id', 'files', 'and removed_at is null', 'bytes'),
    ...deletedWith.bank.map((table) => count(table, 'lead_id', 'bank')),
    ...deletedWith.application
      .filter((table) => table !== 'credit_report' && table !== 'document')
      .map((table) => count(table, 'lead_id', 'application')),
    ...deletedOfSubject.map((table) => count(table, 'subject_id', 'application')),
  ]
  return db.query(
    `with due as materialized (select lead.id, term.kind from lead cross join ${LIMITS} where ${IS_DUE})
     select * from (${counts.join(' union all ')}) counted where rows > 0 order by "table"`,
    limitsOf(schedule, now),
  )
}

export const deleteRowsOf = async (
  tx: Queryable,
  leadId: string,
  kind: Exclude<KeptKind, 'numbers'>,
): Promise<void> => {
  for (const table of deletedWith[kind])
    await tx.query(`delete from ${table} where lead_id = $1::uuid`, [leadId])
}

/** The row stays, empty, with its events: its code opens nothing any more, and no list or portal finds a person by it. */
export async function emptyApplication(tx: Queryable, leadId: string): Promise<void> {
  // A doubt that nobody has judged would be seen by nobody any more: it is a stop, as one without an application is.
  await tx.query(
    `insert into sms_opt_out (phone_key, at)
     select distinct on (number) number, asked_at
     from (select coalesce(r.phone_key, l.phone_key) as number, r.asked_at from owner_request r join lead l on l.id = r.lead_id
       where r.lead_id = $1::uuid and r.kind = 'maybe-stop' and r.done_at is null) doubt
     where number is not null order by number, asked_at on conflict do nothing`,
    [leadId],
  )
  await deleteRowsOf(tx, leadId, 'application')
  for (const table of deletedOfSubject)
    await tx.query(`delete from ${table} where subject_id = $1::uuid`, [leadId])
  // What is to be removed at the store or told to a bank is still done.
  await tx.query(
    `delete from job where lead_id = $1::uuid and kind not in ('remove-unkept-file', 'revoke-bank-connection')`,
    [leadId],
  )
  await tx.query(
    `update lead set answers = '{}'::jsonb, secrets = '{}'::jsonb, source = '{}'::jsonb, business_name = '', owner_name = '',
       state = '', requested_amount = null, search = '', email_key = null, phone_key = null, tax_key = null, register_key = null,
       business_id = null, code_epoch = code_epoch + 1
     where id = $1::uuid`,
    [leadId],
  )
}
