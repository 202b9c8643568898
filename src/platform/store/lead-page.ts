// What the staff page of one application reads besides its answers: consents, decisions, the chosen offer, messages, jobs, events with names.
import type { Deps } from '../deps.ts'
import type { Queryable } from '../db/db.ts'
import { keptBasis, openDecision, type DecisionBasis, type KeptBasis } from './decision-basis.ts'
import type { EventRow } from './events.ts'

export interface ConsentRow {
  readonly kind: string
  readonly version: string
  readonly language: string
  readonly given: boolean
  readonly at: Date
  readonly ip: string | null
  /** Whose it is; null for the applicant's own. */
  readonly personId: string | null
}

/** Oldest first. */
export const consentRows = (db: Queryable, leadId: string): Promise<ConsentRow[]> =>
  db.query<ConsentRow>(
    `select kind, version, language, given, at, ip, person_id as "personId" from consent where lead_id = $1::uuid order by at, id`,
    [leadId],
  )

export interface DecisionRow extends DecisionBasis {
  readonly id: string
  readonly at: Date
  readonly origin: string
  readonly policyVersion: string
  /** A `DecisionWithDeals`, or the part of one that a person decided. */
  readonly result: Readonly<Record<string, unknown>>
  readonly outcome: string
  readonly by: string | null
  readonly current: boolean
  readonly decidedBy: string | null
  /** Who approved a proposal, refused it, or seconded a decision. */
  readonly secondedBy: string | null
  /** open, approved, refused, lapsed, replaced; null for what is no proposal. */
  readonly proposal: string | null
  readonly lapsesAt: Date | null
}

/** The decision in effect, then the others, newest first. */
export async function decisionRows(
  { db, keys }: Pick<Deps, 'db' | 'keys'>,
  leadId: string,
): Promise<DecisionRow[]> {
  const rows = await db.query<Omit<DecisionRow, keyof DecisionBasis> & { readonly basis: KeptBasis }>(
    `select d.id, d.at, d.origin, d.policy_version as "policyVersion", d.result, ${keptBasis('d')} as basis, d.outcome, m.name as by, d.current,
       d.decided_by as "decidedBy", s.name as "secondedBy", d.proposal, d.lapses_at as "lapsesAt"
     from decision d left join staff m on m.id = d.decided_by left join staff s on s.id = d.seconded_by
     where d.lead_id = $1::uuid order by d.current desc, d.at desc, d.id desc limit 50`,
    [leadId],
  )
  return rows.map((row) => openDecision(keys, row))
}

/** The offer that the applicant has chosen, as it was shown to them. */
export async function chosenOffer(
  db: Queryable,
  leadId: string,
): Promise<{
  readonly at: Date
  readonly kind: string
  readonly chosen: Readonly<Record<string, unknown>>
} | null> {
  const rows = await db.query<{ at: Date; kind: string; chosen: Record<string, unknown> }>(
    'select at, kind, chosen from offer_choice where lead_id = $1::uuid and current order by at desc limit 1',
    [leadId],
  )
  return rows[0] ?? null
}

export interface MessageRow {
  readonly id: string
  readonly channel: string
  readonly template: string
  readonly language: string
  readonly state: string
  readonly reason: string | null
  readonly createdAt: Date
  readonly sentAt: Date | null
}

/** Newest first, without what they say. */
export const messageRows = (db: Queryable, leadId: string): Promise<MessageRow[]> =>
  db.query<MessageRow>(
    `select id, channel, template, language, state, reason, created_at as "createdAt", sent_at as "sentAt"
     from message where lead_id = $1::uuid order by created_at desc, id desc limit 200`,
    [leadId],
  )

export interface JobRow {
  readonly id: string
  readonly kind: string
  readonly state: string
  readonly attempts: number
  readonly runAt: Date
  readonly lastError: string | null
  /** What it waits for, if that is no failure. */
  readonly waitsFor: string | null
  /** Its message was refused by the provider for good. */
  readonly refused: boolean
}

/** Of a job `j`: whether the provider refused its message for good. */
export const refusedForGood = `(j.kind = 'deliver-message' and exists (select 1 from message m
  where m.lead_id = j.lead_id and m.id::text = j.payload->>'message' and m.state = 'failed')) as refused`

/** Open and given-up jobs; finished ones are gone. */
export const jobRows = (db: Queryable, leadId: string): Promise<JobRow[]> =>
  db.query<JobRow>(
    `select j.id, j.kind, j.state, j.attempts, j.run_at as "runAt", j.last_error as "lastError", j.waits_for as "waitsFor", ${refusedForGood}
     from job j where j.lead_id = $1::uuid order by j.created_at, j.id limit 100`,
    [leadId],
  )

/** All events with the names of the staff who acted, oldest first. */
export const readEventsWithNames = (
  db: Queryable,
  leadId: string,
): Promise<(EventRow & { by: string | null })[]> =>
  db.query<EventRow & { by: string | null }>(
    `select e.id, e.at, e.kind, e.actor, e.actor_id as "actorId", m.name as by, e.ip, e.detail
     from event e left join staff m on m.id = e.actor_id
     where e.lead_id = $1::uuid order by e.at, e.id`,
    [leadId],
  )

/** The names of staff by id, for those rows that keep only the id. */
export async function staffNames(
  db: Queryable,
  ids: readonly (string | null)[],
): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  if (!wanted.length) return new Map()
  const rows = await db.query<{ id: string; name: string }>(
    'select id, name from staff where id = any($1::uuid[])',
    [wanted],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Notes that somebody looked at an application: once an hour is enough, and once more after something was proposed. */
export async function noteView(
  db: Queryable,
  view: { leadId: string; eventId: string; staffId: string; ip: string; userAgent: string },
  now: Date,
): Promise<void> {
  await db.query(
    `insert into event (lead_id, id, at, kind, actor, actor_id, ip, user_agent)
     select $1::uuid, $2::uuid, $3::timestamptz, 'application-viewed', 'staff', $4::uuid, $5, $6
     where not exists (select 1 from event where lead_id = $1::uuid and kind = 'application-viewed'
       and actor_id = $4::uuid and at > $3::timestamptz - interval '1 hour'
       and at >= coalesce((select at from decision where lead_id = $1::uuid and proposal = 'open'), '-infinity'))`,
    [view.leadId, view.eventId, now, view.staffId, view.ip, view.userAgent],
  )
}

/** A person's new decision undoes the chosen offer, which was made on the old one. */
export async function dropChoice(tx: Queryable, leadId: string): Promise<void> {
  await tx.query('update offer_choice set current = false where lead_id = $1::uuid and current', [leadId])
}
