// Says which month a statement is of that was sent before, without sending it again.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { mayTakeBack } from '#core/domain/documents.ts'
import { monthOf } from '#core/ground/dates.ts'
import { easternDay } from '#core/ground/eastern-day.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { fill, pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import type { Deps } from '#platform/deps.ts'
import type { Application } from '#platform/http/application-door.ts'
import type { Call } from '#platform/http/call.ts'
import {
  lockDocument,
  nameOf,
  noteMonths,
  statementMonths,
  type DocumentRow,
} from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import type { statementMonth } from './contract.ts'
import { isStatementMonth } from './fileinfo.ts'
import { monthName, monthNames } from './month-name.ts'
import { followStatements } from './settle-statements.server.ts'

/** Of one's own statements only, by a link of those that came by it, and until somebody has judged them. */
export async function tellStatementMonth(
  deps: Deps,
  { lead, link }: Application,
  { document, month }: RequestOf<typeof statementMonth>,
  { ip, userAgent, language }: Call,
): Promise<Answer<ResponseOf<typeof statementMonth>>> {
  const now = deps.clock()
  if (!isStatementMonth(month, monthOf(easternDay(now)))) {
    const { month: message } = pick({ en, es }, language)
    return refused({
      code: 'invalid-fields',
      errors: [{ field: 'month', message }],
      extra: { detail: message },
    })
  }
  const told = await deps.db.transaction(async (tx) => {
    const locked = await lockLead(tx, lead.id)
    const row = await lockDocument(tx, lead.id, document)
    if (!locked || !row || row.removedAt || row.kind !== 'bank-statement') return null
    // Whoever may take it back may say what it is; somebody has judged the others, or they came by another way.
    if (!mayTakeBack(row, { stage: locked.stage, byLink: link?.id ?? null })) return 'judged'
    if (row.months.join() !== month) {
      await noteMonths(tx, row, [month])
      const detail = { document: row.id, month, before: row.months, link: link?.id ?? null }
      const event = { leadId: lead.id, actor: 'applicant', ip, userAgent } as const
      await addEvent(tx, { ...event, kind: 'statement-month-corrected', detail }, now)
    }
    const months = await statementMonths(tx, lead.id)
    await followStatements(tx, lead.id, months, now)
    return { months, notes: noteOf(deps, row, month, language) }
  })
  if (!told) return refused({ code: 'not-found' })
  if (told === 'judged') {
    const { judged: detail } = pick({ en, es }, language)
    return refused({ code: 'done-already', extra: { detail } })
  }
  deps.nudge()
  return ok({ statement_months: told.months, notes: told.notes })
}

function noteOf(deps: Deps, row: DocumentRow, month: string, language: Language): string[] {
  const { months } = row
  if (!months.length || months.join() === month) return []
  const { otherMonth } = pick({ en, es }, language)
  return [
    fill(otherMonth, {
      name: nameOf(deps, row),
      from: monthNames(months, language),
      month: monthName(month, language),
    }),
  ]
}
