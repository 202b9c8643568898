// Reports of credit bureaus as they are stored: one row for each that was asked for, its content sealed.
import type { ConsentWording } from '#core/domain/consents.ts'
import type { CreditPurpose, ReportResult, ReportState } from '#core/domain/credit-report/pulls.ts'
import type { Id } from '#core/ground/id.ts'
import type { Queryable } from '../db/db.ts'
import { newId } from '../ids.ts'

export interface CreditReportRow {
  readonly id: Id
  readonly leadId: string
  /** Null: of the applicant. */
  readonly personId: Id | null
  readonly state: ReportState
  readonly purpose: CreditPurpose
  readonly askedAt: Date
  readonly askedBy: Id | null
  readonly receivedAt: Date | null
  readonly expiresAt: Date | null
  readonly bureau: string | null
  readonly result: ReportResult | null
  readonly failure: string | null
  /** Ciphertext of the bureau's answer as JSON, and of `ReportFacts`; null where there is none. */
  readonly sealed: string | null
  readonly facts: string | null
}

const columns = `id, lead_id as "leadId", person_id as "personId", state, purpose, asked_at as "askedAt", asked_by as "askedBy",
  received_at as "receivedAt", expires_at as "expiresAt", bureau, result, failure, sealed, facts`

/** Binds sealed parts of a report to its row. */
export const reportPlace = (part: 'answer' | 'facts', id: string): string => `credit-report.${part}:${id}`

/** All of an application, newest first. */
export const creditReportsOf = (db: Queryable, leadId: string): Promise<CreditReportRow[]> =>
  db.query<CreditReportRow>(
    `select ${columns} from credit_report where lead_id = $1::uuid order by asked_at desc, id desc`,
    [leadId],
  )

export async function readCreditReport(
  db: Queryable,
  leadId: string,
  id: string,
): Promise<CreditReportRow | null> {
  const rows = await db.query<CreditReportRow>(
    `select ${columns} from credit_report where lead_id = $1::uuid and id = $2::uuid`,
    [leadId, id],
  )
  return rows[0] ?? null
}

/** Writes that one is asked for. The caller holds the application's lock, has judged it, and writes event and job. */
export async function askReport(
  tx: Queryable,
  report: {
    readonly leadId: string
    readonly personId: Id | null
    readonly purpose: CreditPurpose
    readonly consentId: string
    readonly askedBy: string | null
  },
  now: Date,
): Promise<Id> {
  const id = newId(now)
  await tx.query(
    `insert into credit_report (lead_id, id, person_id, state, purpose, consent_id, asked_at, asked_by)
     values ($1::uuid, $2::uuid, $3::uuid, 'asked', $4, $5::uuid, $6::timestamptz, $7::uuid)`,
    [report.leadId, id, report.personId, report.purpose, report.consentId, now, report.askedBy],
  )
  return id
}

/** Keeps what came; false when it was settled before. */
export async function keepReport(
  tx: Queryable,
  { leadId, id }: Pick<CreditReportRow, 'leadId' | 'id'>,
  came: {
    readonly bureau: string
    readonly result: ReportResult
    readonly sealed: string
    readonly facts: string
    readonly expiresAt: Date
  },
  now: Date,
): Promise<boolean> {
  const rows = await tx.query(
    `update credit_report set state = 'received', received_at = $3::timestamptz, expires_at = $4::timestamptz, bureau = $5, result = $6,
       sealed = $7, facts = $8
     where lead_id = $1::uuid and id = $2::uuid and state = 'asked' returning 1`,
    [leadId, id, now, came.expiresAt, came.bureau, came.result, came.sealed, came.facts],
  )
  return rows.length > 0
}

/** Notes that none came, and the vendor's code for why. */
export async function failReport(
  tx: Queryable,
  { leadId, id }: Pick<CreditReportRow, 'leadId' | 'id'>,
  failure: string,
): Promise<boolean> {
  const rows = await tx.query(
    `update credit_report set state = 'failed', failure = $3 where lead_id = $1::uuid and id = $2::uuid and state = 'asked' returning 1`,
    [leadId, id, failure],
  )
  return rows.length > 0
}

export interface ReportConsent {
  readonly id: string
  readonly given: boolean
  readonly version: ConsentWording['version']
  readonly at: Date
}

/** A person's latest answer to whether a report may be obtained; `personId` null: the applicant's. Null where it was never asked. */
export async function reportConsent(
  db: Queryable,
  leadId: string,
  personId: string | null,
): Promise<ReportConsent | null> {
  const rows = await db.query<ReportConsent>(
    `select id, given, version, at from consent
     where lead_id = $1::uuid and kind = 'credit-report' and person_id is not distinct from $2::uuid
     order by at desc, id desc limit 1`,
    [leadId, personId],
  )
  return rows[0] ?? null
}

/** The contents go; that one was obtained, for which purpose and with what result, stays. */
export async function forgetReports(tx: Queryable, leadId: string): Promise<void> {
  await tx.query(`update credit_report set sealed = null, facts = null where lead_id = $1::uuid`, [leadId])
}
