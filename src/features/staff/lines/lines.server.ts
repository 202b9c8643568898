// Staff read the lines of a file that they opened: the head once, written down as a look at bank data, then pages of one reading.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { readLines } from '#features/capabilities/bank-analysis/read-lines.server.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import type { KeyRing } from '#platform/keys.ts'
import { bankLabelsOf } from '#platform/store/bank-labels.ts'
import { addEvent } from '#platform/store/events.ts'
import { staffNames } from '#platform/store/lead-page.ts'
import { refusalOfThread } from '#platform/threads/thread-refusal.ts'
import { openedLeadFor } from '../applications/open-file.server.ts'
import { byStaff, type LoggedIn } from '../login/session.server.ts'
import type { listLines as declaredList, readLinesHead as declaredHead } from './lines-contract.ts'
import { accountPlace, foundIn, shownHead, shownPage, type Said, type SaidOfLines } from './shown-lines.ts'

export async function readLinesHead(
  deps: Deps,
  staff: LoggedIn,
  { id, account }: RequestOf<typeof declaredHead>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declaredHead>>> {
  const found = await openedLeadFor(deps, staff, id, 'view')
  if (!found.ok) return found
  // Logged before it is shown.
  await addEvent(deps.db, { leadId: id, kind: 'bank-viewed', ...byStaff(staff, call) }, deps.clock())
  const read = await readLines(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  if (!read.value) return ok({ lines: null })
  const { book, stamp } = read.value
  const place = accountPlace(book, account)
  if (place === null) return refused({ code: 'not-found' })
  return ok({ lines: shownHead(book, stamp, place) })
}

export async function listLines(
  deps: Deps,
  staff: LoggedIn,
  { id, account, stamp, from, filter }: RequestOf<typeof declaredList>,
): Promise<Answer<ResponseOf<typeof declaredList>>> {
  const found = await openedLeadFor(deps, staff, id, 'view')
  if (!found.ok) return found
  const read = await readLines(deps, id)
  if (!read.ok) return refused(refusalOfThread(read.refusal))
  // Only the head tells a stamp, and it is written down who read it. Another one: the data or staff's words changed meanwhile.
  if (read.value?.stamp !== stamp) return refused({ code: 'not-possible-now' })
  const { book } = read.value
  const place = accountPlace(book, account)
  if (place === null) return refused({ code: 'not-found' })
  const said = await saidOf(deps.db, deps.keys, id)
  return ok(shownPage(book, place, foundIn(book, place, filter), from, said))
}

/** What staff said of credits and of lines that were counted once, by the line's id; what was taken back is gone. */
async function saidOf(db: Queryable, keys: KeyRing, leadId: string): Promise<SaidOfLines> {
  const rows = await bankLabelsOf(db, keys, leadId)
  const names = await staffNames(
    db,
    rows.map(({ staffId }) => staffId),
  )
  const credits = new Map<string, Said>()
  const two = new Map<string, Said>()
  for (const { kind, says, lines, staffId, at } of rows) {
    if (kind === 'position') continue
    const said = kind === 'credit' ? credits : two
    for (const id of lines.transactionIds)
      if (says === null) said.delete(id)
      else
        said.set(id, {
          says,
          by: names.get(staffId) ?? null,
          at: at.toISOString(),
          reason: lines.reason ?? null,
        })
  }
  return { credits, two }
}
