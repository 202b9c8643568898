// One page of a statement as a picture, for staff who look at it beside its lines.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readingsOf } from '#features/capabilities/statement-analysis/readings-read.server.ts'
import { readDocument } from '#features/capabilities/uploads/read-document.server.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import type { LoggedIn } from '../login/session.server.ts'
import type { readStatementPage as declared } from './readings-contract.ts'

export async function readStatementPage(
  deps: Deps,
  staff: LoggedIn,
  { id, document, page }: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const found = await openedLeadFor(deps, staff, id, 'open-document')
  if (!found.ok) return found
  const read = (await readingsOf(deps, deps.db, id)).find(({ row }) => row.documentId === document)
  if (!read) return refused({ code: 'not-found' })
  const reader = { staffId: staff.id, ip: call.ip, userAgent: call.userAgent }
  const opened = await readDocument(deps, id, document, reader, { once: true })
  if (!opened.ok) return opened
  const { bytes, row } = opened.value
  const isSeen = read.base?.accounts.some((account) => account.isSeen) ?? false
  const isTurned = read.base?.turned?.includes(page) ?? false
  const drawn = await deps.threads.run('draw-page', { bytes, mime: row.mime, page, isSeen, isTurned })
  // Too many at once, or ended: the same page is worth another try.
  if (!drawn.ok && (drawn.refusal === 'busy' || drawn.refusal === 'stopped'))
    return refused({ code: 'not-possible-now' })
  const picture = drawn.ok ? drawn.value : null
  return ok({ picture: picture && { ...picture, png: Buffer.from(picture.png).toString('base64') } })
}
