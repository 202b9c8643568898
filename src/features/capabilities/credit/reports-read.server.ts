// The credit reports that a decision on an application may rest on, as far as they can be opened.
import type { ReportFacts, ReportRead } from '#core/domain/credit-report/report-facts.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { creditReportsOf, reportPlace } from '#platform/store/credit-reports.ts'
import { whereReadable } from '#platform/store/lead-secrets.ts'
import { personsOf } from '#platform/store/persons.ts'
import { isUsable } from './ask-report.server.ts'

/** The newest one of each person that has not expired; of who is none of the application any more, none. */
export async function reportsRead(
  deps: Pick<Deps, 'keys' | 'log' | 'clock'>,
  db: Queryable,
  leadId: string,
): Promise<ReportRead[]> {
  const now = deps.clock()
  const present = new Set<string | null>([null, ...(await personsOf(db, leadId)).map(({ id }) => id)])
  const read: ReportRead[] = []
  for (const row of await creditReportsOf(db, leadId)) {
    if (!isUsable(row, now) || !present.delete(row.personId)) continue
    const { id, facts } = row
    const text = whereReadable(deps, { lead: leadId, report: id }, () =>
      deps.keys.open(facts!, reportPlace('facts', id)),
    )
    if (text !== null) read.push({ ...(JSON.parse(text) as ReportFacts), ofApplicant: row.personId === null })
  }
  return read
}
