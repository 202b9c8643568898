// The job behind an analysis of statements: opens a book, hands the files over one by one, waits, and keeps what it came to.
import { isDoubtful, type StatementFigures } from '#core/domain/statement-figures.ts'
import type { Deps } from '#platform/deps.ts'
import { afterFault } from '#platform/outbox/after-fault.ts'
import { done, type JobResult, type JobRunner } from '#platform/outbox/outbox.ts'
import type { Fault } from '#platform/providers/faults.ts'
import type { StatementAnalysisPort } from '#platform/providers/statement-analysis/port.ts'
import { documentRow } from '#platform/store/documents.ts'
import { addEvent } from '#platform/store/events.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  changeStatementAnalysis,
  figuresPlace,
  readStatementAnalysis,
  type StatementAnalysisRow,
} from '#platform/store/statement-analyses.ts'
import { openDocumentBytes } from '../uploads/read-document.server.ts'
import { askStatementAnalysis } from './ask-analysis.server.ts'

const LOOK_AGAIN_S = 120
/** An analysis takes minutes, by people at the vendor hours. */
const MOST_HOURS = 72

export const analyseStatements =
  (deps: Deps): JobRunner<'analyse-statements'> =>
  async ({ leadId, payload, attempt }) => {
    if (!payload.analysis) return ask(deps, leadId)
    const row = await readStatementAnalysis(deps.db, leadId, payload.analysis)
    const port = deps.statementAnalysis
    if (!row || row.state === 'received' || row.state === 'failed') return done
    if (port?.name !== row.vendor) return fail(deps, row, { kind: 'rejected', vendorCode: 'off' })
    const late = deps.clock().getTime() - row.askedAt.getTime() > MOST_HOURS * 3_600_000
    if (late) return fail(deps, row, { kind: 'unavailable', vendorCode: 'too-late' })
    const sent = row.state === 'sent' ? row : await send(deps, port, row, attempt)
    return 'state' in sent ? look(deps, port, sent) : sent
  }

async function ask(deps: Deps, leadId: string): Promise<JobResult> {
  await deps.db.transaction(async (tx) => {
    if (await lockLead(tx, leadId)) await askStatementAnalysis(deps, tx, leadId)
  })
  deps.nudge()
  return done
}

/** Hands over what the vendor has not taken yet; answers the row as it is then, or how to go on after a fault. */
async function send(
  deps: Deps,
  port: StatementAnalysisPort,
  row: StatementAnalysisRow,
  attempt: number,
): Promise<StatementAnalysisRow | JobResult> {
  let { book } = row
  if (!book) {
    // A name is taken for good: one whose answer was lost is not asked for again.
    const opened = await port.open(`underway ${row.id} ${String(attempt)}`)
    if (!opened.ok) return goOn(deps, row, opened.refusal)
    book = opened.value.book
    await changeStatementAnalysis(deps.db, row, { book })
  }
  const taken = [...row.taken]
  const unread = [...row.unread]
  for (const id of row.documents) {
    if (taken.includes(id) || unread.includes(id)) continue
    const document = await documentRow(deps.db, row.leadId, id)
    // Taken back by its sender meanwhile.
    if (!document || document.removedAt) {
      unread.push(id)
      continue
    }
    const bytes = await openDocumentBytes(deps, document)
    if (!bytes) return { retry: 'the file store did not answer' }
    const added = await port.add(book, { id, mime: document.mime, bytes })
    if (!added.ok) {
      await changeStatementAnalysis(deps.db, row, { taken, unread })
      return goOn(deps, row, added.refusal)
    }
    ;(added.value === 'added' ? taken : unread).push(id)
  }
  await changeStatementAnalysis(deps.db, row, {
    taken,
    unread,
    ...(taken.length && { state: 'sent' as const }),
  })
  if (!taken.length) return fail(deps, row, { kind: 'rejected', vendorCode: 'unreadable' })
  return { ...row, book, taken, unread, state: 'sent' }
}

async function look(deps: Deps, port: StatementAnalysisPort, row: StatementAnalysisRow): Promise<JobResult> {
  const answer = await port.look(row.book!)
  if (!answer.ok) return goOn(deps, row, answer.refusal)
  if (answer.value === 'pending') return { wait: 'the statements are being read', afterSeconds: LOOK_AGAIN_S }
  const figures: StatementFigures = {
    ...answer.value,
    unread: [...new Set([...row.unread, ...answer.value.unread])],
  }
  const now = deps.clock()
  const sealed = deps.keys.seal(JSON.stringify(figures), figuresPlace(row.id))
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, row.leadId)
    if (!(await changeStatementAnalysis(tx, row, { state: 'received', receivedAt: now, sealed }))) return
    const detail = {
      analysis: row.id,
      accounts: figures.accounts.length,
      doubtful: isDoubtful(figures),
      unread: figures.unread.length,
    }
    await addEvent(tx, { leadId: row.leadId, kind: 'statements-analysed', actor: 'provider', detail }, now)
  })
  return done
}

/** A vendor that is away is waited for; what it refuses ends the analysis. */
const goOn = async (deps: Deps, row: StatementAnalysisRow, fault: Fault): Promise<JobResult> =>
  fault.kind === 'rejected' || fault.kind === 'malformed' || fault.kind === 'needs-login'
    ? fail(deps, row, fault)
    : afterFault(row.vendor, 'statement analysis', fault)

async function fail(deps: Deps, row: StatementAnalysisRow, fault: Fault): Promise<JobResult> {
  const { leadId, id } = row
  const failure = fault.vendorCode ?? fault.kind
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    if (!(await changeStatementAnalysis(tx, row, { state: 'failed', failure }))) return
    const detail = { analysis: id, fault: fault.kind, code: failure }
    await addEvent(tx, { leadId, kind: 'statement-analysis-failed', actor: 'provider', detail }, deps.clock())
  })
  return fault.ours ? afterFault(row.vendor, 'statement analysis', fault) : done
}
