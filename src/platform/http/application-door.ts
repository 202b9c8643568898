// Whose application a call is about, and whether it may be asked for: the one door of every call, page and upload of an applicant.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { linkRule } from '#core/domain/links.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '../deps.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import { findLink, type LinkRow } from '../store/links.ts'
import type { Call } from './call.ts'
import { leadOfCode, leadOfOldCode, leadOfSession } from './lead-session.ts'
import type { TakesApplication } from './takes.ts'

export interface Application {
  readonly lead: LeadRow
  /** The asking browser holds its session, or came by a link to this very thing. */
  readonly own: boolean
  /** The link that named it; null when a lead id or the session did. */
  readonly link: LinkRow | null
}

/** An application that was opened by a link. */
export type LinkVisit = Application & { readonly link: LinkRow & { readonly leadId: string } }

/**
 * The application that a code names, or the session where there is none, if the call takes it. Refuses with 'link-invalid' whatever is
 * made up, expired, revoked, meant for another flow or a link that ended with its application, all alike; with 'link-renewed' a browser
 * that has held the session of an application which now opens by a fresh link (once that was opened there, an earlier lead id goes on as
 * the present one); with 'session-needed' a bare lead id where more is asked; with 'closed-application' one that has ended.
 */
export async function findApplication(
  deps: Deps,
  call: Call,
  takes: TakesApplication,
  code: string,
): Promise<Answer<Application>> {
  const found = code.trim() ? await named(deps, call, takes, code) : await ofSession(deps, call, takes)
  if (!found.ok) return found
  const { lead, own, link } = found.value
  if (!own && !takes.by.includes('lead-id')) return refused({ code: 'session-needed' })
  if (!link && takes.records === 'open' && isClosed(lead.stage))
    return refused({ code: 'closed-application' })
  return found
}

async function named(
  deps: Deps,
  call: Call,
  takes: TakesApplication,
  code: string,
): Promise<Answer<Application>> {
  if (takes.by.length) {
    const byLead = await leadOfCode(deps, call, code)
    if (byLead) return ok({ ...byLead, link: null })
    const old = await leadOfOldCode(deps, call, code)
    if (old && (old.current || takes.by.includes('former')))
      return ok({ lead: old.lead, own: old.current, link: null })
    if (old) return refused({ code: 'link-renewed' })
  }
  const link = takes.links.length ? await findLink(deps.db, deps.keys, code, takes.links, deps.clock()) : null
  const lead = link?.leadId ? await readLead(deps.db, link.leadId) : null
  if (link && lead && (linkRule(link.purpose).outlivesEnd || !isClosed(lead.stage)))
    return ok({ lead, own: true, link })
  return refused({ code: 'link-invalid' })
}

async function ofSession(deps: Deps, call: Call, takes: TakesApplication): Promise<Answer<Application>> {
  const session = takes.by.includes('session') ? await leadOfSession(deps, call) : null
  const lead = session ? await readLead(deps.db, session.id) : null
  if (!lead) return refused({ code: 'link-invalid' })
  const current = lead.codeEpoch === session?.epoch
  if (current || takes.by.includes('former')) return ok({ lead, own: current, link: null })
  return refused({ code: 'link-renewed' })
}
