// The months of a statement whose sender and whose text told none: taken from its reading, where that is proven.
import { monthsOfPeriods } from '#core/domain/statement-text.ts'
import { monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf, noteMonths, statementMonths } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import { followStatements } from '../uploads/settle-statements.server.ts'
import { readingsOf } from './readings-read.server.ts'

/** After the readings of an application changed; safe to run again. What was told before stands. */
export async function noteReadMonths(deps: Deps, leadId: string): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (!lead) return
    const now = deps.clock()
    const currentMonth = monthOf(easternDay(now))
    const readings = new Map((await readingsOf(deps, tx, leadId)).map((each) => [each.row.documentId, each]))
    let isNew = false
    for (const document of await documentsOf(tx, leadId)) {
      if (document.kind !== 'bank-statement' || document.months.length) continue
      const accounts = readings.get(document.id)?.reading?.accounts ?? []
      const proven = accounts.filter(({ isProven, kind }) => isProven && kind !== 'loan' && kind !== 'card')
      const months = monthsOfPeriods(proven, currentMonth)
      if (!months.length) continue
      await noteMonths(tx, document, months)
      const detail = { document: document.id, months }
      await addEvent(tx, { leadId, kind: 'statement-months-read', actor: 'system', detail }, now)
      isNew = true
    }
    // Whoever has it for a look keeps it, though two files turn out to be of one month.
    if (isNew && lead.stage === 'bank-needed')
      await followStatements(tx, leadId, await statementMonths(tx, leadId), now)
  })
}
