// Looks at uploaded statements for signs that they were changed, each once, and compares them with the bank's own feed of the same account.
import { LOOK } from '#core/domain/statement-signs/find-signs.ts'
import type { Deps } from '#platform/deps.ts'
import { done, type JobResult } from '#platform/outbox/outbox.ts'
import { documentsOf } from '#platform/store/documents.ts'
import { lockLead } from '#platform/store/leads.ts'
import {
  feedPlace,
  keepFeedMatches,
  keepStatementLook,
  signsPlace,
  statementLooksOf,
} from '#platform/store/statement-readings.ts'
import { analysisSource, sealedHistories } from '../bank-analysis/read-analysis.server.ts'
import { openDocumentBytes } from '../uploads/read-document.server.ts'
import { readingsOf, type ReadingRead } from './readings-read.server.ts'

export async function lookAtStatements(deps: Deps, leadId: string): Promise<JobResult> {
  const looks = new Map((await statementLooksOf(deps.db, leadId)).map((row) => [row.documentId, row.look]))
  const documents = new Map((await documentsOf(deps.db, leadId)).map((row) => [row.id, row]))
  const readings = await readingsOf(deps, deps.db, leadId)
  for (const { row, base } of readings) {
    const document = documents.get(row.documentId)
    if (document?.mime !== 'application/pdf' || looks.get(row.documentId) === LOOK) continue
    const bytes = await openDocumentBytes(deps, document)
    if (!bytes) return { retry: 'the file store did not answer' }
    const accounts = base?.accounts ?? []
    const before = document.lockedUpdates ?? []
    const found = await deps.threads.run(
      'find-statement-signs',
      { bytes, accounts, before },
      { giveAway: true },
    )
    if (!found.ok && (found.refusal === 'busy' || found.refusal === 'stopped'))
      return { retry: `looking at a statement: ${found.refusal}` }
    // A file that breaks the parser, or keeps it too long, does so again.
    const signs =
      found.ok && found.value ? deps.keys.seal(JSON.stringify(found.value), signsPlace(row.documentId)) : null
    await deps.db.transaction(async (tx) => {
      await lockLead(tx, leadId)
      await keepStatementLook(tx, leadId, { documentId: row.documentId, look: LOOK, signs })
    })
  }
  return compareWithFeed(deps, leadId, readings)
}

/** Anew each time: the feed may have come, or come further, after the file. */
async function compareWithFeed(
  deps: Deps,
  leadId: string,
  readings: readonly ReadingRead[],
): Promise<JobResult> {
  const read = readings.flatMap(({ row, reading }) => (reading ? [{ row, reading }] : []))
  const source = read.length ? await analysisSource(deps, leadId) : null
  if (!source) return done
  const files = read.map(({ reading }) => reading.accounts)
  const matched = await deps.threads.run('match-feed', {
    histories: await sealedHistories(deps, source),
    files,
  })
  if (!matched.ok) return { retry: `statements were not compared with the feed: ${matched.refusal}` }
  await deps.db.transaction(async (tx) => {
    await lockLead(tx, leadId)
    for (const [at, { row }] of read.entries()) {
      const { documentId } = row
      const own = matched.value[at] ?? []
      const feed = own.length ? deps.keys.seal(JSON.stringify(own), feedPlace(documentId)) : null
      await keepFeedMatches(tx, leadId, { documentId, feed })
    }
  })
  return done
}
