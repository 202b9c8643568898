// The staff session of a call: who asks, with which rights; starting and ending it; the door every staff call goes through.
import type { Endpoint } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import {
  mayIssueKeys,
  mayManageStaff,
  maySeeJobs,
  seesProposals,
  seesAffiliates,
  seesAll,
  type Scope,
  type StaffMember,
} from '#core/domain/access.ts'
import { ok, refused, type Refused } from '#core/ground/outcome.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { guardedRoute, type Door, type Route } from '#platform/http/mount.ts'
import { STAFF_COOKIE } from '#platform/http/staff-browser.ts'
import type { TakesStaff } from '#platform/http/takes.ts'
import { newCode } from '#platform/ids.ts'
import {
  endSession,
  readSession,
  startSession,
  touchSession,
  type StaffSession,
} from '#platform/store/staff-sessions.ts'
import { businessFor } from '../businesses/business-for.server.ts'
import { leadForAny } from '../applications/lead-for.server.ts'
import { countUse } from '../quotas.server.ts'
import { needsProof, proofNeeded } from './fresh-proof.ts'
import type { Me } from './login-contract.ts'

const COOKIE_SECONDS = 12 * 3600
const TOUCH_EVERY_MS = 60_000

/** A staff member with the session that they came with. */
export interface LoggedIn extends StaffMember {
  readonly name: string
  readonly email: string
  readonly token: string
  /** Cents that the auth key of this session is bound to; null for a login, and for a key that only reads. */
  readonly keyAmount: number | null
  readonly secondFactor: boolean
  readonly passwordIsTemporary: boolean
  /** When this person last proved a second factor in this session. */
  readonly provenAt: Date | null
  readonly bySignOn: boolean
  readonly hasPassword: boolean
}

const loggedIn = (session: StaffSession, token: string): LoggedIn => ({
  ...session,
  id: session.staffId,
  token,
})

/** Who is logged in on this call, or null. Moves the idle limit on. */
export async function staffOf(deps: Deps, call: Pick<Call, 'cookie'>): Promise<LoggedIn | null> {
  const token = call.cookie(STAFF_COOKIE)
  if (!token) return null
  const now = deps.clock()
  const session = await readSession(deps.db, token, now)
  if (!session) return null
  if (now.getTime() - session.seenAt.getTime() > TOUCH_EVERY_MS) await touchSession(deps.db, token, now)
  return loggedIn(session, token)
}

export interface NewSession {
  readonly staffId: string
  readonly scope: Scope
  readonly authKeyId?: string
  /** When the second factor was proven; null for a key, and for a login that has none yet. */
  readonly provenAt: Date | null
  readonly bySignOn?: boolean
}

/** Starts a session in place of the one that the browser brought, with a new token, and sets its cookie. */
export async function beginSession(
  tx: Queryable,
  call: Call,
  staff: NewSession,
  now: Date,
): Promise<LoggedIn> {
  const before = call.cookie(STAFF_COOKIE)
  if (before) await endSession(tx, before)
  const token = newCode()
  await startSession(tx, { ...staff, token, ip: call.ip, userAgent: call.userAgent }, now)
  call.setCookie(STAFF_COOKIE, token, COOKIE_SECONDS)
  const session = await readSession(tx, token, now)
  if (!session) throw new Error('a session that was just started is not there')
  return loggedIn(session, token)
}

/** What a session still needs before it opens the room: one by sign-on needs no password. */
export function owedBy(staff: LoggedIn): Me['next'] {
  if (staff.scope !== 'setup') return null
  if (staff.bySignOn) return staff.secondFactor ? 'code' : 'second-factor'
  return staff.passwordIsTemporary ? 'password' : 'second-factor'
}

export const meOf = (staff: LoggedIn): Me => ({
  id: staff.id,
  name: staff.name,
  email: staff.email,
  role: staff.role,
  scope: staff.scope,
  next: owedBy(staff),
  proves: staff.secondFactor ? 'code' : 'sign-on',
  hasPassword: staff.hasPassword,
  seesAll: seesAll(staff),
  seesJobs: maySeeJobs(staff),
  seesProposals: seesProposals(staff),
  seesAffiliates: seesAffiliates(staff),
  managesStaff: mayManageStaff(staff),
  issuesKeys: mayIssueKeys(staff),
})

type StaffHandler<Request, Response> = (
  deps: Deps,
  staff: LoggedIn,
  request: Request,
  call: Call,
) => Promise<Answer<Response>>

/** Lets in who is logged in and may do this; who still owes a second factor or a new password is not logged in for anything else. */
export const staffDoor =
  (deps: Deps, { may, handsOut }: TakesStaff): Door<LoggedIn> =>
  async (call) => {
    const staff = await staffOf(deps, call)
    if (!staff || !may(staff))
      return refused({ code: staff && staff.scope !== 'setup' ? 'not-allowed' : 'login-required' })
    return (handsOut && (await countExport(deps, staff, call))) || ok(staff)
  }

/** Refuses whoever asked for more files than one day allows. */
export const countExport = (deps: Deps, staff: LoggedIn, call: Call): Promise<Refused<Refusal> | null> =>
  deps.db.transaction((tx) => countUse(tx, deps, staff, 'exports', call))

/** A call for staff: who they are is judged before its body is read, what they do to which application before the handler runs. */
export const staffRoute = <Request, Response>(
  deps: Deps,
  endpoint: Endpoint<Request, Response>,
  takes: TakesStaff,
  handler: StaffHandler<Request, Response>,
): Route =>
  guardedRoute(
    endpoint,
    {
      takes,
      door: staffDoor(deps, takes),
      find: async (staff, request) => {
        const found = await mayDoAny(deps, staff, takes, request)
        return found.ok && takes.fresh && needsProof(staff, deps.clock()) ? proofNeeded : found
      },
    },
    (staff, request, call) => handler(deps, staff, request, call),
  )

async function mayDoAny(
  { db }: Deps,
  staff: LoggedIn,
  { actions, business, named }: TakesStaff,
  request: unknown,
): Promise<Answer<LoggedIn>> {
  const id = String((request as Readonly<Record<string, unknown>>)[named])
  if (business) {
    const found = await businessFor(db, staff, id, business)
    return found.ok ? ok(staff) : found
  }
  if (!actions.length) return ok(staff)
  const found = await leadForAny(db, staff, id, actions)
  return found.ok ? ok(staff) : found
}

/** What the audit log keeps of who did something, and from where. */
export const byStaff = (staff: Pick<LoggedIn, 'id'>, call: Pick<Call, 'ip' | 'userAgent'>) => ({
  actor: 'staff' as const,
  actorId: staff.id,
  ip: call.ip,
  userAgent: call.userAgent,
})

export const done = ok({ ok: true })
