// Keeps the bank history that the proven statements of an application make, so that they are analysed as a bank's lines are.
import { createHash } from 'node:crypto'
import { hasOffer } from '#core/domain/lead-stage.ts'
import { historyOfReadings } from '#core/domain/statement-history/history-of-readings.ts'
import { READER } from '#core/domain/statement-reader/read-statement.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { newId } from '#platform/ids.ts'
import { addJob, done, type JobResult } from '#platform/outbox/outbox.ts'
import { historyPlace } from '#platform/store/bank-data.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  addStatementHistory,
  dropStatementHistories,
  statementHistoryMadeOf,
} from '#platform/store/statement-histories.ts'
import { sliceHistory } from '#platform/threads/slice-history.ts'
import { askForLineBook } from '../bank-analysis/keep-line-book.server.ts'
import { readingsOf, type ReadingRead } from './readings-read.server.ts'

/** Raised where the same readings make another history. */
const MAKER = 1

/** After the readings of an application changed; safe to run again. A decision is asked for where a person looks at the application, or an offer stands. */
export async function keepStatementHistory(deps: Deps, leadId: string): Promise<JobResult> {
  const readings = await readingsOf(deps, deps.db, leadId)
  const madeOf = hashOf(readings)
  const before = await statementHistoryMadeOf(deps.db, leadId)
  if (before === madeOf) return done
  const history = historyOfReadings(readings.flatMap(({ reading }) => reading ?? []))
  if (!history && before === null) return done
  const id = newId(deps.clock())
  const packed =
    history &&
    (await deps.threads.run('pack-history', { ...(await sliceHistory(history)), place: historyPlace(id) }))
  if (packed && !packed.ok) return { retry: `packing a history of statements: ${packed.refusal}` }
  const kept = await deps.db.transaction(async (tx) => {
    const lead = await lockLead(tx, leadId)
    if (!lead || madeOf !== hashOf(await readingsOf(deps, tx, leadId))) return false
    const now = deps.clock()
    if (before !== null && (await isTakenBack(tx, leadId, readings))) await dropStatementHistories(tx, leadId)
    if (packed) await addStatementHistory(tx, { leadId, id, data: packed.value, madeOf }, now)
    else await dropStatementHistories(tx, leadId)
    await askForLineBook(tx, { leadId, lines: history?.transactions.length ?? 0 }, now)
    if (lead.stage === 'in-review' || hasOffer(lead.stage))
      await addJob(tx, { kind: 'decide-application', leadId }, now)
    return true
  })
  deps.nudge()
  return kept ? done : { retry: 'the statements changed meanwhile' }
}

const hashOf = (readings: readonly ReadingRead[]): string =>
  createHash('sha256')
    .update(`${MAKER}/${READER}/`)
    .update(
      readings
        .filter(({ reading }) => reading)
        .map(({ row, mended }) => `${row.documentId}@${row.readAt.toISOString()}${mended?.id ?? ''}`)
        .toSorted()
        .join(),
    )
    .digest('hex')

/** A statement was taken back since the history before: its lines stay nowhere. */
async function isTakenBack(
  tx: Queryable,
  leadId: string,
  readings: readonly ReadingRead[],
): Promise<boolean> {
  const rows = await tx.query<{ id: string }>(
    `select r.document_id as id from statement_reading r where r.lead_id = $1::uuid and r.sealed is not null`,
    [leadId],
  )
  const standing = new Set(readings.map(({ row }) => row.documentId as string))
  return rows.some(({ id }) => !standing.has(id))
}
