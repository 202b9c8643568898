// Whose application a call is about: the code is a lead id or a link of the purposes that the call takes; without one, the session's.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import type { LinkPurpose } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '../deps.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import { findLink, type LinkRow } from '../store/links.ts'
import type { Call } from './call.ts'
import { leadOfCode, leadOfOldCode, leadOfSession } from './lead-session.ts'

export interface NamedApplication {
  readonly lead: LeadRow
  /** The asking browser holds the session of the application. */
  readonly own: boolean
  /** The link that named it; null when a lead id did. */
  readonly link: LinkRow | null
}

/** By a code where there is one, else by the session; refuses as `applicationNamed` does. */
export const applicationOf = (
  deps: Deps,
  call: Call,
  code: string,
  purposes: readonly LinkPurpose[] = [],
): Promise<Answer<NamedApplication>> =>
  code.trim() ? applicationNamed(deps, call, code, purposes) : applicationOfSession(deps, call)

/**
 * By its lead id or a link's code. Refuses with 'link-invalid' whatever is made up, expired, revoked, meant for another flow or a link of an ended application, all alike;
 * with 'link-renewed' a browser that has held the session of an application which now opens by a fresh link. Once that was opened there,
 * a lead id of before goes on as the present one.
 */
export async function applicationNamed(
  deps: Deps,
  call: Call,
  code: string,
  purposes: readonly LinkPurpose[] = [],
): Promise<Answer<NamedApplication>> {
  const byLead = await leadOfCode(deps, call, code)
  if (byLead) return ok({ ...byLead, link: null })
  const old = await leadOfOldCode(deps, call, code)
  if (old)
    return old.current ? ok({ lead: old.lead, own: true, link: null }) : refused({ code: 'link-renewed' })
  for (const purpose of purposes) {
    const link = await findLink(deps.db, deps.keys, code, purpose, deps.clock())
    const lead = link ? await readLead(deps.db, link.leadId) : null
    if (lead && !isClosed(lead.stage)) return ok({ lead, own: false, link })
  }
  return refused({ code: 'link-invalid' })
}

async function applicationOfSession(deps: Deps, call: Call): Promise<Answer<NamedApplication>> {
  const session = leadOfSession(deps, call)
  const lead = session ? await readLead(deps.db, session.id) : null
  if (!lead) return refused({ code: 'link-invalid' })
  return lead.codeEpoch === session?.epoch
    ? ok({ lead, own: true, link: null })
    : refused({ code: 'link-renewed' })
}
