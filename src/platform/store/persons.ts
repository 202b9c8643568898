// The persons of an application besides its applicant: who they are, their sealed numbers, and when they agreed and signed.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { FormerContact } from '#core/domain/named-anew.ts'
import type { PersonRole } from '#core/domain/persons.ts'
import type { Id } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewSignature } from './lead-save.ts'

export interface PersonRow {
  readonly id: Id
  readonly leadId: string
  readonly createdAt: Date
  readonly role: PersonRole
  /** Null in rows from before it was kept: the applicant's. */
  readonly language: Language | null
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Partial<Record<FieldId, string>>>
  /** Under what they acted before. */
  readonly former: readonly FormerContact[]
  readonly agreedAt: Date | null
  readonly signedAt: Date | null
}

const columns = `id, lead_id as "leadId", created_at as "createdAt", role, language, answers, secrets, former, agreed_at as "agreedAt", signed_at as "signedAt"`

/** Binds a sealed answer of a person to its row. */
export const personPlace = (field: FieldId, id: string): string => `person.${field}:${id}`

/** All of an application, oldest first; whoever was removed is none of it. */
export const personsOf = (db: Queryable, leadId: string): Promise<PersonRow[]> =>
  db.query<PersonRow>(
    `select ${columns} from person where lead_id = $1::uuid and removed_at is null order by created_at, id`,
    [leadId],
  )

/** Under what anybody of the application acted before, whoever was removed too; `id`: of the person. */
export const formerContacts = async (
  db: Queryable,
  leadId: string,
): Promise<(FormerContact & { readonly id: Id })[]> =>
  (
    await db.query<Pick<PersonRow, 'id' | 'former'>>(
      'select id, former from person where lead_id = $1::uuid',
      [leadId],
    )
  ).flatMap(({ id, former }) => former.map((each) => ({ ...each, id })))

/** Adds to what they acted under before. */
export async function noteFormer(
  tx: Queryable,
  { leadId, id }: Pick<PersonRow, 'leadId' | 'id'>,
  former: FormerContact,
): Promise<void> {
  await tx.query(
    'update person set former = former || $3::jsonb where lead_id = $1::uuid and id = $2::uuid',
    [leadId, id, json([former])],
  )
}

/** Owners who were taken off, with since when they were named. */
export const removedOwners = (
  db: Queryable,
  leadId: string,
): Promise<{ readonly namedAt: Date; readonly removedAt: Date }[]> =>
  db.query(
    `select created_at as "namedAt", removed_at as "removedAt" from person
     where lead_id = $1::uuid and role = 'owner' and removed_at is not null`,
    [leadId],
  )

type Removed = Pick<PersonRow, 'former' | 'language'> & { readonly at: Date }

/** The person who was taken off last: when, and under what they acted. */
export const lastRemoved = async (db: Queryable, leadId: string): Promise<Removed | null> =>
  (
    await db.query<Removed>(
      `select removed_at as at, former, language from person
       where lead_id = $1::uuid and removed_at is not null order by removed_at desc, id desc limit 1`,
      [leadId],
    )
  )[0] ?? null

export async function readPerson(db: Queryable, leadId: string, id: string): Promise<PersonRow | null> {
  const rows = await db.query<PersonRow>(
    `select ${columns} from person where lead_id = $1::uuid and id = $2::uuid and removed_at is null`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** Writes a person; the caller writes the event. `addedBy`: a member of staff. */
export async function addPerson(
  tx: Queryable,
  person: {
    readonly leadId: string
    readonly role: PersonRole
    readonly answers: LeadAnswers
    readonly language?: Language
    readonly addedBy?: string
  },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into person (lead_id, id, created_at, updated_at, role, answers, added_by, language)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, $4, $5::jsonb, $6::uuid, $7)`,
    [
      person.leadId,
      id,
      now,
      person.role,
      json(person.answers),
      person.addedBy ?? null,
      person.language ?? null,
    ],
  )
  return id
}

interface PersonChange {
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: PersonRow['secrets']
  readonly agreed: boolean
  readonly signed: NewSignature | null
}

/** Lays a change over a person's answers. The caller holds the application's lock. */
export async function changePerson(
  tx: Queryable,
  { leadId, id }: Pick<PersonRow, 'leadId' | 'id'>,
  { answers, secrets, agreed, signed }: PersonChange,
  now: Date,
): Promise<void> {
  await tx.query(
    `update person set updated_at = $3::timestamptz, answers = $4::jsonb, secrets = $5::jsonb,
       agreed_at = case when $6::boolean then coalesce(agreed_at, $3::timestamptz) else agreed_at end,
       signed_at = case when $7::boolean then $3::timestamptz else signed_at end
     where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, now, json(answers), json(secrets), agreed, signed !== null],
  )
  if (signed)
    await tx.query(
      `insert into application_signature (lead_id, id, at, sealed, person_id)
       values ($1::uuid, $2::uuid, $3::timestamptz, $4, $5::uuid)`,
      [leadId, signed.id, now, signed.sealed, id],
    )
}

/** Takes a person off: who they were stays, how they are reached and their numbers go. The caller holds the application's lock. */
export async function removePerson(
  tx: Queryable,
  { leadId, id, answers }: Pick<PersonRow, 'leadId' | 'id' | 'answers'>,
  now: Date,
): Promise<void> {
  const { firstName, lastName, oneName, ownName } = answers
  await tx.query(
    `update person set updated_at = $3::timestamptz, removed_at = $3::timestamptz, answers = $4::jsonb, secrets = '{}'::jsonb
     where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id, now, json({ firstName, lastName, oneName, ownName })],
  )
}

/** Tax ids, dates of birth and what they signed with go; who was named, and when they signed, stays. */
export async function forgetNumbersOfPersons(tx: Queryable, leadId: string): Promise<void> {
  await tx.query(`update person set secrets = '{}'::jsonb where lead_id = $1::uuid`, [leadId])
}
