// The applicant's session: a signed HttpOnly cookie that names one application, runs out, and can be ended before.
import type { Deps } from '../deps.ts'
import { newCode } from '../ids.ts'
import type { Queryable } from '../db/db.ts'
import { proveByLink } from '../store/contact-proofs.ts'
import { endSession, hasEnded, type LeadSession } from '../store/ended-sessions.ts'
import { readLead, type LeadRow } from '../store/leads.ts'
import type { Call } from './call.ts'

export const LEAD_COOKIE = 'underway_application'
const DAYS = 30

type Session = LeadSession & { readonly epoch: number }

/** The link that a session was opened by, in one of two ways. */
type OpenedBy = Partial<Pick<LeadSession, 'copiedLink' | 'mailedLink'>>

/**
 * Gives the browser the session of an application; needs nothing from the database. `copiedLink`: the id of the link that it was opened
 * by, where a member of staff had that to copy: the browser may be theirs, and what it changes of a contact waits (docs/decisions/025).
 * `mailedLink`: the same of every other link, so that the first thing done by it proves where it was sent (docs/decisions/102).
 */
export function startLeadSession(
  deps: Deps,
  call: Call,
  { id, codeEpoch }: Pick<LeadRow, 'id' | 'codeEpoch'>,
  { copiedLink = null, mailedLink = null }: OpenedBy = {},
): void {
  const expiresAt = new Date(deps.clock().getTime() + DAYS * 86_400_000)
  setSession(deps, call, { leadId: id, epoch: codeEpoch, expiresAt, id: newCode(), copiedLink, mailedLink })
}

function setSession(
  { keys, clock }: Pick<Deps, 'keys' | 'clock'>,
  call: Call,
  { leadId, epoch, expiresAt, id, copiedLink, mailedLink }: Session,
): void {
  const links = mailedLink ? [copiedLink ?? '', mailedLink] : copiedLink ? [copiedLink] : []
  const expires = Math.floor(expiresAt.getTime() / 1000)
  const cookie = keys.sign([leadId, epoch, expires, id, ...links].join('.'))
  call.setCookie(LEAD_COOKIE, cookie, expires - Math.floor(clock().getTime() / 1000))
}

/**
 * Something was done in this session, by a person: whoever opened it reads where its link was sent. Opening alone proves nothing, since mail
 * scanners open links. Costs a statement once; the session then forgets the link.
 */
export async function proveBySession(
  db: Queryable,
  deps: Pick<Deps, 'keys' | 'clock'>,
  call: Call,
  session: Session | null,
): Promise<void> {
  if (!session?.mailedLink) return
  await proveByLink(db, { subjectId: session.leadId, id: session.mailedLink }, deps.clock())
  setSession(deps, call, { ...session, mailedLink: null })
}

/** The application whose session a cookie of ours names, ended or not: only to choose the words of a refusal by. */
export function readSessionCookie(deps: Deps, call: Call): Session | null {
  const cookie = call.cookie(LEAD_COOKIE)
  const [leadId, epoch, expires, id, copiedLink, mailedLink] =
    (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  if (!leadId || !id || Number(expires) * 1000 < deps.clock().getTime()) return null
  const expiresAt = new Date(Number(expires) * 1000)
  const links = { copiedLink: copiedLink || null, mailedLink: mailedLink || null }
  return { leadId, id, epoch: Number(epoch), expiresAt, ...links }
}

/** The application's id of the session, or null when there is none, it ran out or was ended, or somebody else wrote it. */
export async function leadOfSession(deps: Deps, call: Call): Promise<{ id: string; epoch: number } | null> {
  const session = readSessionCookie(deps, call)
  if (!session || (await hasEnded(deps.db, session))) return null
  return { id: session.leadId, epoch: session.epoch }
}

/** This browser's session if it names an application (its id and epoch as a lead code names them), ended or not. */
export function sessionFor(deps: Deps, call: Call, named: { id: string; epoch: number }): Session | null {
  const session = readSessionCookie(deps, call)
  return session?.leadId === named.id && session.epoch === named.epoch ? session : null
}

async function holdsSession(deps: Deps, call: Call, named: { id: string; epoch: number }): Promise<boolean> {
  const session = sessionFor(deps, call, named)
  return session !== null && !(await hasEnded(deps.db, session))
}

/** Ends this browser's session on the server too: a copy of its cookie opens nothing any more. */
export async function endLeadSession(deps: Deps, call: Call): Promise<void> {
  const session = readSessionCookie(deps, call)
  if (session) await endSession(deps.db, session)
  if (call.cookie(LEAD_COOKIE)) call.clearCookie(LEAD_COOKIE)
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
  return { lead, own: await holdsSession(deps, call, read) }
}

/**
 * The application that a lead id from before a correction named, for a browser that has held its session. `current`: whether it holds the
 * present one, by the fresh link. Null for everybody else: to them such an id is none.
 */
export async function leadOfOldCode(
  deps: Deps,
  call: Call,
  code: string,
): Promise<{ lead: LeadRow; current: boolean } | null> {
  const read = deps.keys.readLeadCode(code.trim())
  const session = await leadOfSession(deps, call)
  if (!read || session?.id !== read.id) return null
  const lead = await readLead(deps.db, read.id)
  if (!lead || lead.codeEpoch === read.epoch) return null
  return { lead, current: session.epoch === lead.codeEpoch }
}
