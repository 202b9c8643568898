// How often a login may be tried: tightly from one place, loosely over all places, and codes tightly wherever they come from.
import type { Deps } from '#platform/deps.ts'
import type { Call } from '#platform/http/call.ts'
import { networkOf } from '#platform/http/network.ts'
import type { Queryable } from '#platform/db/db.ts'
import {
  forgetFailures,
  giveAttemptBack,
  staffEmail,
  takeAttempt,
  type StaffRow,
} from '#platform/store/staff.ts'
import { knownDevice } from './known-device.server.ts'

const MINUTES = 15

/** Failures that one key (keyed hash) may have before it waits. */
interface Count {
  readonly key: string
  readonly failures: number
  /** Counts for many e-mails together, so what one of them got right does not excuse the others. */
  readonly shared?: true
}

/**
 * Where an attempt counts before anything of it is judged. A stranger's fills the count of their own address; of all addresses together
 * ten times as many are judged, so that nobody alone keeps the owner out. A device that the owner has logged in with has a count of its
 * own and none beside it. An e-mail that nobody has is counted alike.
 */
export function passwordCounts(deps: Deps, call: Call, email: string, staff: StaffRow | null): Count[] {
  const address = staffEmail(email)
  const count = (what: string, failures: number) => ({
    key: deps.keys.index(`${address}\0${what}`, 'staff-login'),
    failures,
  })
  const device = staff && knownDevice(deps, call, staff.id)
  if (device) return [count(`device ${device}`, 5)]
  return [
    count(`network ${networkOf(call.ip)}`, 5),
    count('everywhere', 50),
    networkCount(deps, call, 'passwords'),
  ]
}

/** One place that tries many e-mails, or keys, with a guess or two each. An office of known devices is not counted here. */
export const networkCount = (
  deps: Deps,
  call: Call,
  what: 'passwords' | 'keys' | 'sign-ons' | 'passkeys',
): Count => ({
  key: deps.keys.index(`${networkOf(call.ip)}\0${what}`, 'staff-login-network'),
  failures: 30,
  shared: true,
})

/** Only who has the password gets as far as a code, so this one keeps no owner out by strangers' doing. */
export const codeCount = (deps: Deps, staff: { readonly id: string }): Count => ({
  key: deps.keys.index(staff.id, 'staff-login-code'),
  failures: 5,
})

/** A session that was left open or stolen guesses no password by changing it. */
export const changeCount = (deps: Deps, staff: { readonly id: string }): Count => ({
  key: deps.keys.index(staff.id, 'staff-password-change'),
  failures: 5,
})

/** Takes one attempt from each count. Answers null, or in how many seconds there is one again; then none was taken. */
export async function takeAttempts(
  db: Queryable,
  counts: readonly Count[],
  now: Date,
): Promise<number | null> {
  for (const [at, { key, failures }] of counts.entries()) {
    const until = await takeAttempt(db, key, now, { failures, minutes: MINUTES })
    if (!until) continue
    await giveBack(db, counts.slice(0, at))
    return Math.ceil((until.getTime() - now.getTime()) / 1000)
  }
  return null
}

/** For attempts that were no failures. */
export async function giveBack(db: Queryable, counts: readonly Count[]): Promise<void> {
  for (const { key } of counts) await giveAttemptBack(db, key)
}

/** After a success: the earlier failures are forgotten, those of others are not. */
export async function forget(tx: Queryable, counts: readonly Count[]): Promise<void> {
  for (const { key, shared } of counts) await (shared ? giveAttemptBack(tx, key) : forgetFailures(tx, key))
}
