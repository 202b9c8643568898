// A browser that one member of staff has logged in with before: strangers who try their password elsewhere do not lock it out.
import { timingSafeEqual } from 'node:crypto'
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { newCode } from '#platform/ids.ts'

const DEVICE_COOKIE = 'underway_known_device'
const DAYS = 90

/** 'expiry.chance.mark': only we can make the mark, it holds for one account, and it names nobody. */
const marksOf = (deps: Deps, staffId: string, expires: string, chance: string): Buffer[] =>
  deps.keys.everyIndex(`${staffId}.${expires}.${chance}`, 'staff-device').map((mark) => Buffer.from(mark))

/** To be called when the password and the second factor were right. */
export function rememberDevice(deps: Deps, call: Call, staffId: string): void {
  const expires = String(Math.floor(deps.clock().getTime() / 1000) + DAYS * 86_400)
  const chance = newCode()
  const mark = marksOf(deps, staffId, expires, chance)[0]!.toString()
  call.setCookie(DEVICE_COOKIE, `${expires}.${chance}.${mark}`, DAYS * 86_400)
}

/** What tells this device from the others of the account; null when the account was never logged in with it, or long ago. */
export function knownDevice(deps: Deps, call: Pick<Call, 'cookie'>, staffId: string): string | null {
  const cookie = call.cookie(DEVICE_COOKIE) ?? ''
  const [expires = '', chance = '', mark = ''] = cookie.split('.')
  if (!/^\d+$/.test(expires) || Number(expires) * 1000 < deps.clock().getTime()) return null
  const given = Buffer.from(mark)
  const isOwn = marksOf(deps, staffId, expires, chance).some(
    (own) => given.length === own.length && timingSafeEqual(given, own),
  )
  return isOwn ? chance : null
}
