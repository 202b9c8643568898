// Staff who sign on through the issuer: beginning it, what comes back of it, and the code that it may still owe.
import { timingSafeEqual } from 'node:crypto'
import type { RequestOf, ResponseOf } from '#core/contract/endpoint.ts'
import type { Answer, Refusal } from '#core/contract/refusals.ts'
import { hasFactor, pathAfterSignOn } from '#core/domain/sign-on.ts'
import { ok, refused } from '#core/ground/outcome.ts'
import { en } from '#core/words/staff/en.ts'
import { es } from '#core/words/staff/es.ts'
import { pick } from '#core/words/words.ts'
import type { Queryable } from '#platform/db/db.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newCode } from '#platform/ids.ts'
import { personsWait, type Fault } from '#platform/providers/faults.ts'
import type { SignedOn, SignOnPort, SignOnSecrets } from '#platform/providers/sign-on/port.ts'
import { addStaffEvent, readStaff } from '#platform/store/staff.ts'
import { noteProof } from '#platform/store/staff-sessions.ts'
import * as store from '#platform/store/sign-on.ts'
import { rememberDevice } from './known-device.server.ts'
import { enter, provesFactor } from './log-in.server.ts'
import { codeCount, forget, giveBack, networkCount, takeAttempts } from './login-attempts.server.ts'
import type * as contract from './login-contract.ts'
import { beginSession, meOf, owedBy, staffOf, type LoggedIn } from './session.server.ts'
import { memberOf } from './signed-on-member.server.ts'

const COOKIE = 'underway_sign_on'
const COOKIE_SECONDS = 600
/** Seconds that the issuer's clock may be behind ours. */
const CLOCKS_APART = 60

const redirectUri = (deps: Deps) => `${deps.publicUrl}/business/staff/sign-on`

/** Made of the token that the browser alone has: nothing that is stored would finish a sign-on. */
const secretsOf = ({ keys }: Deps, token: string): SignOnSecrets => ({
  state: keys.index(token, 'sign-on-state'),
  nonce: keys.index(token, 'sign-on-nonce'),
  verifier: keys.index(token, 'sign-on-verifier'),
})

export const waysIn = ({ config, signOn }: Deps): ResponseOf<typeof contract.waysIn> => ({
  password: config.passwordLogin,
  signOn: signOn?.name ?? null,
})

export const beginSignOn = (
  deps: Deps,
  { path }: { path: string },
  call: Call,
): Promise<Answer<{ address: string }>> => begin(deps, call, { path, staffId: null })

export const beginProof = (
  deps: Deps,
  staff: LoggedIn,
  { path }: { path: string },
  call: Call,
): Promise<Answer<{ address: string }>> => begin(deps, call, { path, staffId: staff.id })

async function begin(
  deps: Deps,
  call: Call,
  { path, staffId }: { readonly path: string; readonly staffId: string | null },
): Promise<Answer<{ address: string }>> {
  if (!deps.signOn) return refused({ code: 'feature-off' })
  const token = newCode()
  const address = await deps.signOn.begin({
    ...secretsOf(deps, token),
    redirectUri: redirectUri(deps),
    fresh: staffId !== null,
    language: call.language,
  })
  if (!address.ok) return refused(toldOf(deps, address.refusal))
  await store.beginSignOn(deps.db, { token, path: pathAfterSignOn(path), staffId }, deps.clock())
  call.setCookie(COOKIE, token, COOKIE_SECONDS)
  return ok({ address: address.value })
}

export async function finishSignOn(
  deps: Deps,
  request: RequestOf<typeof contract.finishSignOn>,
  call: Call,
): Promise<Answer<ResponseOf<typeof contract.finishSignOn>>> {
  const { signOn } = deps
  if (!signOn) return refused({ code: 'feature-off' })
  const now = deps.clock()
  const counts = [networkCount(deps, call, 'sign-ons')]
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  const token = call.cookie(COOKIE)
  const secrets = secretsOf(deps, token ?? '')
  // One that another page sent here, or that was begun in another browser, leaves the one of this browser as it is.
  if (!token || !isSame(request.state, secrets.state)) return refused({ code: 'sign-on-over' })
  const begun = await store.takeSignOn(deps.db, token, now)
  call.clearCookie(COOKIE)
  if (!begun) return refused({ code: 'sign-on-over' })
  const { code, iss, error } = request
  const came = await signOn.finish({
    ...secrets,
    redirectUri: redirectUri(deps),
    answer: { code, iss, error },
  })
  if (!came.ok) {
    // What the issuer could not answer is nobody's guess.
    if (isAway(came.refusal)) await giveBack(deps.db, counts)
    return refused(toldOf(deps, came.refusal))
  }
  const done = begun.staffId
    ? await proveBySignOn(deps, call, begun, came.value, now)
    : await enterBySignOn(deps, signOn, call, came.value, now)
  deps.nudge()
  if (!done.ok) return done
  await forget(deps.db, counts)
  return ok({ me: meOf(done.value), path: begun.path })
}

