// Whose bank a call is about: by lead id, by a link's code, by this browser's session. Everything that follows is checked against it.
import type { Answer } from '#core/contract/refusals.ts'
import { isClosed } from '#core/domain/lead-stage.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { applicationOf } from '#platform/http/lead-of-link.ts'
import type { LeadRow } from '#platform/store/leads.ts'

export interface Who {
  readonly lead: LeadRow
  /** The application's own browser, or one that came by a link to this very thing. */
  readonly own: boolean
  /** Named by a link that a representative or a message gave out, not by the wizard. */
  readonly byLink: boolean
}

/** `given`: what the request names, a lead id or a link's code; null = nothing. */
export type WhoIs = (deps: Deps, call: Call, given: string | null) => Promise<Answer<Who>>

/** Answers for both: the wizard's lead ids and session, and the codes of links that ask for a bank. */
export const whoAsks: WhoIs = async (deps, call, given) => {
  const named = await applicationOf(deps, call, given ?? '', ['bank-verification'])
  if (!named.ok) return named
  const { lead, own, link } = named.value
  return ok({ lead, own: own || link !== null, byLink: link !== null })
}

/** The same for a change, which takes the application's own browser or a link to it; an application that has ended takes no bank any more. */
export const whoMayChange =
  (whoIs: WhoIs): WhoIs =>
  async (deps, call, given) => {
    const who = await whoIs(deps, call, given)
    if (who.ok && !who.value.own) return refused({ code: 'session-needed' })
    return who.ok && isClosed(who.value.lead.stage) ? refused({ code: 'closed-application' }) : who
  }

interface Naming {
  readonly sf_leadid?: string | null
  readonly sfleadid?: string | null
  readonly link?: string | null
  readonly model?: { readonly sfleadid?: string | null } | null
}

/** What a request names, by the spellings of the flows; a link's code goes first, since a flow may send an old lead id along. */
export const namedIn = (request: Naming): string | null =>
  request.link || request.sf_leadid || request.sfleadid || request.model?.sfleadid || null
