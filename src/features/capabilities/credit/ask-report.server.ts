// Asks for the credit report of a person, once the law and the person allow it: the row, its event and the job that obtains it.
import { pullBar, type PullBar } from '#core/domain/credit-report/pulls.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { Id } from '#core/ground/id.ts'
import { ok, refused, type Outcome } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { addJob } from '#platform/outbox/outbox.ts'
import {
  askReport as writeAsked,
  creditReportsOf,
  reportConsent,
  type CreditReportRow,
  type ReportConsent,
} from '#platform/store/credit-reports.ts'
import { addEvent, type NewEvent } from '#platform/store/events.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { areNumbersGiven, creditSubjects, type CreditSubject } from './subject.server.ts'

const PURPOSE = 'business-credit'

export interface CreditStanding {
  readonly subject: CreditSubject
  /** Newest first. */
  readonly reports: readonly CreditReportRow[]
  readonly consent: ReportConsent | null
  /** Null where one may be obtained. */
  readonly bar: PullBar | null
}

/** How it stands with each person of an application: the reports there are, and whether one may be obtained. */
export async function creditStandings(
  deps: Pick<Deps, 'consumerCredit' | 'clock'>,
  db: Queryable,
  lead: LeadRow,
): Promise<CreditStanding[]> {
  const all = await creditReportsOf(db, lead.id)
  const now = deps.clock()
  const standings: CreditStanding[] = []
  for (const subject of await creditSubjects(db, lead)) {
    const reports = all.filter(({ personId }) => personId === subject.personId)
    const consent = await reportConsent(db, lead.id, subject.personId)
    const latest = reports[0] ?? null
    const bar = pullBar({
      bureau: deps.consumerCredit !== undefined,
      closed: isClosed(lead.stage),
      consent,
      numbersKnown: areNumbersGiven(subject),
      latest: latest && { state: latest.state, usable: isUsable(latest, now) },
    })
    standings.push({ subject, reports, consent, bar })
  }
  return standings
}

/** Whether a report may still be decided on. */
export const isUsable = ({ state, expiresAt, facts }: CreditReportRow, now: Date): boolean =>
  state === 'received' && facts !== null && expiresAt !== null && expiresAt > now

/** In the caller's transaction, which holds the application's lock. `personId` null: of the applicant; 'unknown': no such person. */
export async function askReport(
  deps: Deps,
  tx: Queryable,
  lead: LeadRow,
  personId: string | null,
  by: Pick<NewEvent, 'actor' | 'actorId' | 'ip' | 'userAgent'>,
): Promise<Outcome<Id, PullBar | 'unknown'>> {
  const now = deps.clock()
  const standing = (await creditStandings(deps, tx, lead)).find(
    ({ subject }) => subject.personId === personId,
  )
  if (!standing) return refused('unknown')
  const { subject, consent, bar } = standing
  if (bar || !consent) return refused(bar ?? 'no-consent')
  const report = await writeAsked(
    tx,
    {
      leadId: lead.id,
      personId: subject.personId,
      purpose: PURPOSE,
      consentId: consent.id,
      askedBy: by.actorId ?? null,
    },
    now,
  )
  const person = subject.personId
  const detail = {
    report,
    ...(person && { person }),
    purpose: PURPOSE,
    inquiry: 'soft',
    consent: consent.version,
  } as const
  await addEvent(tx, { leadId: lead.id, kind: 'credit-report-asked', ...by, detail }, now)
  await addJob(tx, { kind: 'pull-credit-report', leadId: lead.id, onceKey: report, payload: { report } }, now)
  return ok(report)
}

/** Before a decision: of everybody who agreed and has none that counts. Answers how many were asked for. */
export async function askOpenReports(deps: Deps, tx: Queryable, lead: LeadRow): Promise<number> {
  let asked = 0
  for (const { subject, reports, bar } of await creditStandings(deps, tx, lead)) {
    // One that failed is for staff to look at: it is not asked for again and again.
    if (bar || reports[0]?.state === 'failed') continue
    if ((await askReport(deps, tx, lead, subject.personId, { actor: 'system' })).ok) asked++
  }
  return asked
}