/** Lets the person of a sign-on in: at once where the issuer says that a second factor was given, else to ours. */
async function enterBySignOn(
  deps: Deps,
  { rules }: SignOnPort,
  call: Call,
  who: SignedOn,
  now: Date,
): Promise<Answer<LoggedIn>> {
  const entered = await deps.db.transaction(async (tx): Promise<Answer<LoggedIn>> => {
    const member = await memberOf(tx, rules, who, call, now)
    if (!member.ok) return member
    const factor = hasFactor(rules, who.factors)
    const session = {
      staffId: member.value.id,
      scope: factor ? ('full' as const) : ('setup' as const),
      provenAt: factor ? notAfter(who.provenAt, now) : null,
      bySignOn: true,
    }
    return ok(await enter(tx, call, session, now))
  })
  if (entered.ok && entered.value.scope === 'full') rememberDevice(deps, call, entered.value.id)
  return entered
}

/** A fresh proof: the same person, asked just now, with the issuer's second factor. */
async function proveBySignOn(
  deps: Deps,
  call: Call,
  { staffId, begunAt }: store.BegunSignOn,
  who: SignedOn,
  now: Date,
): Promise<Answer<LoggedIn>> {
  const staff = await staffOf(deps, call)
  if (!staff || staff.scope !== 'full' || staff.id !== staffId) return refused({ code: 'login-required' })
  const member = await store.staffByIdentity(deps.db, who)
  if (member?.id !== staff.id) return refused({ code: 'sign-on-other' })
  const earliest = begunAt.getTime() - CLOCKS_APART * 1000
  const provenAt = notAfter(who.provenAt, now)
  if (!hasFactor(deps.signOn!.rules, who.factors) || !provenAt || provenAt.getTime() < earliest)
    return refused({ code: 'sign-on-no-proof' })
  await deps.db.transaction(async (tx) => {
    await noteProof(tx, staff.token, provenAt)
    const event = { staffId: staff.id, kind: 'proof-by-sign-on', actorId: staff.id, ip: call.ip }
    await addStaffEvent(tx, event, now)
  })
  return ok({ ...staff, provenAt })
}

/** The code of our second factor after a sign-on that came without the issuer's. */
export async function giveCode(
  deps: Deps,
  staff: LoggedIn,
  { code }: RequestOf<typeof contract.giveCode>,
  call: Call,
): Promise<Answer<contract.Me>> {
  if (owedBy(staff) !== 'code') return refused({ code: 'done-already' })
  const now = deps.clock()
  const counts = [codeCount(deps, staff)]
  const wait = await takeAttempts(deps.db, counts, now)
  if (wait !== null) return refused({ code: 'too-many', retryAfterSeconds: wait })
  const session = await deps.db.transaction(async (tx: Queryable) => {
    const row = await readStaff(tx, staff.id)
    if (!row || !(await provesFactor(tx, deps, row, { code }, call))) return null
    await forget(tx, counts)
    const next = { staffId: staff.id, scope: 'full' as const, provenAt: now, bySignOn: true }
    return beginSession(tx, call, next, now)
  })
  deps.nudge()
  if (!session) {
    const message = pick({ en, es }, call.language).wrongCode
    return refused({ code: 'invalid-fields', errors: [{ field: 'code', message }] })
  }
  rememberDevice(deps, call, staff.id)
  return ok(meOf(session))
}

/** An issuer whose clock is ahead proves nothing for longer. */
const notAfter = (at: Date | null, now: Date): Date | null => (at && at > now ? now : at)

function isSame(given: string, own: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(own)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const isAway = ({ kind }: Fault): boolean => kind === 'unavailable' || kind === 'rate-limited'

/** What the person reads of a fault; what the operator must mend is told to the log. */
function toldOf({ log }: Deps, fault: Fault): Refusal {
  const { kind, vendorCode } = fault
  if (isAway(fault)) return { code: 'provider-unavailable', retryAfterSeconds: personsWait(fault) }
  if (vendorCode === 'access_denied') return { code: 'sign-on-cancelled' }
  if (fault.ours || kind === 'malformed')
    log.error(
      { cause: vendorCode, kind },
      'a sign-on failed: look at the settings OIDC_... and at the issuer',
    )
  return { code: 'sign-on-failed' }
}
