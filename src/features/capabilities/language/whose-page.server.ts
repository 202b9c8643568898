// Whose a page is, so that the language which is chosen on it becomes theirs: an application's owner, one other person, a business, an affiliate.
import { isId } from '#core/ground/id.ts'
import type { Language } from '#core/words/words.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { leadOfSession, readSessionCookie } from '#platform/http/lead-session.ts'
import { findNamedLink, linkInAddress } from '#platform/http/link-in-address.ts'
import { PORTAL_COOKIE } from '#platform/http/owner-cookies.ts'
import { idOf, type EventOf } from '#platform/store/events.ts'
import { handedOutBy, loggedWith, type LinkRow } from '#platform/store/links.ts'
import type { LanguageOf } from '#platform/store/chosen-languages.ts'
import { personsOf, readPerson } from '#platform/store/persons.ts'
import { leadsOfContact } from '#platform/store/portal-leads.ts'
import { readPortalSession } from '#platform/store/portal-sessions.ts'
import { openSignature, readSignature } from '#platform/store/signatures.ts'
import { languageOfSigner } from './signer-language.server.ts'

/** Whose language, and with what it is noted that it was chosen. */
export interface ChosenFor {
  readonly of: LanguageOf
  readonly noted: EventOf
}

/** The language of the applicant. */
export const ofApplication = (id: string): ChosenFor => ({ of: { whose: 'lead', id }, noted: { leadId: id } })

/**
 * Everybody whose own page it is; nobody where a member of staff had its link to copy, for then the browser may be theirs. `page`: its
 * path. The wizard is the page of the application whose session the browser holds, the portal that of every application of the contact.
 */
export async function whosePage(deps: Deps, page: string, call: Call): Promise<readonly ChosenFor[]> {
  const now = deps.clock()
  const named = linkInAddress(page)
  const link = named && (await findNamedLink(deps, named))
  if (link) return (await handedOutBy(deps.db, idsOf(link))) ? [] : ofLink(deps, link)
  if (/^\/business\/(?:apply|oauth-return)(?:\/|$)/.test(page)) {
    const session = await leadOfSession(deps, call)
    return session && !readSessionCookie(deps, call)?.copiedLink ? [ofApplication(session.id)] : []
  }
  const token = /^\/business\/portal(?:\/|$)/.test(page) ? call.cookie(PORTAL_COOKIE) : undefined
  const portal = token ? await readPortalSession(deps.db, token, now) : null
  return portal ? (await leadsOfContact(deps.db, portal, now)).map(({ id }) => ofApplication(id)) : []
}

const idsOf = (link: LinkRow) => ({ leadId: idOf(loggedWith(link)), id: link.id })

async function ofLink(deps: Pick<Deps, 'db' | 'keys'>, link: LinkRow): Promise<readonly ChosenFor[]> {
  const { subject, subjectId, leadId } = link
  const noted = loggedWith(link)
  if (subject === 'business')
    return [{ of: { whose: 'business', id: subjectId }, noted }, ...(leadId ? [ofApplication(leadId)] : [])]
  if (subject === 'affiliate') return [{ of: { whose: 'affiliate', id: subjectId }, noted }]
  if (!leadId) return []
  if (subject === 'person') return [{ of: { whose: 'person', id: subjectId, leadId }, noted }]
  const other = await otherSigner(deps, leadId, link)
  if (!other) return [ofApplication(leadId)]
  const person = (await personsOf(deps.db, leadId)).find(({ answers }) => answers.email === other.email)
  return [
    { of: { whose: 'signature', id: other.row.id, leadId }, noted },
    ...(person ? [{ of: { whose: 'person', id: person.id, leadId } as const, noted }] : []),
  ]
}

/** The signer whose part of a contract a link leads to, where that is not the applicant. */
async function otherSigner({ db, keys }: Pick<Deps, 'db' | 'keys'>, leadId: string, { detail }: LinkRow) {
  const id = String(detail.signature)
  const row = isId(id) ? await readSignature(db, leadId, id) : null
  const email = row ? openSignature(keys, row).email : ''
  return row && email ? { row, email } : null
}

/** The language of whoever a link is for, where that is one person besides the applicant; null where it is the applicant's page. */
export async function languageOfOther(
  deps: Pick<Deps, 'db' | 'keys'>,
  lead: { readonly id: string; readonly language: Language },
  link: LinkRow,
): Promise<Language | null> {
  if (link.subject === 'person')
    return (await readPerson(deps.db, lead.id, link.subjectId))?.language ?? lead.language
  const other = await otherSigner(deps, lead.id, link)
  return other && languageOfSigner(deps.db, other.row, other.email)
}
