// The applicant's session: a signed HttpOnly cookie that names one application and runs out.
import type { Deps } from '../deps.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import type { Call } from './call.ts'

export const LEAD_COOKIE = 'underway_application'
const DAYS = 30

/** Gives the browser the session of an application; needs nothing from the database. */
export function startLeadSession(deps: Deps, call: Call, leadId: string, epoch: number): void {
  const expires = Math.floor(deps.clock().getTime() / 1000) + DAYS * 86_400
  call.setCookie(LEAD_COOKIE, deps.keys.sign(`${leadId}.${epoch}.${expires}`), DAYS * 86_400)
}

/** The application's id of the session, or null when there is none, it ran out, or somebody else wrote it. */
export function leadOfSession(deps: Deps, call: Call): { id: string; epoch: number } | null {
  const cookie = call.cookie(LEAD_COOKIE)
  const [id, epoch, expires] = (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  if (!id || Number(expires) * 1000 < deps.clock().getTime()) return null
  return { id, epoch: Number(epoch) }
}

/** Whether this browser's session is that of an application (its id and epoch as a lead code names them). */
export function holdsSession(deps: Deps, call: Call, named: { id: string; epoch: number }): boolean {
  const session = leadOfSession(deps, call)
  return session?.id === named.id && session.epoch === named.epoch
}

/**
 * The application that a wire lead id names. `own`: whether the asking browser also holds its session (only then are masks and the
 * list of answered fields given). Null for a made-up, outdated or unknown id, all alike.
 */
export async function leadOfCode(
  deps: Deps,
  call: Call,
  code: string,
): Promise<{ lead: LeadRow; own: boolean } | null> {
  const read = deps.keys.readLeadCode(code.trim())
  if (!read) return null
  const lead = await readLead(deps.db, read.id)
  if (!lead || read.epoch !== lead.codeEpoch) return null
  return { lead, own: holdsSession(deps, call, read) }
}

/**
 * The application that a lead id of before a correction named, for a browser that has held its session. `current`: whether it holds the
 * present one, by the fresh link. Null for everybody else: to them such an id is none.
 */
export async function leadOfOldCode(
  deps: Deps,
  call: Call,
  code: string,
): Promise<{ lead: LeadRow; current: boolean } | null> {
  const read = deps.keys.readLeadCode(code.trim())
  const session = leadOfSession(deps, call)
  if (!read || session?.id !== read.id) return null
  const lead = await readLead(deps.db, read.id)
  if (!lead || lead.codeEpoch === read.epoch) return null
  return { lead, current: session.epoch === lead.codeEpoch }
}
