// Asks whoever sent a document for another one, once something is found wrong with it after they were told that it came.
import type { DocumentFault } from '#core/domain/document-quality.ts'
import { isAnswer, standingOf } from '#core/domain/document-standing.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { pick, type Language } from '#core/words/words.ts'
import { en } from '#core/words/upload-refusals/en.ts'
import { es } from '#core/words/upload-refusals/es.ts'
import { queueMessage } from '#features/capabilities/messages/queue-message.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import { documentsOf, type DocumentRow } from '#platform/store/documents.ts'
import type { LeadRow } from '#platform/store/leads.ts'

/** What is wrong with it, in the applicant's language: the first fault, which is the worst. */
export function whyAgain([fault]: readonly (DocumentFault | 'infected')[], language: Language): string {
  const words = pick({ en, es }, language)
  return fault ? words[`again.${fault}`] : words.again
}

/** What came within it came together: one letter asks, and the page that it opens lists all. */
const TOGETHER_MS = 10 * 60_000

/** They may have left the page that would have told. Nobody is asked for what another document answers, or for what staff sent. */
export async function askSenderAgain(
  tx: Queryable,
  deps: Deps,
  lead: LeadRow,
  { id, kind, uploadedBy, uploadedAt }: DocumentRow,
  faults: readonly (DocumentFault | 'infected')[],
): Promise<void> {
  if (uploadedBy === 'staff' || isClosed(lead.stage)) return
  const now = deps.clock()
  const others = (await documentsOf(tx, lead.id)).filter((other) => other.id !== id && other.kind === kind)
  if (kind !== 'bank-statement' && others.some((other) => standingOf(other, now) === 'fine')) return
  const together = (other: DocumentRow) =>
    Math.abs(other.uploadedAt.getTime() - uploadedAt.getTime()) < TOGETHER_MS
  if (others.some((other) => !isAnswer(standingOf(other, now)) && together(other))) return
  await queueMessage(tx, deps, lead, {
    template: 'document-request',
    values: { document: kind, message: whyAgain(faults, lead.language) },
  })
}
