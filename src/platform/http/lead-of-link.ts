// Whose application a call of a link flow is about: the code is a lead id or a link of that flow's purpose; without one, the session's.
import type { LinkPurpose } from '#core/domain/links.ts'
import type { Deps } from '../deps.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import { findLink, type LinkRow } from '../store/links.ts'
import type { Call } from './call.ts'
import { leadOfCode, leadOfSession } from './lead-session.ts'

export interface NamedApplication {
  readonly lead: LeadRow
  /** The asking browser holds the session of the application. */
  readonly own: boolean
  /** The link that named it; null when a lead id did. */
  readonly link: LinkRow | null
}

/** Null for whatever is made up, expired, revoked or meant for another flow, all alike. */
export async function applicationOf(
  deps: Deps,
  call: Call,
  code: string,
  purpose?: LinkPurpose,
): Promise<NamedApplication | null> {
  if (!code) return applicationOfSession(deps, call)
  const byLead = await leadOfCode(deps, call, code)
  if (byLead) return { ...byLead, link: null }
  if (!purpose) return null
  const link = await findLink(deps.db, deps.keys, code, purpose, deps.clock())
  const lead = link ? await readLead(deps.db, link.leadId) : null
  return lead ? { lead, own: false, link } : null
}

async function applicationOfSession(deps: Deps, call: Call): Promise<NamedApplication | null> {
  const session = leadOfSession(deps, call)
  const lead = session ? await readLead(deps.db, session.id) : null
  return lead && lead.codeEpoch === session?.epoch ? { lead, own: true, link: null } : null
}
