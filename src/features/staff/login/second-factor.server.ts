// The second factor: six-digit codes of an authenticator application (RFC 6238), one step of tolerance, none twice.
import { generateSecret, generateSync, generateURI, verifySync } from 'otplib'
import { renderSVG } from 'uqr'
import type { Queryable } from '#platform/db/db.ts'
import type { KeyRing } from '#platform/keys.ts'
import { codeIn } from '#core/fields/one-time-code.ts'
import { takeTotpStep, type StaffRow } from '#platform/store/staff.ts'

const TOLERANCE_SECONDS = 30

const place = (staffId: string) => `staff.totp_secret:${staffId}`
const seconds = (now: Date) => Math.floor(now.getTime() / 1000)

/** A new secret: what to store, and what the person puts into the authenticator. */
export function newSecondFactor(
  keys: KeyRing,
  staff: { readonly id: string; readonly email: string },
  issuer: string,
) {
  const secret = generateSecret()
  const uri = generateURI({ issuer, label: staff.email, secret })
  return { secret, uri, qr: renderSVG(uri, { border: 2 }), sealed: keys.seal(secret, place(staff.id)) }
}

/** The code that an authenticator would show now. */
export const codeAt = (secret: string, now: Date): string => generateSync({ secret, epoch: seconds(now) })

/** Whether a code is right now and was not used before; a right one is used up. */
export async function takeCode(
  tx: Queryable,
  keys: KeyRing,
  staff: Pick<StaffRow, 'id' | 'totpSecret' | 'lastTotpStep'>,
  code: string,
  now: Date,
): Promise<boolean> {
  const token = codeIn(code)
  if (!staff.totpSecret || !token) return false
  const result = verifySync({
    secret: keys.open(staff.totpSecret, place(staff.id)),
    token,
    epoch: seconds(now),
    epochTolerance: TOLERANCE_SECONDS,
    ...(staff.lastTotpStep === null ? {} : { afterTimeStep: staff.lastTotpStep }),
  })
  return result.valid && 'timeStep' in result && takeTotpStep(tx, staff.id, result.timeStep)
}
