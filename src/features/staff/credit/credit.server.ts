// Staff ask for the credit report of a person who agreed, see its state, and read one: every look is written down with its purpose.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayDo, type OpenReason } from '#core/domain/access.ts'
import type { ReportFacts } from '#core/domain/credit-report/report-facts.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import {
  askReport,
  creditStandings,
  isUsable,
  type CreditStanding,
} from '#features/capabilities/credit/ask-report.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { readCreditReport, reportPlace, type CreditReportRow } from '#platform/store/credit-reports.ts'
import { addEvent, detailToday } from '#platform/store/events.ts'
import { staffNames } from '#platform/store/lead-page.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import { readPerson } from '#platform/store/persons.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { changeLeadFor } from '../applications/lead-for.server.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import { byStaff, done, type LoggedIn } from '../login/session.server.ts'
import { countUse } from '../quotas.server.ts'
import type {
  KeptReport,
  OpenedReport,
  openReport as declaredOpen,
  pullCredit as declaredPull,
  ShownStanding,
} from './credit-contract.ts'

const nameOf = ({ firstName = '', lastName = '' }: { firstName?: string; lastName?: string }): string =>
  `${firstName} ${lastName}`.trim()

/** How it stands with each person. `opened`: the reader said why they open the file; scores are told only then, and to whoever may read reports. */
export async function shownCredit(
  deps: Deps,
  staff: LoggedIn | null,
  lead: LeadRow,
  opened: boolean,
): Promise<ShownStanding[]> {
  const standings = await creditStandings(deps, deps.db, lead)
  const names = await staffNames(
    deps.db,
    standings.flatMap(({ reports }) => reports.map(({ askedBy }) => askedBy)),
  )
  const scores = opened && staff !== null && mayDo(staff, 'open-report', lead)
  return standings.map(({ subject, consent, bar, reports }: CreditStanding) => ({
    personId: subject.personId,
    name: nameOf(subject.answers),
    consent: consent && { given: consent.given, at: consent.at.toISOString() },
    bar,
    reports: reports.map((row) => keptReport(deps, row, names.get(row.askedBy ?? '') ?? null, scores)),
  }))
}

function keptReport(deps: Deps, row: CreditReportRow, askedBy: string | null, scores: boolean): KeptReport {
  const { id, state, result, bureau, failure } = row
  return {
    id,
    state,
    askedAt: row.askedAt.toISOString(),
    askedBy,
    receivedAt: row.receivedAt?.toISOString() ?? null,
    expiresAt: row.expiresAt?.toISOString() ?? null,
    usable: isUsable(row, deps.clock()),
    readable: row.sealed !== null,
    result,
    bureau,
    failure,
    score: scores ? scoreOf(deps, row) : null,
  }
}

function scoreOf(deps: Deps, { id, leadId, facts }: CreditReportRow): number | null {
  if (facts === null) return null
  const text = whereReadable(deps, { lead: leadId, report: id }, () =>
    deps.keys.open(facts, reportPlace('facts', id)),
  )
  return text === null ? null : ((JSON.parse(text) as ReportFacts).score?.value ?? null)
}

export async function pullCredit(
  deps: Deps,
  staff: LoggedIn,
  { id, personId }: RequestOf<typeof declaredPull>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredPull>>> {
  const opened = await openedLeadFor(deps, staff, id, 'pull-credit')
  if (!opened.ok) return opened
  return changeLeadFor(deps, staff, id, 'pull-credit', async (tx, lead) => {
    const asked = await askReport(deps, tx, lead, personId, byStaff(staff, call))
    if (asked.ok) return done
    if (asked.refusal === 'unknown') return refused({ code: 'not-found' })
    // Somebody else asked for it meanwhile.
    if (asked.refusal === 'under-way' || asked.refusal === 'there') return refused({ code: 'done-already' })
    return refused({ code: 'not-possible-now' })
  })
}

export async function openReport(
  deps: Deps,
  staff: LoggedIn,
  { id, report }: RequestOf<typeof declaredOpen>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredOpen>>> {
  const found = await openedLeadFor(deps, staff, id, 'open-report')
  if (!found.ok) return found
  const row = await readCreditReport(deps.db, id, report)
  return row ? showReport(deps, { staff, lead: found.value, call }, row) : refused({ code: 'not-found' })
}

/** Somebody who opened the file today and may read its reports. */
export interface ReportReader {
  readonly staff: LoggedIn
  readonly lead: LeadRow
  readonly call: Call
}

/** The report of each person, the newest that is still kept; each is logged before it is shown. Refuses where one cannot be read now. */
export async function showReports(deps: Deps, reader: ReportReader): Promise<Answer<OpenedReport[]>> {
  const shown: OpenedReport[] = []
  for (const row of await keptReports(deps, reader.lead)) {
    const opened = await showReport(deps, reader, row)
    if (!opened.ok) return opened
    shown.push(opened.value)
  }
  return ok(shown)
}

/** The newest one of each person that can still be read. */
export async function keptReports(deps: Deps, lead: LeadRow): Promise<CreditReportRow[]> {
  const standings = await creditStandings(deps, deps.db, lead)
  return standings.flatMap(({ reports }) => reports.find(({ sealed }) => sealed !== null) ?? [])
}

async function showReport(
  deps: Deps,
  { staff, lead, call }: ReportReader,
  row: CreditReportRow,
): Promise<Answer<OpenedReport>> {
  const now = deps.clock()
  const standing = (await creditStandings(deps, deps.db, lead)).find(
    ({ subject }) => subject.personId === row.personId,
  )
  if (!row.sealed || !row.receivedAt || !row.expiresAt || !row.bureau) return refused({ code: 'not-found' })
  const read = await deps.threads.run('read-credit-report', {
    sealed: row.sealed,
    place: reportPlace('answer', row.id),
  })
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  const day = await detailToday<{ opening: OpenReason }>(deps.db, lead.id, 'file-opened', staff.id, now)
  if (!day) return refused({ code: 'reason-needed' })
  const person = row.personId
  const detail = { report: row.id, ...(person && { person }), purpose: day.opening }
  // Counted as a hidden answer is, and logged, before it is shown.
  const usedUp = await deps.db.transaction(async (tx) => {
    const refusal = await countUse(tx, deps, staff, 'reveals', call)
    const event = { leadId: lead.id, kind: 'credit-report-viewed', ...byStaff(staff, call), detail } as const
    if (!refusal) await addEvent(tx, event, now)
    return refusal
  })
  if (usedUp) return usedUp
  const answers = person ? (await readPerson(deps.db, lead.id, person))?.answers : lead.answers
  return ok({
    name: answers ? nameOf(answers) : '-',
    business: lead.answers.businessName ?? '',
    bureau: row.bureau,
    inquiry: 'soft',
    purpose: row.purpose,
    consentedAt: (standing?.consent?.at ?? row.askedAt).toISOString(),
    receivedAt: row.receivedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    usable: isUsable(row, now),
    openedFor: day.opening,
    openedBy: staff.name,
    report: read.value,
  })
}
