// A browser in which staff are logged in never acts as the owner: what it may call, and in whose name it opens an owner's link.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Refusal } from '#core/contract/refusals.ts'
import type { Deps } from '../deps.ts'
import type { DoneBy } from '../store/events.ts'
import { readSession, type StaffSession } from '../store/staff-sessions.ts'
import type { Call } from './call.ts'

export const STAFF_COOKIE = 'underway_staff'
/** Tells the page that it is only looked at here. */
export const READ_ONLY_HEADER = 'underway-read-only'

/** The staff session of this browser, whatever it was opened for; null without one. Asks the database only where there is a cookie. */
const staffInBrowser = async (deps: Deps, call: Pick<Call, 'cookie'>): Promise<StaffSession | null> => {
  const token = call.cookie(STAFF_COOKIE)
  return token ? readSession(deps.db, token, deps.clock()) : null
}

/** What a call does to an owner's application: nothing (staff's own calls, public wordings), reading or writing it. */
type OwnersCall = 'none' | 'reads' | 'writes'

/** A POST writes unless its declaration says that it only reads; a GET the other way round. */
export function ownersCallOf({
  method,
  path,
  reads,
  writes: getWrites,
}: Pick<Endpoint, 'method' | 'path' | 'reads' | 'writes'>): OwnersCall {
  if (/^\/api\/(?:staff|demo|legal|aggregation|services|doc)\//.test(path)) return 'none'
  return (method === 'GET' ? getWrites === true : !reads) ? 'writes' : 'reads'
}

/**
 * The rule for every call of an owner's pages: where staff are logged in it may read, and is told so by a header; what it would write is
 * refused with 'staff-reads-only' (null = may go on).
 */
export async function staffReadsOnly(deps: Deps, call: Call, does: OwnersCall): Promise<Refusal | null> {
  if (does === 'none' || !(await staffInBrowser(deps, call))) return null
  call.setHeader(READ_ONLY_HEADER, 'staff')
  return does === 'writes' ? { code: 'staff-reads-only' } : null
}

/** In whose name a link is opened: the owner's, unless staff are logged in here. */
export async function openerOf(deps: Deps, call: Call): Promise<DoneBy> {
  const staff = await staffInBrowser(deps, call)
  const from = { ip: call.ip, userAgent: call.userAgent }
  return staff ? { actor: 'staff', actorId: staff.staffId, ...from } : { actor: 'applicant', ...from }
}
