// The browser that signed up, for 15 minutes: a signed cookie that names one affiliate (specification 2, section 9).
import { SIGNUP_MS } from '#core/domain/affiliates.ts'
import { isId, type Id } from '#core/ground/id.ts'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'

const COOKIE = 'underway_affiliate'
const KIND = 'affiliate-signup'

export function startSignupSession(deps: Deps, call: Call, id: string): void {
  const ends = deps.clock().getTime() + SIGNUP_MS
  call.setCookie(COOKIE, deps.keys.sign(`${KIND}.${id}.${ends}`), SIGNUP_MS / 1000)
}

/** The affiliate's id; null without a session, after its time, and for a cookie that is not ours or of another kind. */
export function signupOf(deps: Deps, call: Call): Id | null {
  const cookie = call.cookie(COOKIE)
  const [kind, id = '', ends] = (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  return kind === KIND && isId(id) && Number(ends) > deps.clock().getTime() ? id : null
}
