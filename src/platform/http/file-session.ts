// The session of one file: a signed HttpOnly cookie that names the link it was opened by, and ends with that link.
import type { Deps } from '../deps.ts'
import { newCode } from '../ids.ts'
import type { LinkRow } from '../store/links.ts'
import type { Call } from './call.ts'

const FILE_COOKIE = 'underway_file'
const HOURS = 12

/** Lets the browser read the file that a link is about, for half a day at most. */
export function startFileSession(deps: Deps, call: Pick<Call, 'setCookie'>, link: Pick<LinkRow, 'id'>): void {
  const expires = Math.floor(deps.clock().getTime() / 1000) + HOURS * 3600
  call.setCookie(FILE_COOKIE, deps.keys.sign([link.id, expires, newCode()].join('.')), HOURS * 3600)
}

/** The id of the link that this browser's session was opened by; null without one, or when it ran out. */
export function linkOfFileSession(deps: Deps, call: Pick<Call, 'cookie'>): string | null {
  const cookie = call.cookie(FILE_COOKIE)
  const [linkId, expires] = (cookie ? deps.keys.unsign(cookie) : null)?.split('.') ?? []
  return linkId && Number(expires) * 1000 > deps.clock().getTime() ? linkId : null
}

export const endFileSession = (call: Pick<Call, 'clearCookie'>): void => call.clearCookie(FILE_COOKIE)
