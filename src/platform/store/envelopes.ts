// Envelopes in the database: a paper that is out for signature, its state and its tree as it was shown.
import type { EnvelopeState } from '#core/domain/envelope.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import type { KeyRing } from '../keys.ts'
import { addJob } from '../outbox/outbox.ts'
import { addEvent, idOf, type DoneBy, type EventOf } from './events.ts'
import type { PaperSubject } from './papers.ts'

export interface EnvelopeRow extends PaperSubject {
  readonly id: Id
  readonly paperId: Id
  readonly provider: string
  /** Its name at the provider. */
  readonly reference: string
  readonly state: EnvelopeState
  readonly choiceId: string | null
  readonly madeAt: Date
  readonly sentAt: Date | null
  readonly expiresAt: Date
  readonly endedAt: Date | null
  readonly finishedAt: Date | null
}

const columns = `id, subject, subject_id as "subjectId", paper_id as "paperId", provider, reference, state, choice_id as "choiceId",
  made_at as "madeAt", sent_at as "sentAt", expires_at as "expiresAt", ended_at as "endedAt", finished_at as "finishedAt"`

const treePlace = (id: string): string => `envelope.tree:${id}`

type NewEnvelope = Pick<
  EnvelopeRow,
  'subject' | 'subjectId' | 'id' | 'paperId' | 'provider' | 'reference' | 'choiceId' | 'expiresAt'
> & {
  /** The paper's tree, as JSON. */
  readonly tree: string
}

/** Writes an envelope in the state 'sent': its first signer's link goes out in the same transaction. */
export async function addEnvelope(
  tx: Queryable,
  keys: KeyRing,
  envelope: NewEnvelope,
  now: Date,
): Promise<void> {
  await tx.query(
    `insert into envelope (subject, subject_id, id, paper_id, provider, reference, state, choice_id, tree, made_at, sent_at, expires_at)
     values ($1, $2::uuid, $3::uuid, $4::uuid, $5, $6, 'sent', $7::uuid, $8, $9::timestamptz, $9::timestamptz, $10::timestamptz)`,
    [
      envelope.subject,
      envelope.subjectId,
      envelope.id,
      envelope.paperId,
      envelope.provider,
      envelope.reference,
      envelope.choiceId,
      keys.seal(envelope.tree, treePlace(envelope.id)),
      now,
      envelope.expiresAt,
    ],
  )
}

/** One envelope of a subject; null where it has none of this id. */
export async function readEnvelope(
  db: Queryable,
  subjectId: string,
  id: string,
): Promise<EnvelopeRow | null> {
  const rows = await db.query<EnvelopeRow>(
    `select ${columns} from envelope where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id],
  )
  return rows[0] ?? null
}

/** The same, locked: one signature at a time. */
export async function lockEnvelope(
  tx: Queryable,
  subjectId: string,
  id: string,
): Promise<EnvelopeRow | null> {
  const rows = await tx.query<EnvelopeRow>(
    `select ${columns} from envelope where subject_id = $1::uuid and id = $2::uuid for update`,
    [subjectId, id],
  )
  return rows[0] ?? null
}

/** By its name at the provider. */
export async function envelopeByReference(
  db: Queryable,
  provider: string,
  reference: string,
): Promise<EnvelopeRow | null> {
  const rows = await db.query<EnvelopeRow>(
    `select ${columns} from envelope where provider = $1 and reference = $2`,
    [provider, reference],
  )
  return rows[0] ?? null
}

/** All of a subject, newest first. */
export const envelopesOf = (db: Queryable, subjectId: string): Promise<EnvelopeRow[]> =>
  db.query<EnvelopeRow>(
    `select ${columns} from envelope where subject_id = $1::uuid order by made_at desc, id desc`,
    [subjectId],
  )

/** The paper's tree as it was shown, as JSON; throws `UnreadableValue` when no key opens it. */
export async function envelopeTree(
  db: Queryable,
  keys: KeyRing,
  { subjectId, id }: Pick<EnvelopeRow, 'subjectId' | 'id'>,
): Promise<string> {
  const [row] = await db.query<{ tree: string }>(
    `select tree from envelope where subject_id = $1::uuid and id = $2::uuid`,
    [subjectId, id],
  )
  if (!row) throw new Error('an envelope that was just read is gone')
  return keys.open(row.tree, treePlace(id))
}

/** Sets its state where it is in one of `from`; false where it is not. The caller writes the event. */
export async function setEnvelopeState(
  tx: Queryable,
  { subjectId, id }: Pick<EnvelopeRow, 'subjectId' | 'id'>,
  from: readonly EnvelopeState[],
  to: EnvelopeState,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update envelope set state = $3,
       ended_at = case when $3 in ('signed', 'declined', 'expired', 'void') then $4::timestamptz else ended_at end,
       finished_at = case when $3 = 'finished' then $4::timestamptz else finished_at end
     where subject_id = $1::uuid and id = $2::uuid and state = any($5::text[]) returning id`,
    [subjectId, id, to, now, from],
  )
  return rows.length > 0
}

/** Ends whatever of an application or an affiliate still waits for signatures, with an event for each; whoever has them signed is told by a job. Answers how many. */
export async function voidEnvelopes(tx: Queryable, of: EventOf, by: DoneBy, now: Date): Promise<number> {
  const rows = await tx.query<Pick<EnvelopeRow, 'id' | 'provider' | 'reference'>>(
    `update envelope set state = 'void', ended_at = $2::timestamptz
     where subject_id = $1::uuid and state in ('made', 'sent', 'opened') returning id, provider, reference`,
    [idOf(of), now],
  )
  const leadId = idOf(of)
  for (const { id: envelope, ...there } of rows) {
    await addEvent(tx, { ...of, kind: 'contract-void', ...by, detail: { envelope } }, now)
    const payload = { envelope, ...there }
    await addJob(tx, { kind: 'void-envelope', leadId, onceKey: envelope, payload }, now)
  }
  return rows.length
}

/** A person is told about its job already, and puts it back to work. */
const gaveUp = (kind: 'look-at-envelope' | 'finish-envelope'): string =>
  `select from job j where j.lead_id = envelope.subject_id and j.kind = '${kind}' and j.once_key = envelope.id::text and j.state = 'dead'`

/** Envelopes that wait at a provider with pages of its own: its webhooks may be lost. */
export const envelopesElsewhere = (
  db: Queryable,
  own: string,
  most: number,
): Promise<Pick<EnvelopeRow, 'subjectId' | 'id'>[]> =>
  db.query(
    `select subject_id as "subjectId", id from envelope
     where state in ('made', 'sent', 'opened') and provider <> $1 and not exists (${gaveUp('look-at-envelope')})
     order by expires_at limit $2::int`,
    [own, most],
  )

/** Envelopes that ran out unsigned, or were signed and not finished since `before`. */
export const envelopesToSweep = (
  db: Queryable,
  now: Date,
  before: Date,
  most: number,
): Promise<Pick<EnvelopeRow, 'subject' | 'subjectId' | 'id' | 'state' | 'provider'>[]> =>
  db.query(
    `select subject, subject_id as "subjectId", id, state, provider from envelope
     where (state in ('made', 'sent', 'opened') and expires_at <= $1::timestamptz)
       or (state = 'signed' and ended_at <= $2::timestamptz and not exists (${gaveUp('finish-envelope')}))
     order by ended_at nulls first limit $3::int`,
    [now, before, most],
  )
