// The persons of an application besides its applicant: who they are, their sealed numbers, and when they agreed and signed.
import type { FieldId, LeadAnswers } from '#core/contract/lead-fields.ts'
import type { PersonRole } from '#core/domain/persons.ts'
import type { Id } from '#core/ground/id.ts'
import { json, type Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'
import type { NewSignature } from './lead-save.ts'

export interface PersonRow {
  readonly id: Id
  readonly leadId: string
  readonly createdAt: Date
  readonly role: PersonRole
  readonly answers: LeadAnswers
  /** Field id -> ciphertext. */
  readonly secrets: Readonly<Partial<Record<FieldId, string>>>
  readonly agreedAt: Date | null
  readonly signedAt: Date | null
}

const columns = `id, lead_id as "leadId", created_at as "createdAt", role, answers, secrets, agreed_at as "agreedAt", signed_at as "signedAt"`

/** Binds a sealed answer of a person to its row. */
export const personPlace = (field: FieldId, id: string): string => `person.${field}:${id}`

/** All of an application, oldest first; whoever was removed is none of it. */
export const personsOf = (db: Queryable, leadId: string): Promise<PersonRow[]> =>
  db.query<PersonRow>(
    `select ${columns} from person where lead_id = $1::uuid and removed_at is null order by created_at, id`,
    [leadId],
  )

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
    readonly addedBy?: string
  },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into person (lead_id, id, created_at, updated_at, role, answers, added_by)
     values ($1::uuid, $2::uuid, $3::timestamptz, $3::timestamptz, $4, $5::jsonb, $6::uuid)`,
    [person.leadId, id, now, person.role, json(person.answers), person.addedBy ?? null],
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
