// Contacts that were changed and do not act yet: until when, by whom, and the code that the owner reads back.
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'

export type HeldChannel = 'email' | 'sms'

export interface ContactHold {
  readonly leadId: string
  /** Of which person besides the applicant; null = the applicant's. */
  readonly personId: Id | null
  readonly channel: HeldChannel
  readonly until: Date
  /** The member of staff who changed it, or who handed out the link by which it was changed; null = neither. */
  readonly madeBy: string | null
  /** Keyed hash. */
  readonly codeHash: string | null
  /** Wrong codes, and codes that a further change asked for. */
  readonly attempts: number
  /** Keyed hash of the contact that acted before; null where there was none. */
  readonly wasKey: string | null
}

/** A hold whose time has not run out; `standing`: it holds still, since the previous contact did not come back. */
type CountedHold = ContactHold & { readonly standing: boolean }

/**
 * Holds a contact. A further change begins a new wait, but neither new tries nor another previous contact: whoever could start over
 * would guess for as long as it takes. A hold of a person says itself what acted before: it may be
 * learned later, or be another's.
 */
export async function holdContact(
  tx: Queryable,
  hold: Omit<ContactHold, 'attempts'>,
  now: Date,
): Promise<void> {
  const { table, column, value } = placeOf(hold)
  await tx.query(
    `insert into ${table} as held (lead_id, ${column}, until, made_by, code_hash, was_key)
     values ($1::uuid, $2, $3::timestamptz, $4::uuid, $5, $6)
     on conflict (lead_id, ${column}) do update set until = excluded.until, made_by = excluded.made_by, code_hash = excluded.code_hash,
       attempts = case when held.released_by is null and held.until > $7::timestamptz then held.attempts + 1 else 0 end,
       was_key = case when held.released_at is null and held.until > $7::timestamptz and not $8::boolean
         then held.was_key else excluded.was_key end,
       released_at = null, released_by = null`,
    [hold.leadId, value, hold.until, hold.madeBy, hold.codeHash, hold.wasKey, now, hold.personId !== null],
  )
}

type Held = Pick<ContactHold, 'leadId' | 'personId' | 'channel'>

/** A person's only contact that is held is their e-mail address. */
const placeOf = ({ personId, channel }: Held) =>
  personId === null
    ? { table: 'contact_hold', column: 'channel', value: channel }
    : { table: 'person_hold', column: 'person_id', value: personId }

/** What is held now, and what was until the previous contact came back: its tries count on. */
export const countedHolds = (db: Queryable, leadId: string, now: Date): Promise<CountedHold[]> =>
  db.query<CountedHold>(
    `select lead_id as "leadId", null as "personId", channel, until, made_by as "madeBy", code_hash as "codeHash", attempts, was_key as "wasKey",
       released_at is null as standing
     from contact_hold where lead_id = $1::uuid and released_by is null and until > $2::timestamptz order by channel`,
    [leadId, now],
  )

/** The same of the application's other persons; who was taken off is none of them. */
export const countedPersonHolds = (db: Queryable, leadId: string, now: Date): Promise<CountedHold[]> =>
  db.query<CountedHold>(
    `select lead_id as "leadId", person_id as "personId", 'email' as channel, until, made_by as "madeBy", code_hash as "codeHash",
       attempts, was_key as "wasKey", released_at is null as standing
     from person_hold h where lead_id = $1::uuid and released_by is null and until > $2::timestamptz
       and exists (select from person p where p.lead_id = h.lead_id and p.id = h.person_id and p.removed_at is null)
     order by person_id`,
    [leadId, now],
  )

/** What is held now of the application's other persons. */
export const personHolds = async (db: Queryable, leadId: string, now: Date): Promise<CountedHold[]> =>
  (await countedPersonHolds(db, leadId, now)).filter(({ standing }) => standing)

/** What is held now of the applicant. */
export const contactHolds = async (db: Queryable, leadId: string, now: Date): Promise<CountedHold[]> =>
  (await countedHolds(db, leadId, now)).filter(({ standing }) => standing)

/** The member of staff who changed a person's name or contact last, else who added them; null where no staff did. */
export const lastNamedBy = async (
  db: Queryable,
  { leadId, personId }: Pick<ContactHold, 'leadId' | 'personId'>,
): Promise<string | null> =>
  (
    await db.query<{ by: string | null }>(
      `select coalesce(h.made_by, p.added_by) as by from person p
         left join person_hold h on h.lead_id = p.lead_id and h.person_id = p.id
       where p.lead_id = $1::uuid and p.id = $2::uuid`,
      [leadId, personId],
    )
  )[0]?.by ?? null

/** Lets a contact act. `by`: the member of staff who confirmed it; null where the previous contact came back. */
export async function releaseContact(tx: Queryable, hold: Held, by: string | null, now: Date): Promise<void> {
  const { leadId } = hold
  const { table, column, value } = placeOf(hold)
  await tx.query(
    `update ${table} set released_at = $3::timestamptz, released_by = $4::uuid
     where lead_id = $1::uuid and ${column} = $2`,
    [leadId, value, now, by],
  )
  // What waited goes at once. A delivery that runs at this moment has seen the hold, and will say that it waits: it runs again.
  await tx.query(
    `update job set run_at = least(run_at, $2::timestamptz), rerun = locked_until is not null
     where lead_id = $1::uuid and kind = 'deliver-message' and state = 'ready'
       and (run_at > $2::timestamptz or locked_until is not null)`,
    [leadId, now],
  )
}

export async function countAttempt(tx: Queryable, hold: Held): Promise<void> {
  const { table, column, value } = placeOf(hold)
  await tx.query(`update ${table} set attempts = attempts + 1 where lead_id = $1::uuid and ${column} = $2`, [
    hold.leadId,
    value,
  ])
}
