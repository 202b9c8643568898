// The list of applications that a staff member may see, filtered, ordered, page by page.
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { seesAll } from '#core/domain/access.ts'
import { isStage } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import {
  countByStage,
  listLeads,
  readCursor,
  writeCursor,
  type ListFilter,
  type ListRow,
} from '#platform/store/lead-list.ts'
import type { LoggedIn } from '../login/session.server.ts'
import { noteListRead } from '../note-list.server.ts'
import type { listApplications as declared, ListItem } from './list-contract.ts'

export async function listApplications(
  deps: Deps,
  staff: LoggedIn,
  request: RequestOf<typeof declared>,
  call: Call,
): Promise<Answer<ResponseOf<typeof declared>>> {
  const filter = filterOf(deps, staff, request)
  const sort = request.sort ?? 'newest'
  const cursor = request.cursor ? readCursor(request.cursor, sort) : null
  if (!filter || (request.cursor && !cursor)) return refused({ code: 'malformed-request' })
  const { rows, next } = await listLeads(deps.db, filter, sort, cursor)
  const { search, state, stage, assigned, affiliate } = request
  const narrowed = sort !== 'newest' || Boolean(state || stage || assigned || affiliate)
  const read = {
    list: 'applications' as const,
    search,
    narrowed,
    cursor: request.cursor,
    found: rows.length,
  }
  const usedUp = await noteListRead(deps, staff, read, call)
  if (usedUp) return usedUp
  return ok({
    items: rows.map(shown),
    next: next && writeCursor(next),
    counts: cursor ? null : await countByStage(deps.db, filter),
  })
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function filterOf(deps: Deps, staff: LoggedIn, request: RequestOf<typeof declared>): ListFilter | null {
  const { state, stage, assigned, affiliate } = request
  if (stage && !isStage(stage)) return null
  if (assigned && assigned !== 'mine' && assigned !== 'nobody' && !uuid.test(assigned)) return null
  if (affiliate && !uuid.test(affiliate)) return null
  // The code of an application, as applicants and links have it, finds it too.
  const named = deps.keys.readLeadCode(request.search?.trim() ?? '')
  return {
    visibleTo: seesAll(staff) ? null : staff.id,
    search: named?.id ?? request.search,
    state: state?.toUpperCase(),
    stage: stage && isStage(stage) ? stage : undefined,
    assigned: assigned === 'mine' ? staff.id : assigned,
    affiliate,
  }
}

const shown = (row: ListRow): ListItem => ({
  id: row.id,
  name: row.businessName || row.ownerName,
  owner: row.ownerName,
  amount: row.requestedAmount,
  stage: row.stage,
  state: row.state,
  bankState: row.bankState,
  createdAt: row.createdAt.toISOString(),
  assigned: row.assignedTo ? { id: row.assignedTo, name: row.assignedName ?? '' } : null,
})
