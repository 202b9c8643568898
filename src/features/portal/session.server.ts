// The portal's session of a call: whose it is, starting and ending it, and the doors that its calls go through.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer } from '#core/contract/refusals.ts'
import { isId } from '#core/ground/id.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { PORTAL_COOKIE } from '#platform/http/owner-cookies.ts'
import { guardedRoute, type Door, type Route } from '#platform/http/mount.ts'
import { loggedInOwner, ownersApplication } from '#platform/http/takes.ts'
import { newCode } from '#platform/ids.ts'
import type { LeadRow } from '#platform/store/leads.ts'
import type { ContactKey } from '#platform/store/portal-codes.ts'
import { leadOfContact } from '#platform/store/portal-leads.ts'
import {
  endPortalSession,
  LONGEST_HOURS,
  readPortalSession,
  startPortalSession,
  touchPortalSession,
  type PortalSession,
} from '#platform/store/portal-sessions.ts'

const TOUCH_EVERY_MS = 60_000

/** Starts a session in place of the one that the browser brought, with a new token. */
export async function beginPortalSession(
  tx: Queryable,
  call: Call,
  contact: ContactKey,
  now: Date,
): Promise<void> {
  const before = call.cookie(PORTAL_COOKIE)
  if (before) await endPortalSession(tx, before)
  const token = newCode()
  await startPortalSession(tx, { ...contact, token, ip: call.ip, userAgent: call.userAgent }, now)
  call.setCookie(PORTAL_COOKIE, token, LONGEST_HOURS * 3600)
}

const door =
  (deps: Deps): Door<PortalSession> =>
  async (call) => {
    const token = call.cookie(PORTAL_COOKIE)
    const now = deps.clock()
    const session = token ? await readPortalSession(deps.db, token, now) : null
    if (!session) return refused({ code: 'login-required' })
    if (now.getTime() - session.seenAt.getTime() > TOUCH_EVERY_MS)
      await touchPortalSession(deps.db, session.id, now)
    return ok(session)
  }

type OwnerHandler<Request, Response> = (
  deps: Deps,
  session: PortalSession,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** A call of whoever is logged in. */
export const ownerRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  handler: OwnerHandler<Request, Response>,
): Route =>
  guardedRoute(endpoint, { takes: loggedInOwner, door: door(deps) }, (session, request, call) =>
    handler(deps, session, request, call),
  )

/** An application with the session of its contact. */
export interface OwnersApplication {
  readonly session: PortalSession
  readonly lead: LeadRow
}

type ApplicationHandler<Request, Response> = (
  deps: Deps,
  found: OwnersApplication,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** A call about one application of the contact: another's, a made-up one and one whose changed contact does not act yet are 'not-found'. */
export const ownersApplicationRoute = <Request extends { readonly id: string }, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  handler: ApplicationHandler<Request, Response>,
): Route =>
  guardedRoute<PortalSession | OwnersApplication, Request, Response>(
    endpoint,
    {
      takes: ownersApplication,
      door: door(deps),
      find: async (session, request) => {
        const { id } = request as Request
        const owner = session as PortalSession
        const lead = isId(id) ? await leadOfContact(deps.db, owner, id, deps.clock()) : null
        return lead ? ok({ session: owner, lead }) : refused({ code: 'not-found' })
      },
    },
    (found, request, call) => handler(deps, found as OwnersApplication, request, call),
  )

export const done = ok({ ok: true })
